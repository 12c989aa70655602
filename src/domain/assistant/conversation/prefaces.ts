import type { Delicate, Heard, Want } from "#understanding/heard.ts";
import { answerTo } from "../sayings/answers.ts";
import { alarmWords, otherLanguageWords, refusalAgainOf, refusalOf } from "../sayings/refusals.ts";
import { flag, say, sayExactly, type Turn } from "../turn/turn.ts";
import { understand } from "../understand.ts";
import { listeningOf } from "./listening-of.ts";
import { source } from "#understanding/text.ts";

/** These are about other people, or give orders: nothing in the same part of a turn counts. */
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
  if (delicate) next = flag(sayExactly(next, refusal(turn, delicate)), delicate);
  for (const question of answered(turn, heard)) {
    const words = answerTo(question, next.context);
    next = question === "areYouHuman" ? sayExactly(next, words) : say(next, words);
  }
  return next;
}

/** A refusal that was just said comes in other words. */
function refusal({ state, context }: Turn, delicate: Delicate): string {
  const words = refusalOf(delicate, context.professional.fullName);
  return state.lastSaid.includes(words) ? refusalAgainOf(delicate) : words;
}

/** The questions that are answered: at most two, and what it can do says enough where no services are known. */
function answered({ context }: Turn, { questions }: Heard): readonly Heard["questions"][number][] {
  const isEnough = questions.includes("whatCanYouDo") && context.professional.services === null;
  return questions.filter((one) => one !== "services" || !isEnough).slice(0, 2);
}

/**
 * The turn without its delicate parts: "who took my ten thirty, fine, give me 9:30" still chooses 9:30. Where the parts
 * cannot be told apart, or orders are given, nothing of it counts.
 */
export function withoutDelicate(turn: Turn, heard: Heard): Heard {
  if (heard.alarm === "abuse" || !isSwallowed(heard)) return heard;
  const rest = heard.delicate.includes("instructions") ? null : restOf(turn, heard);
  const { wants, questions } = heard;
  const kept = wants.filter((want) => want === "human" || want === "goodbye");
  if (!rest) return { ...cleared(heard), wants: kept };
  // A yes beside something refused commits nothing.
  const answer = turn.state.expecting === "confirm" ? null : rest.answer;
  // Of an appointment that is to be moved no other is booked; at a read-back nothing is changed this way.
  const isOwn = rest.wants.includes("move") || rest.wants.includes("cancel");
  const follows = isOwn && turn.state.expecting !== "confirm" ? ofOwn : isOwn ? kept : mayFollow;
  const wanted = [...new Set([...kept, ...rest.wants.filter((want) => follows.includes(want))])];
  return { ...rest, text: heard.text, delicate: heard.delicate, wants: wanted, questions, answer };
}

const mayFollow: readonly Want[] = ["book", "human", "goodbye"];
const ofOwn: readonly Want[] = ["move", "cancel", "human", "goodbye"];

function isSwallowed({ delicate }: Heard): boolean {
  return delicate.some((one) => swallowing.includes(one));
}

// Where one part of a turn ends and another begins.
const seams = new RegExp(
  source`
    [.,;:!?]+\s+|\s+(?=(?:fine|okay|ok|alright|all right|well|anyways?|so|and|but|just|never ?mind|forget it
    |whatever|either way|in that case|(?:can|could|may) (?:i|we)|i(?:'d| would| want| need| will|'ll)|give me
    |put me|book me|how about|what about|my (?:name|number|email|phone) is|bueno|pero|entonces|y|deme|quiero
    |quisiera)\b)`,
  "i",
);

/** The parts of a turn that are not delicate, read by themselves; null where there are none. */
function restOf({ state, context }: Turn, heard: Heard): Heard | null {
  const listening = listeningOf(state, context);
  const read = (words: string) => understand(words, { ...listening, language: heard.language });
  const parts = heard.text.split(seams).filter((part) => part.trim() !== "");
  const plain = parts.filter((part) => !isSwallowed(read(part)));
  if (plain.length === 0 || plain.length === parts.length) return null;
  const rest = read(plain.join(", "));
  return isSwallowed(rest) || rest.alarm !== null ? null : rest;
}

function cleared(heard: Heard): Heard {
  return {
    ...heard,
    wants: [],
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
