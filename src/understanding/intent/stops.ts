import type { Expecting } from "../heard.ts";
import { bare, pattern } from "../text.ts";
import type { Evidence } from "./evidence.ts";
import { isOtherStop, noTranscriptAt, optOutAt } from "./refusals.ts";

/** What a line says about being contacted: nothing, a wish that it stops, or something that may be one. */
export type Stop = "stop" | "doubt" | null;

// Where the lists found a stop, less has to speak for it.
const enoughWithWords = 0.55;
const enoughAlone = 0.72;
const enoughToAsk = 0.15;
// Without a word that ends or denies something, which a long story seldom lacks, more has to speak for it.
const withoutEnd = { enough: 0.95, toAsk: 0.5 };
const ends = pattern`
  \b(?:no|not|never|nobody|none|nothing|without|stop\w*|quit|end|ends|ended|cease|enough|last|off|out|remove\w*|delete\w*
  |erase|lose|lost|alone|anymore|sick|tired|done|over|dont|unsub\w*|opt\w*|revok\w*|withdraw\w*|forget|leave|block\w*
  |harass\w*|refuse|peace|again|more)\b|n't\b`;
// Where something is read back, "take me off of there" may mean that.
const isOffOfIt = pattern`\b(?:take|taking|get|leave) me off (?:of )?(?:there|it|that|this)(?: please)?$`;
/** Where something else is stopped or denied, or a detail is given, everything has to speak for a stop. */
export const certain = 0.9;

// What a stop is about: being reached, a list, a number. Words about nothing of it are none.
const ofContact = pattern`
  \b(?:(?:call|text|txt|e ?mail|contact|messag|msg|phon|telephon|ring|rang|bother|harass|pester|spam|dial|reach|notif|hear|list
  |number|alone|unsub|uns|consent|permission|solicit|communicat|registry|dnc|marketing|writ|mail|letter|card|bug|disturb
  |hound|hmu|touch|follow|robo|news|voice ?mail|donot|tries|trying)\w*|st\w*p\w*|quit|end|cease|desist|optout|off|out|remov\w*|delet\w*|eras\w*|lose|forget
  |leave|let (?:me|us)|nothing|no more|anymore|bast\w*|over for good|ended|revoke)\b`;

// "This is the message" announces one.
const announced = /\b(?:this|that|it|here) is (?:the|my|a) message\b/;

// Where a detail was asked for, "no telephone" and "I'd rather you didn't call" only refuse it; what lasts is a stop.
const lasting = pattern`
  \b(?:st\w*p\w*|quit|cease|desist|end|again|any ?more|ever|never|no more|further|longer|lists?|registry|remov\w*
  |delet\w*|eras\w*|mas|nunca|jamas|dej\w+|pare?n?|basta|baja|lista|quit\w+|borr\w+|molest\w+|unsub\w*|uns|opt\w*
  |lose|forget|alone|consent|permission|harass\w*|spam|tcpa|all (?:my|of))\b`;
const isDetail: ReadonlySet<Expecting> = new Set(["name", "email", "phone", "notes", "code"]);
const mostWordsOfRefusal = 9;
// Where everything is done, "nothing more, thank you" is a goodbye.
const isAllDone = pattern`
  ^(?:(?:no|nope|nah|okay|ok|well|oh) )*(?:nothing|no|none|not) (?:more|further|else|other|anything)(?! (?:call|text
  |txt|e ?mail|message|msg|contact|letter|mail)\w*)\b`;

// "No more condos, only houses" stops some of it. "Just stop calling" stops all.
const narrows = pattern`
  ^.+ (?:just|only) (?!st\w*p|quit|take|remove|leave|do not|want|need|got|get|to|so|because|let|lose|delete|please|call|called
  |trying|tryin|had|the|a|one)\w+`;

function isOtherwiseMeant(words: string, expecting: Expecting): boolean {
  if (expecting === "anythingElse") return isAllDone.test(words) && !/\bstop\b/.test(words);
  if (!isDetail.has(expecting) || lasting.test(words)) return false;
  return words.split(" ").length <= mostWordsOfRefusal;
}

/** Whether plain words ask that the speaker is not contacted any more, or may ask it. */
export function stopOf(words: string, evidence: Evidence, expecting: Expecting): Stop {
  // A text that is only "end" is a stop by law; said, it may end the call.
  if (/^(?:end|cancel)$/.test(bare(words)))
    return expecting === "nothing"
      ? "stop"
      : words === "end" && expecting === "want"
        ? "doubt"
        : null;
  if (isOtherwiseMeant(words, expecting)) return null;
  if (expecting === "confirm" && isOffOfIt.test(words)) return "doubt";
  const isFound = optOutAt(words) >= 0;
  if (isFound && isShort(words)) return "stop";
  if (!isFound && (noTranscriptAt(words) >= 0 || !ofContact.test(words.replace(announced, " "))))
    return null;
  const isOther = isFound ? narrows.test(words) : isOtherStop(words);
  const isEnd = isFound || ends.test(words);
  const enough = isFound ? enoughWithWords : isEnd ? enoughAlone : withoutEnd.enough;
  const least = isOther ? Math.max(certain, enough) : enough;
  if (evidence.stop >= least) return "stop";
  const { stop, endTalk, message, person } = evidence;
  const toAsk = isEnd ? enoughToAsk : withoutEnd.toAsk;
  return stop >= toAsk && stop > Math.max(endTalk, message, person) ? "doubt" : null;
}

/** Of up to three words, or spelled: a stop and little else. */
function isShort(words: string): boolean {
  return words.split(" ").length <= 3 || /^(?:[a-z] )+[a-z]$/.test(words);
}
