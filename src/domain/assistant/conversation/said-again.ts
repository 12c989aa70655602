import type { Heard } from "#understanding/heard.ts";
import { normal, pattern, plain, wordSet } from "#understanding/text.ts";
import type { Turn } from "../turn/turn.ts";
import { understand } from "../understand.ts";
import { withoutName } from "./as-meant.ts";
import { listeningOf } from "./listening-of.ts";

/**
 * What a line says of the message that was read back: the same once more, which passes it on ("just tell him the gate
 * is stuck"); other words for it; or more to tell.
 */
type Again = "same" | "reworded" | "more";

// What a message is announced, ordered and wrapped with.
const around = wordSet(`
  yes yeah yep yup sure okay right correct please thanks thank well so and then just only at least go ahead i we you
  he she they her him them em me my would like want need can could will do does someone to let tell know give leave
  take send get drop pass on along forward relay convey say says said saying message msg note word text that this
  the a an it is was be am are of in for from with w about bit part one thing all there nomas damn bloody freaking
  stupid fucking goddamn
`);
const who = "(?:her|him|she|he|them|em|they|(?:the|that|my|your) [a-z]+)";
const announced = /^(?:well |so )?(?:yes|yeah|yep|yup|sure|okay)\b/;
const order = pattern`
  ^(?:(?:yes|yeah|yep|yup|sure|okay|right|please|well|so|and|then|just|only|at least|go ahead|damn|can|could|would|will
  |you|someone|they|i want to|i want you to|i said) )*(?:(?:tell|inform|remind) ${who}|let ${who} know|say to ${who}
  |(?:give|leave|send|drop|get|take|pass|relay|convey|forward) (?:[a-z]+ ){0,4}?(?:message|note|word)
  |(?:give|send) ${who}
  |pass (?:it|that|this|on|along)|(?:relay|convey|forward) (?:it|that|this))\b`;
const orderAfter = pattern`
  \b(?:tell ${who}(?: (?:that|this|so))?|let ${who} know(?: that)?|pass (?:it|that|this)(?: on| along)?)$`;
// Who tells it, or asks about it, orders nothing; and neither does a doubt.
const noOrder = pattern`
  \b(?:not|never|no|rather)(?: (?:have|need|want|like|going|you|sure|should|ready|to|just|really|even|i))* 
  (?:tell|give|leave|pass|send|say|let|take|convey)\b
  |\b(?:i|we) (?:will|can|could|should|would|might|may|must|did|do)(?: [a-z]+)? (?:tell|give|say|let|pass|send)\b
  |\blet (?:me|us)(?: [a-z]+)? (?:tell|say|give)\b|\b(?:tell|give) ${who} (?:nothing|anything)\b
  |\b(?:give|send|read|show|get|pass|text) (?:me|us)\b|\btake (?:[a-z]+ ){1,2}(?:back|off|out|away)\b
  |^(?:(?:so|and|but|well|okay|yes|yeah|wait) )*(?:did|do|does|have|has|had|is|are|was|were|what|when|who|where|why|how
  |which|should|may|will|if|maybe|perhaps)\b|\b(?:what|who|when|why|how|which|where)$`;
const changing = wordSet(`
  wait hold but maybe perhaps unless think guess change fix wrong rather instead should must meant different
`);

