import type { Delicate, Heard } from "#understanding/heard.ts";
import { answerTo } from "../sayings/answers.ts";
import { alarmWords, otherLanguageWords, refusalOf } from "../sayings/refusals.ts";
import { flag, say, sayExactly, type Turn } from "../turn/turn.ts";

/** After these, the rest of the turn is ignored: it is about other people, or tries to give orders. */
const swallowing: readonly Delicate[] = ["instructions", "otherClients", "dial", "fraud"];

/** What is said before the conversation goes on: help, refusals, answers to questions. */
export function withPrefaces(turn: Turn, heard: Heard): Turn {
  const { fullName } = turn.context.professional;
  let next = turn;
  if (heard.alarm) next = flag(sayExactly(next, alarmWords(heard.alarm, fullName)), heard.alarm);
  if (heard.otherLanguage && !next.state.flags.includes("other language")) {
    const words = otherLanguageWords[heard.otherLanguage];
    if (words) next = flag(sayExactly(next, words), "other language");
  }
  // Only the first is answered.
  const [delicate] = heard.delicate;
  if (delicate) next = flag(sayExactly(next, refusalOf(delicate, fullName)), delicate);
  for (const question of heard.questions.slice(0, 2)) {
    const words = answerTo(question, next.context);
    next = question === "areYouHuman" ? sayExactly(next, words) : say(next, words);
  }
  return next;
}

/** The turn without its delicate parts. */
export function withoutDelicate(heard: Heard): Heard {
  if (heard.alarm === "abuse" || !heard.delicate.some((one) => swallowing.includes(one)))
    return heard;
  return {
    ...heard,
    wants: heard.wants.filter((want) => want === "human" || want === "goodbye"),
    answer: null,
    when: null,
    choice: null,
    durationMinutes: null,
    purpose: null,
    name: null,
    email: null,
    phone: null,
    code: null,
    corrects: [],
    declines: [],
  };
}

/** Whether the rest of the turn can continue the conversation. */
export function saysMore(heard: Heard): boolean {
  return (
    heard.wants.length > 0 ||
    heard.answer !== null ||
    heard.when !== null ||
    heard.choice !== null ||
    heard.durationMinutes !== null ||
    heard.name !== null ||
    heard.email !== null ||
    heard.phone !== null ||
    heard.code !== null ||
    heard.corrects.length > 0 ||
    heard.declines.length > 0
  );
}
