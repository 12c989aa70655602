import type { Expecting, Want } from "../heard.ts";
import { bare, pattern, source } from "../text.ts";
import { bookAt, cancelAt, moveAt } from "./appointments.ts";
import { humanAt, messageAt } from "./people.ts";
import type { Evidence } from "./evidence.ts";
import { noTranscriptAt } from "./refusals.ts";

// What only the evidence finds has to be this likely.
const enough = 0.8;

/** What plain words ask for, in their order, if they are no stop. */
export function wantsOf(words: string, expecting: Expecting, evidence: Evidence): Want[] {
  const move = moveAt(words, expecting);
  const book = bookAt(words, isOpen.has(expecting));
  const cancel = move >= 0 ? -1 : cancelAt(words);
  // "Let them know and cancel it": the act counts, not the message about it.
  const isActItself =
    (move >= 0 || cancel >= 0) && !/\b(?:leave|take|pass|tell|message)\b/.test(words);
  const found: [Want, number][] = [
    ["noTranscript", noTranscriptAt(words)],
    ["move", move],
    ["cancel", cancel],
    ["book", book],
    ["message", isActItself ? -1 : messageAt(words)],
    ["human", humanAt(words, book >= 0)],
    ["repeat", repeatAt(words)],
    ["startOver", startOverAt(words)],
    ["goodbye", goodbyeAt(words, expecting)],
  ];
  const sorted = found
    .filter(([, at]) => at >= 0)
    .toSorted(([, one], [, other]) => one - other)
    .map(([want]) => want);
  if (sorted.length > 0 || !isOpen.has(expecting)) return sorted;
  if (/^(?:are|is|am|was) /.test(words)) return [];
  if (evidence.person >= enough) return ["human"];
  return evidence.message >= enough ? ["message"] : [];
}

// Where another detail was asked for, words that resemble a wish are more likely that detail.
const isOpen: ReadonlySet<Expecting> = new Set(["want", "day", "time", "choice", "anythingElse"]);

const repeatAlone = pattern`
  ^(?:what|huh|pardon|pardon me|excuse me|come again|again|sorry|what was that|what did you say|say what|i am sorry
  |one more time|once more|what is that|repeat|eh|beg your pardon|i beg your pardon|hello)$`;
const repeatSaid = pattern`
  \b(?:(?:repeat|say) (?:that|it|this|yourself|the (?:question|last|times?|options?)|all that|what)(?! (?:to|s?he
  |they|i|we|my|our|the)\b)|repeat (?:please|again)|say (?:that|it) again|(?:could|can|would|will) you (?:please 
  )?(?:repeat|say that|run that by|go over that|speak (?:up|slower|louder|more slowly)|slow down)|(?:did not|could not|cannot
  |not) (?:quite )?(?:catch|hear|get|understand) (?:you|that|it|what you|any of|the last|a word)|didnt catch
  |what (?:was|were) (?:that|the (?:options|times|question|first|second|last))(?: again)?|what did you (?:just )?say
  |one more time|once (?:more|again) please|run that by me|come again\?|you (?:are breaking|broke) up|missed (?:that
  |what you))\b`;

