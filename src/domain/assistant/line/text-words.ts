import { asksToStop } from "#understanding/understand.ts";
import { pattern } from "#understanding/text.ts";

/** Keywords that a text can send to the phone line itself, whatever the conversation is about. */
type TextWord = "stop" | "start" | "help";

// The words that carriers and Twilio read as STOP when they are the whole text, and those that the rule names: stop,
// quit, end, revoke, opt out, cancel, unsubscribe (47 CFR 64.1200(a)(10)).
const stopsAlone =
  /^(stop ?all|stop|unsubscribe|cancel|end|quit|revoke|opt ?-?out|stopp|arr[eê]t|alto|parar)$/;
const startsAlone = /^(start|unstop)$/;
const helpAlone = /^(help|info)$/;

// "Any reasonable means" (the same rule): what people write instead. Each phrase says that they want no more messages,
// not that they will stop by or want a call later.
const inOtherWords = [
  /\b(please|just|pls|plz)\s+(stop|quit)\s*[.!]*$/,
  pattern`
    \b(stop|quit|cease)\s+(all\s+)?(the\s+|these\s+|this\s+|your\s+|ur\s+)?(texting|texts?|messaging|messages?
    |msgs?|calling|calls?|contacting|contact|sending|bothering|harassing|spamming|spam|emailing|emails?)\b`,
  pattern`
    \b(do\s*n[o']?t|never)\s+(ever\s+)?(text|txt|message|call|contact|email|write|ring|bother)\s+(to\s+)?(me
    |us|this\s+(number|phone))(\s+(again|any\s*more|ever|back))*\s*[.!]*$`,
  /\b(lose|delete|forget|remove|erase)\s+(my|this)\s+(number|phone|contact|info|information|details)\b/,
  /\b(take|get|remove)\s+(me|my\s+(number|name)|us)\s+(off|from|out\s+of)\b/,
  /\b(un\s?subscribe|opt)\s+(me|us)(\s+out)?\b/,
  /\b(want|wish|like)\s+to\s+(opt\s*-?out|unsubscribe|be\s+removed)\b/,
  /^\s*remove\s+me\b/,
  /\bleave\s+(me|us)\s+alone\b/,
  /\bno\s+(more|further)\s+(texts?|messages?|msgs?|calls?|emails?|contact)\b/,
  /\bno\s+m[aá]s\b/,
  /\bi\s+(revoke|withdraw)\s+(my\s+)?(consent|permission)\b/,
  /\bno\s+me\s+(llamen?|llames|escriban?|contacten?|manden)\b/,
];

/** The keyword in a text; null for everything that the conversation answers. A bare "yes" is an answer, not START. */
export function readTextWord(words: string): TextWord | null {
  const plain = words.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, " ").trim();
  const bare = plain.replace(/[^\p{L}\s-]/gu, "").trim();
  if (stopsAlone.test(bare) || inOtherWords.some((pattern) => pattern.test(plain))) return "stop";
  // What counts as an opt-out in a conversation also counts outside of one.
  if (asksToStop(words)) return "stop";
  if (startsAlone.test(bare)) return "start";
  return helpAlone.test(bare) ? "help" : null;
}

/** Whether the phone service itself answers such a text and blocks everything to that number from then on. */
export function isCarrierStop(words: string): boolean {
  return /^(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/i.test(words.trim());
}
