import { pattern } from "../text.ts";
import type { Evidence } from "./evidence.ts";
import { isOtherStop, noTranscriptAt, optOutAt } from "./refusals.ts";

/** What a line says about being contacted: nothing, a wish that it stops, or something that may be one. */
export type Stop = "stop" | "doubt" | null;

// Where the lists found a stop, little has to speak for it; without them much, and between is a doubt.
const enoughWithWords = 0.3;
const enoughAlone = 0.75;
const enoughToAsk = 0.3;

// Somebody else stopped, or the speaker wants it to go on.
const ofOthers = pattern`
  \b(?:(?:agent|realtor|lender|broker|officer|bank|he|she|they|nobody|no one|person|guy|lady|people) (?:just |never
  |suddenly |has |have |then )*(?:quit|stopped|stops|ceased)|(?:why|how come|when) (?:did|have|are|do) (?:you|she
  |he|they) (?:stop|stopped|quit)|(?:do not|never|please not|not) (?:ever )?(?:stop|quit)
  |(?:did not|do not|not|never) (?:want|ask|mean|tell)(?: \w+){0,3} (?:stop|quit|to unsubscribe|to opt out))\b`;
const ownWish = pattern`
  \b(?:you|please|to|and|so|just) (?:please )?(?:stop|quit)\b|\bno more\b|\b(?:leave me|take me|remove me)\b`;

// What a stop is about: being reached, a list, a number. Words about nothing of it are no doubt.
const ofContact = pattern`
  \b(?:(?:call|text|txt|e ?mail|contact|messag|phon|ring|bother|harass|pester|spam|dial|reach|notif|hear|list|number|alone
  |remov|delet|unsub|consent|permission|llam|escrib|molest|mensaj|texto)\w*|stop(?: it| this)?|opt|quit)\b`;

/** Whether plain words ask that the speaker is not contacted any more, or may ask it. */
export function stopOf(words: string, evidence: Evidence): Stop {
  const isFound = optOutAt(words) >= 0;
  if (!isFound && (isOtherStop(words) || noTranscriptAt(words) >= 0)) return null;
  if (ofOthers.test(words) && !(isFound && ownWish.test(words.replace(ofOthers, "")))) return null;
  if (isFound) return evidence.stop >= enoughWithWords || isShort(words) ? "stop" : "doubt";
  if (!ofContact.test(words)) return null;
  if (evidence.stop >= enoughAlone) return "stop";
  return evidence.stop >= enoughToAsk && evidence.stop > evidence.endTalk ? "doubt" : null;
}

/** Of up to three words, or spelled: a stop and little else. */
function isShort(words: string): boolean {
  return words.split(" ").length <= 3 || /^(?:[a-z] )+[a-z]$/.test(words);
}
