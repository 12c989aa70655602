import type { Expecting } from "../heard.ts";
import { bare, pattern } from "../text.ts";
import type { Evidence } from "./evidence.ts";
import { humanAt } from "./people.ts";
import { isOtherStop, noTranscriptAt, optOutAt } from "./refusals.ts";

/** What a line says about being contacted: nothing, a wish that it stops, or something that may be one. */
export type Stop = "stop" | "doubt" | null;

// Where the lists found a stop, less has to speak for it.
const enoughWithWords = 0.55;
const enoughAlone = 0.72;
const enoughToAsk = 0.15;
const enoughToAskWithWords = 0.3;
// From here on it is asked about, whatever else the line may be.
const rather = 0.5;
// What a stop hardly ever lacks is not needed from here on.
const surely = 0.95;
// Without a word that ends or denies something, which a long story seldom lacks, more has to speak for it.
const withoutEnd = { enough: 0.95, toAsk: 0.5 };
const ends = pattern`
  \b(?:no|not|never|nobody|none|nothing|without|stop\w*|quit|end|ends|ended|cease|discontinu\w*|enough|last|off|out
  |remove\w*|delete\w*
  |erase|lose|lost|alone|anymore|sick|tired|done|over|dont|unsub\w*|opt\w*|revok\w*|withdraw\w*|forget|leave|block\w*
  |harass\w*|refuse|peace|again|more)\b|n't\b`;
// Where something is read back, "take me off of there" may mean that.
const isOffOfIt = pattern`\b(?:take|taking|get|leave) me off (?:of )?(?:there|it|that|this)(?: please)?$`;
/** Where something else is stopped or denied, or a detail is given, everything has to speak for a stop. */
export const certain = 0.9;

// What a stop is about: being reached, a list, a number. Words about nothing of it are none.
const ofContact = pattern`
  \b(?:(?:call|text|txt|e ?mail|contact|messag|msg|phon|telephon|ring|rang|bother|harass|pester|spam|dial|reach|notif|hear|list
  |number|alone|unsub|uns|consent|permission|solicit|communicat|correspond|registry|dnc|marketing|send|writ|mail
  |letter|card|bug|disturb
  |hound|hmu|touch|follow|robo|news|voice ?mail|donot|tries|trying)\w*|st\w*p\w*|quit|end|cease|desist|optout|off|out|remov\w*|delet\w*|eras\w*|lose|forget
  |leave|let (?:me|us)|nothing|no more|anymore|bast\w*|over for good|ended|revoke)\b`;

// "This is the message" announces one.
const announced = /\b(?:this|that|it|here) is (?:the|my|a) message\b/;

// Where a detail was asked for, "no telephone" and "I'd rather you didn't call" only refuse it; what lasts is a stop.
const lasting = pattern`
  \b(?:st\w*p\w*|quit|cease|desist|end|again|any ?more|ever|never|no more|further|longer|lists?|registry|remov\w*
  |delet\w*|eras\w*|mas|nunca|jamas|dej\w+|pare?n?|basta|baja|lista|quit\w+|borr\w+|molest\w+|unsub\w*|uns|opt\w*
  |lose(?! it\b)|forget(?! it\b)|alone|consent|permission|harass\w*|spam|tcpa|all (?:my|of))\b`;
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

// What reaches a person, and what they are reached by: without it a line may end or leave anything.
const explicit = pattern`
  \b(?:(?:call|text|txt|e ?mail|contact|messag|msg|phon|telephon|ring|rang|bother|harass|pester|spam|dial|reach|notif
  |list
  |number|alone|uns|unsub|correspond|consent|permission|solicit|communicat|registry|dnc|market|writ|mail|letter
  |disturb|hound|follow|touch|news
  |voice ?mail)\w*|st\w*p\w*|cease|desist|remov\w*|delet\w*|eras\w*|hear\w* (?:from|another|any|anything)|leave (?:me
  |us)
  |opt\w*|quit)\b`;
// Words that end something, or deny what reaches somebody: without one of them it is asked whether a stop is meant.
const plainEnd = pattern`
  \b(?:st\w{0,2}p\w*|quit|cease|desist|end(?:s|ed|ing)?|off|out|opt\w*|unsub\w*|uns|remov\w*|delet\w*|eras\w*|revok\w*
  |refrain|rid of|strike|dnc|finish|wipe|withdraw\w*|withdrew|harass\w*|lose|forget|any ?more|gone|purg\w*
  |restrain\w*|fcc|ftc|lawyer|attorney|police|cops
  |suing|sue
  |one more time|going forward|(?:does|do) not want (?:it|them|that|any)|no more|no longer|enough|leave|alone
  |block\w*|discontinu\w*|peace
  |cancel (?:all |these |those |the |your |any )+(?=call|text|e ?mail|mail|message)
  |(?:never|not?|do?nt|donot|nobody|no one|none|nothing|without|against|refuse\w*|last)\b(?: [\w']+){0,5}? (?:call|text
  |txt|e ?mail
  |contact|messag|msg|phon|ring|bother|dial|reach|hear|send|writ|mail|letter|list|number|again|ever|touch|follow
  |consent|permission|news|communicat|solicit|disturb|market)\w*)\b`;
