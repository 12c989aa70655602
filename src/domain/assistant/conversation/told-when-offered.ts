import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { isBareMessage, tellsOfHome } from "#understanding/understand.ts";
import type { Turn } from "../turn/turn.ts";
import { hasDay, hasTime } from "./wish.ts";

const toPassOn = new RegExp(
  source`
    \b(?:relay|convey|(?:hand|pass|forward)(?:ed|ing)? (?:(?:it|this|that|my \w+|the \w+) )?(?:on|over|along)
    |forward (?:it
    |this|that|my)|put (?:it|this|that) in writing|(?:write|put|get|take|jot|note) (?:it|this|that) down
    |on (?:the )?record
    |(?<!\b(?:no|not|without|of) (?:a )?)message)\b|^\W*(?:(?:just|only|well|so|it's|it is|say
    |tell) )*that (?:the|my|i|we|our
    |his|her|there|it)\b`,
  "i",
);
// What a doubt about a stop could be about; "never" and "in writing" alone are not.
const reachesSomeone =
  /\b(?:call|text|mail|e-?mail|contact|phone|ring|bother|reach|number|list|leave)/i;
const wordsTold = 7;

/** Whether an appointment or a message was just offered. */
function wasOffered({ state: { expecting, lastSaid } }: Turn): boolean {
  return expecting === "want" && /\bmessage\b.*\?$/.test(lastSaid.at(-1) ?? "");
}

/** Whether such a line has the message in it, and does not only announce one. */
export function tellsIt(turn: Turn, { inEnglish: text }: Heard): boolean {
  return wasOffered(turn) && !isBareMessage(text) && text.trim().split(/\s+/).length >= fewestTold;
}

const fewestTold = 6;

/**
 * What is told after "…, or leave a message?" is the message, whatever is in it: to be passed on in so many words, or a
 * line that asks and wishes nothing else.
 */
export function asTold(turn: Turn, heard: Heard): Heard {
  if (!wasOffered(turn) || heard.wants.some((one) => one !== "book" && one !== "human"))
    return heard;
  const { inEnglish: text, when, questions, delicate, answer, purpose, wants, choice } = heard;
  if (when !== null && hasDay(when) && hasTime(when)) return heard;
  const length = text.trim().split(/\s+/).length;
  const isQuiet = questions.length + delicate.length + wants.length === 0 && answer === null;
  const isStory = isQuiet && choice === null && purpose === null && !tellsOfHome(text);
  const isTold = isStory && when === null && length >= wordsTold && !/\?\s*$/.test(text);
  if (!isTold && !(toPassOn.test(text) && length > 2)) return heard;
  return {
    ...heard,
    mayStop: heard.mayStop && reachesSomeone.test(text),
    wants: ["message"],
    answer: null,
    when: null,
    choice: null,
    purpose: null,
    questions: [],
    delicate: [],
  };
}

const toldThat = new RegExp(
  source`
    ^(?:(?:just|only|well|so|okay|please|yes|no|um|uh|it's|its)[ ,]+)*that (?:the|my|our|his|her|their|i|i'm|we|we're|he
    |she|it|it's|there|there's|they|nobody|somebody|somebody's) (?:\S+ ){2,}\S+`,
  "i",
);

/** "Just that the binder is ready": a message, also where it was only said among other things that one can be left. */
export function saysThat({ state }: Turn, { inEnglish, questions, when }: Heard): boolean {
  const { expecting, lastSaid, flow } = state;
  const isOffered = lastSaid.some((words) => /\bmessages?\b/.test(words));
  if (!isOffered || (flow !== "open" && flow !== "message") || expecting !== "want") return false;
  return questions.length === 0 && when === null && toldThat.test(inEnglish.trim());
}
