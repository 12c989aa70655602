import type { Day } from "#understanding/calendar.ts";
import type { Expecting } from "#understanding/heard.ts";
import type { BankCaller } from "../../../banks/shape.ts";
import type { TalkLine } from "../web-channel.ts";
import { type Appointment, changesOf, type Change } from "./calendar.ts";
import { filled, languageOf, offersIn } from "./places.ts";
import { reacting } from "./reactions.ts";

/** One line of a caller, null before the first, what was answered, and what that changed in the calendar. */
export type Turn = {
  says: string | null;
  answer: readonly string[];
  asked: Expecting;
  changes: readonly Change[];
};

/** What the player needs besides the caller: the day, the code of the own appointment, and a look at the calendar. */
export type Stage = {
  today: Day;
  code: string | null;
  look: () => Promise<readonly Appointment[]>;
};

/**
 * Plays a caller until the conversation ends, they have nothing more to say or they have lost patience. A page has no
 * event for silence: nothing is sent, and the caller either speaks up or leaves.
 */
export async function playBankCaller(
  talk: Pick<TalkLine, "last" | "say">,
  caller: BankCaller,
  { today, code, look }: Stage,
): Promise<Turn[]> {
  const spoken = caller.channel === "spoken";
  const next = reacting(caller.reactions);
  // After an answer without words, as to "mhm", what was said before it still stands.
  let words = wordsOf(talk);
  const fill = (line: string) => {
    const { suggestions } = talk.last;
    const language = caller.family === "Spanish" ? languageOf(line) : "en";
    const offers = offersIn(suggestions, words.join(" "));
    return filled(line, { today, code, offers, spoken, language });
  };
  const turns: Turn[] = [{ says: null, answer: words, asked: talk.last.expecting, changes: [] }];
  let calendar = await look();
  let line = fill(caller.opens);
  let wasSilent = false;
  for (let lines = 0; line !== null && lines < caller.bears; lines += 1) {
    const isSilent = line.trim() === "";
    if (isSilent && wasSilent) break;
    wasSilent = isSilent;
    if (!isSilent) {
      await talk.say(line);
      const answer = wordsOf(talk);
      if (answer.length > 0) words = answer;
      const before = calendar;
      calendar = await look();
      const changes = changesOf(before, calendar);
      turns.push({ says: line, answer, asked: talk.last.expecting, changes });
      if (talk.last.outcome !== null) break;
    }
    line = next({ asked: talk.last.expecting, words: words.join(" ") }, fill);
  }
  return turns;
}

function wordsOf({ last }: Pick<TalkLine, "last">): string[] {
  return last.lines.filter(({ speaker }) => speaker === "assistant").map(({ words }) => words);
}