function saidAgain({ state, context }: Turn, heard: Heard): Again | null {
  const { gathered, expecting, flow, readBack } = state;
  const { message, name, email, phone } = gathered;
  if (flow !== "message" || expecting !== "confirm" || message === null || !readBack) return null;
  if (
    (heard.answer === "no" && !adds.test(heard.inEnglish)) ||
    heard.letsGo ||
    heard.corrects.some((one) => isContact.has(one))
  )
    return null;
  // A name or a number beside it belongs to the one who sends it.
  const isOther = (said: string | null, known: string | null) => said !== null && said !== known;
  if (
    isOther(heard.name, name) ||
    isOther(heard.email, email) ||
    isOther(heard.phone, phone) ||
    heard.code !== null
  )
    return null;
  const words = wordsOf(withoutName(heard.inEnglish, context));
  const known = new Set([message, name ?? ""].flatMap((text) => stemsOf(text)));
  if (heard.language === "es") {
    const read = understand(message, listeningOf(state, context)).inEnglish;
    for (const stem of stemsOf(read)) known.add(stem);
  }
  const own = words.split(" ").filter((word) => word !== "" && !around.has(word));
  const fresh = own.filter((word) => !known.has(stem(word)));
  const isOrder = order.test(words);
  const isPlain = isOrder || announced.test(words) || orderAfter.test(words);
  const isWish = heard.wants.some((want) => want !== "message");
  const isAdded = adds.test(heard.inEnglish) && fresh.length >= wordsAdded;
  if (isAdded && !/\?\s*$/.test(heard.text)) return "more";
  if (heard.answer === "no") return null;
  // "And not to let the cat out" may be what the message says.
  const said = known.has("not") ? words.replace(/(?<=^(?:\S+ ){4,})(?:do )?not\b/g, "") : words;
  const isRepeated = fresh.length === 0 && own.length >= wordsRepeated && announced.test(words);
  if (
    (noOrder.test(said) && !isRepeated) ||
    (isWish && !isOrder) ||
    fresh.some((word) => changing.has(word))
  )
    return null;
  if (/\?\s*$/.test(heard.text) && !asksPolitely.test(words) && !message.includes("?")) return null;
  if (fresh.length === 0 && losesNot(message, words)) return "reworded";
  if (fresh.length === 0) return isPlain || own.length > 1 ? "same" : null;
  const old = own.length - fresh.length;
  if (old > 1 && old >= fresh.length) return isNamed.test(words) ? "more" : "reworded";
  return isOrder && heard.when === null ? "more" : null;
}

/** From this many words on, nothing but the message is said, whatever it denies: "and don't let the cat out". */
const wordsRepeated = 4;
const wordsAdded = 3;
// "Yes, say the stakes are wrong": a yes, and what is to be in it.
const adds =
  /^\W*(?:yes|yeah|yep|yup|sure|okay|ok)[\s,.]+(?:and |please |just |but )*(?:say|tell|write|add|put|let(?! (?:me|us)\b))\b/i;

// "The message about the leak" only names it: its words stay.
const isNamed = /\b(?:message|note|bit|part|her|him|them) (?:about|of|regarding)\b/;
const isContact: ReadonlySet<string> = new Set(["name", "email", "phone"]);
const asksPolitely = /\b(?:(?:can|could|would|will) (?:you|someone|they)|please)\b/;

/** "The key is back", where the message was that it is not. */
function losesNot(message: string, words: string): boolean {
  const said = new Set(stemsOf(words));
  const denied = wordsOf(message).matchAll(/\bnot ([a-z]+)/g);
  return !/\bnot\b/.test(words) && [...denied].some(([, word]) => said.has(stem(word!)));
}

function wordsOf(text: string): string {
  return plain(normal(text));
}

function stemsOf(text: string): string[] {
  return wordsOf(text).split(" ").map(stem);
}

// "The key" and "the keys".
function stem(word: string): string {
  return word.replace(/s$/, "");
}

/**
 * A line that says the message again, as it is meant: a yes, or another text. Nothing in it is asked of the assistant
 * or changes who sends it, so that a delicate word in a message is not refused again.
 */
export function asSaidAgain(turn: Turn, heard: Heard): Heard {
  const again = saidAgain(turn, heard);
  if (again === null) return heard;
  return {
    ...heard,
    wants: ["message"],
    answer: again === "same" ? "yes" : null,
    when: null,
    choice: null,
    durationMinutes: null,
    purpose: null,
    corrects: [],
    questions: [],
    delicate: [],
  };
}

/** The message after a line that says it in other words, or has more to tell; null after any other line. */
export function rewordedBy(turn: Turn, heard: Heard): string | null {
  const again = saidAgain(turn, heard);
  if (again === "reworded") return heard.text;
  return again === "more" ? `${turn.state.gathered.message}\n${heard.text}` : null;
}