/** The index at which plain words ask to repeat something; -1 if they do not. */
function repeatAt(words: string): number {
  const alone = words
    .replace(/\b(?:please|okay|maam|sir|oh|yeah|i am)\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (repeatAlone.test(words) && words !== "hello") return 0;
  if (repeatAlone.test(alone) && !/^(?:hello|sorry|)$/.test(alone)) return 0;
  return words.search(repeatSaid);
}

const startOver = pattern`
  \b(?:(?:start|starting|begin|try|do|take) (?:it |this |that |the whole thing |everything |all )*(?:over|again from
  |from (?:scratch|the (?:start|beginning|top))|anew)|start (?:all )?over|start (?:this |that )?again|begin again
  |restart|reset (?:this|everything|the|conversation)|from the (?:top|beginning|start)(?= |$)|go back to the (?:start
  |beginning)|back to square one|do ?over|scratch (?:all (?:of )?(?:that|this)|everything)|clear (?:everything
  |all (?:that|of it)))\b`;

/** The index at which plain words ask to start over; -1 if they do not. */
function startOverAt(words: string): number {
  if (/^(?:reset|restart|start over|begin again|start again)$/.test(bare(words))) return 0;
  return words.search(startOver);
}

const bye = [
  "good day(?: to you)?$|peace(?: out)?$|so long$|laters?$|toodles|cheers$",
  "bye|good ?bye|bye bye|buh bye|cya|farewell|adios|ciao|cheerio",
  source`
    (?:have|enjoy) (?:a |an |the |your )?(?:(?:good|great|nice|wonderful|lovely|blessed|pleasant|awesome) (?:day|one
    |evening|night|weekend|afternoon|week)|(?:rest of|day|weekend|evening))`,
  "take care(?! of)",
  source`
    (?:talk|speak|chat) (?:to|with) (?:you|ya) (?:later|soon|then)|talk (?:later|soon)|until then|catch you later
    |later gator`,
  source`
    (?<!\b(?:to|i|come|and|we|can|could|will|would) )see (?:you|ya)(?: (?:then|soon|later|there|tomorrow|around|monday
    |tuesday|wednesday|thursday|friday|next week))?$`,
  source`
    hang(?:ing)? up|end (?:the|this) (?:call|chat|conversation)|(?:i )?(?:have to|need to|got to|should|must) (?:go
    |run|get going)(?: now)?$|i am (?:leaving|hanging up)`,
  "good night$|gotta (?:go|run)",
];
const byeSaid = new RegExp(`(?<![\\w'])(?:${bye.join("|")})(?= |$)`);
const done = [
  source`
    that (?:is|was|will be|would be|should be|does|will do) (?:(?:really |pretty much |basically |about )?(?:it|all
    |everything))(?: (?:i (?:need|needed|wanted|have|had)|for (?:now|today|me)|from me|then|thanks?|thank you))*$`,
  "(?:that is|that will be|that would be) (?:all|everything|it) (?:i need|for now|for today|thank)",
  "(?:no|nope) that is (?:it|all|everything)",
  "^(?:no )?(?:nothing|not) (?:else|more|further|today|right now|at the moment|at this time|for now)",
  "(?:nothing|not anything) (?:else|more|further)(?= |$)",
  "^(?:(?:no|nope|nah|naw) )?(?:we|i) (?:are )?(?:all )?good(?: here| now)?$",
  "(?:nothing|no) (?:more )?(?:from|on) (?:my|our|this) (?:side|end)|that is it for (?:me|us)",
  "^(?:no )?(?:nothing|not|none) (?:that )?(?:i can think of|comes to mind|at all|really|today)",
  "^(?:no )?i (?:do not|cannot) (?:think|believe|think of|guess)(?: so| of anything| anything)?(?: else| more)?$",
  source`
    (?:i am|we are|i think i am|i think we are) (?:all )?(?:done|set|finished|good for now|good thanks
    |good thank you)(?= |$)`,
  source`
    ^(?:no )?(?:all (?:good|set|done)|i am (?:good|okay|fine)|we are good|that does it|that covers it|not interested
    |no longer interested|i am not interested|never ?mind|forget (?:it|about it)|end|exit|done|finished|no more
    |no further questions)$`,
];
const doneSaid = new RegExp(`(?<![\\w'])(?:${done.join("|")})`);

/** The index at which plain words end the conversation; -1 if they do not. */
function goodbyeAt(words: string, expecting: Expecting): number {
  const at = words.search(byeSaid);
  // After a read-back or an offer, "later" asks for a later time.
  const isLater = (expecting === "confirm" || expecting === "choice") && /\blater$/.test(words);
  if (at >= 0 && !(isLater && !/\b(?:you|ya|gator|talk)\b/.test(words))) return at;
  // After a read-back or an offer, "that's it" and "I'm good" refer to it.
  if (
    expecting === "confirm" ||
    expecting === "choice" ||
    expecting === "notes" ||
    expecting === "message"
  ) {
    return /^(?:end|exit)$/.test(bare(words)) ? 0 : -1;
  }
  return doneSaid.test(bare(words)) ? 0 : words.search(doneSaid);
}

const short = "(?:sec|secs|second|seconds|moment|minute|min|mo|bit|tick)";
const wait = [
  `(?:hold (?:on|up|tight)|hang (?:on|tight))(?: (?:a|one|just a|for a) ${short})?(?: (?:there|now))?`,
  "hold (?:please|the line)",
  `(?:just |only )?(?:a|one|1|half a|two|couple) (?:more |quick )?${short}`,
  source`
    (?:give|gimme|allow) (?:me )?(?:just |only )?(?:a|one|two|another|1)(?: \w+)? ?${short}s?(?: to \w+(?: \w+){0,4})?`,
  `wait(?: (?:a|one|just a|up|please|for a|here|there))*(?: ${short})?`,
  "(?:please )?(?:bear|stay|stick) with me",
  source`
    let me (?:just )?(?:check|see|think|look|find|grab|get|pull|open|ask|write|verify|confirm)(?: \w+){0,6}`,
  source`
    i am (?:just )?(?:checking|looking(?! for (?:the|an?|some|someone|somebody) (?!pen))|thinking
    |getting (?:a pen|my))(?: \w+){0,4}`,
  `(?:i will )?be right back|brb|one moment|just ${short}|stand by|not yet`,
];
const waiting = new RegExp(`^(?:(?:${wait.join("|")})(?: |$))+$`);

/** Whether plain words only ask to wait: "hold on, let me check my calendar". */
export function isWaiting(words: string): boolean {
  return waiting.test(bare(words)) || waiting.test(words);
}

const sound = source`
  (?:mhm|m+|hm+|okay|right|sure|yeah|yep|yup|ah|oh|aha|uh|alright|all right|cool|got it|gotcha|i see|i understand
  |understood|good|great|fine|nice|interesting|really|wow|true|exactly|of course|no problem|i hear you|go on|go ahead)`;
const sounds = new RegExp(`^(?:${sound} ){0,3}${sound}$`);

/** Whether plain words are only what people say while they listen. */
export function isBackchannel(words: string, text: string): boolean {
  if (words === "") return /^(?:um+|uh+|hm+|ah+|er+|eh)\b/.test(text);
  return sounds.test(words);
}
