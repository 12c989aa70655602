import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import type { Turn } from "../turn/turn.ts";
import { existingIn } from "./own-appointment.ts";

/**
 * "Take it off" and "remove it" are no wish to hear no more while an appointment is being canceled: "it" is that one, and
 * so is "me" where nothing is said of calls, messages or a list.
 */
export function asUndone(turn: Turn, heard: Heard): Heard {
  const { flow, expecting, memory, askedStop } = turn.state;
  const isCanceling = flow === "cancel" || memory.own?.isAsked === true;
  const isStop = heard.wants.includes("optOut") || heard.mayStop;
  if (askedStop || !(isStop || isCanceling)) return heard;
  const last = heard.inEnglish
    .split(/[.!?;,]\s/)
    .at(-1)!
    .trim();
  // Read back, the cancellation is agreed to with such words, even where they sounded like no stop.
  const isOfIt = isCanceling && (isStop || memory.own?.isAsked === true || expecting === "confirm");
  const isBare = undone.test(heard.inEnglish.trim());
  const isUndone = isOfIt && (isBare || (undone.test(last) && !ofReaching.test(heard.inEnglish)));
  const isAway = isStop && takesAway(turn, heard, isCanceling);
  return isUndone || isAway ? { ...heard, wants: ["cancel"], mayStop: false } : heard;
}

/** "I won't be there Wednesday at ten, so scratch me off": off the calendar. */
function takesAway(turn: Turn, heard: Heard, isCanceling: boolean): boolean {
  const { email, phone, inEnglish: text } = heard;
  if (email !== null || phone !== null || ofReaching.test(text)) return false;
  if (isCanceling) return offOfIt.test(text);
  const said = existingIn(turn, heard);
  return ofTime.test(text) && (said.isMentioned || said.isHindered);
}

const offOfIt = new RegExp(
  source`
    \b(?:off|out) (?:of )?(?:there|that|it|this|the (?:calendar|schedule|books?))\b
    |\b(?:scratch|cross|strike|wipe) (?:me|us)\b`,
  "i",
);
const ofTime = /\b(?:(?:mon|tues|wednes|thurs|fri)day|o'?clock|noon|appointment|\d|tomorrow)/i;
const ofReaching = new RegExp(
  source`
    \b(?:call|text|txt|e-?mail|mail|contact|messag|msg|phone|number|lists?\b|bother|reach|stop|quit|unsub|opt\b
    |database
    |records?\b|spam|market|letter|send|hear|alone|dnc|solicit|data\b|info|anymore|any more|ever\b)`,
  "i",
);

const undone = new RegExp(
  source`
    ^(?:(?:yes|yeah|yep|yup|ya|yah|mhm|ok|okay|sure|please|pls|you bet|absolutely|exactly|perfect|right|correct
    |go ahead|and|just|then|so|oh|well|now|do|ma'?am|sir|hon(?:ey)?|dear|it is|can you|could you|you can
    |(?:that|this|it)(?:'?s| is)(?: (?:it|right|correct|fine|good|the one|that one|mine))|that one|i said)[\s,.!]+
    )*(?:take|remove|delete|get|strike|wipe
    |cross|scratch|drop|pull|knock|clear) (?:it|that|this|(?:my|the|our|that|this|her|his|their) (?:[a-z]+ 
    )?(?:appointment|appt|meeting|booking|slot|visit|one))(?: (?:off|out|away|down|from))?(?: there)?(?:[\s,.!]+
    (?:please
    |pls|thanks|thank you|then|now|for me|yes))*[\s.!]*$`,
  "i",
);