// "See that I'm not rung up any more", "nobody from your office is to call me after this".
const deniesReach = pattern`
  \b(?:no ?body|no one|never|not|no more)\b(?: [\w']+){0,5}? (?:(?:(?<!\bto )|(?<=\b(?:is|are|you|them|any ?one
  |any ?body) to ))(?:calls?|calling|reach(?:es|ing)?|contacts?|contacting|rings?|ringing|texts?|texting|bothers?)
  |hear from|emails?|letters?|ahold|hold of
  |(?:be|being|am|is|are|gets?|getting) (?:called|rung|phoned|texted|contacted|emailed|bothered|dialed))\b`;
// "I told you not to call me last year, and well now I need to sell."
const ofThePast = pattern`
  \btold (?:you|them)\b.{0,40}\b(?:last (?:year|month|time|summer|winter|spring|fall)|(?:years?|months?) ago
  |back then)\b
  .*\b(?:now|but)\b.*\b(?:need|want|would like|looking|ready) to (?!be |stop|get|have|unsub|opt)`;
const forGood = pattern`
  \b(?:again|any ?more|after (?:this|today)|from (?:here|now) on|going forward|at all|next year)\b`;
const offAlone = /\b(?:take|taking|get) (?:me|us|my \w+) off$/;
// What is not to be passed on stays here: "don't pass my email around" asks for no end of contact.
const keptHere = pattern`
  \b(?:not|never|nobody|no one|no body|better not|without)(?: (?!call|text|contact|message|write
  |send)\w+){0,3}? (?:pass\w*|giv\w+|hand\w*|sell\w*|shar\w+|spread\w*
  |leak\w*|show\w*)(?: (?:it|this|that|them|my|our|the|any|of|out|around|on|along|to|with|phone|cell|number|e
  |e?mail|address|name|info\w*|details?|data|anyone|anybody|everybody|people|others?|else|somebody|someone|third
  |part\w+)(?= |$))*
  |\b(?:hear|heard) (?:it|this|that|about it) from (?:me|us|him|her|them)\b`;
// Who says that they cannot come, or names an appointment, is off that.
const ofVisit = pattern`
  \b(?:(?:be|get|make it|come|show up|coming) (?:there|in|over)|make it|show(?:ing)? up|appointments?|appt|booked
  |scheduled
  |slot|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b`;

/** Whether plain words ask that the speaker is not contacted any more, or may ask it. */
export function stopOf(words: string, evidence: Evidence, expecting: Expecting): Stop {
  // A text that is only "end" is a stop by law; said, it may end the call.
  if (/^(?:end|cancel)$/.test(bare(words)))
    return expecting === "nothing"
      ? "stop"
      : words === "end" && (expecting === "want" || expecting === "confirm")
        ? "doubt"
        : null;
  if (isOtherwiseMeant(words, expecting)) return null;
  if (expecting === "confirm" && isOffOfIt.test(words)) return "doubt";
  const isFound = optOutAt(words) >= 0;
  if (isFound && isShort(words)) return "stop";
  if (ofThePast.test(words)) return evidence.stop >= enoughToAsk ? "doubt" : null;
  const dictated = expecting === "message" ? words.replace(/\bmessage\b/g, " ") : words;
  const told = dictated.replace(keptHere, " ");
  if (!isFound && told !== dictated && !ofContact.test(told)) return null;
  const isExplicit =
    isFound || explicit.test(told) || (offAlone.test(told) && !ofVisit.test(words));
  if (!isExplicit && /\b(?:off|out)\b/.test(words) && ofVisit.test(words)) return null;
  if (!isFound && noTranscriptAt(words) >= 0) return null;
  const isOfContact = isFound || ofContact.test(dictated.replace(announced, " "));
  // Nothing in it reaches anybody: only what can hardly be anything else is asked about.
  if (!isOfContact) return evidence.stop >= surely && words.split(" ").length > 4 ? "doubt" : null;
  const isOther = isFound ? narrows.test(words) : isOtherStop(words);
  const isEnd = isFound || ends.test(words);
  const enough = isFound ? enoughWithWords : isEnd ? enoughAlone : withoutEnd.enough;
  const least = isOther ? Math.max(certain, enough) : enough;
  const { stop, endTalk, message, person } = evidence;
  const isPlain = isFound || plainEnd.test(words);
  // "Could you put me on to whoever rang?"
  if (!isPlain && humanAt(words, false) >= 0) return null;
  if (stop >= least) return isPlain && (isExplicit || stop >= surely) ? "stop" : "doubt";
  if (isFound) return stop >= enoughToAskWithWords ? "doubt" : null;
  const toAsk = isEnd ? enoughToAsk : withoutEnd.toAsk;
  const isElse = stop < rather && stop <= Math.max(endTalk, message, person);
  const isForGood = deniesReach.test(words) && forGood.test(words) && !/\bback\b/.test(words);
  return (stop >= toAsk && !isElse) || isForGood ? "doubt" : null;
}

/** Of up to three words, or spelled: a stop and little else. */
function isShort(words: string): boolean {
  return words.split(" ").length <= 3 || /^(?:[a-z] )+[a-z]$/.test(words);
}
