import { source } from "../text/pattern.ts";
import { bare } from "../text/plain.ts";

const short = "(?:sec|secs|second|seconds|moment|minute|min|mo|bit|tick)";
const wait = [
  `(?:hold (?:on|up|tight)|hang (?:on|tight))(?: (?:a|one|just a|for a) ${short})?(?: (?:there|now))?`,
  "hold (?:please|the line)",
  `(?:just |only )?(?:a|one|1|half a|two|couple) (?:more |quick )?${short}`,
  source`
    (?:give|gimme|allow) (?:me )?(?:just |only )?(?:a|one|two|another
    |1)(?: \w+)? ?${short}s?(?: to \w+(?: \w+){0,4})?`,
  `wait(?: (?:a|one|just a|up|please|for a|here|there))*(?: ${short})?`,
  "(?:please )?(?:bear|stay|stick) with me",
  source`
    let me (?:just )?(?:check|see|think|look|find|grab|get|pull|open|ask|write|verify
    |confirm)(?: \w+){0,6}`,
  "i am (?:just )?(?:checking|looking|thinking|getting (?:a pen|my))(?: \\w+){0,4}",
  `(?:i will )?be right back|brb|one moment|just ${short}|stand by|not yet`,
];
const waiting = new RegExp(`^(?:(?:${wait.join("|")})(?: |$))+$`);

/** Whether plain words only ask to wait: "hold on, let me check my calendar". */
export function isWaiting(words: string): boolean {
  return waiting.test(bare(words)) || waiting.test(words);
}

const sound = source`
  (?:mhm|m+|hm+|okay|right|sure|yeah|yep|yup|ah|oh|aha|uh|alright|all right|cool|got it|gotcha|i see
  |i understand|understood|good|great|fine|nice|interesting|really|wow|true|exactly|of course
  |no problem|i hear you|go on|go ahead)`;
const sounds = new RegExp(`^(?:${sound} ){0,3}${sound}$`);

/** Whether plain words are what listeners say while somebody else goes on speaking. */
export function isBackchannel(words: string, text: string): boolean {
  if (words === "") return /^(?:um+|uh+|hm+|ah+|er+|eh)\b/.test(text);
  return sounds.test(words);
}
