import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import * as asks from "../sayings/asks.ts";
import { ask, flag, sayExactly, set, type Turn, want } from "../turn/turn.ts";
import { unheard } from "./confirm.ts";

const flagOfDoubt = "asked about stop";

/** Whether this turn may ask to stop contact, and the caller was not asked about it yet. */
export function isDoubtfulStop({ state }: Turn, heard: Heard): boolean {
  return heard.mayStop && state.expecting !== "message" && !state.flags.includes(flagOfDoubt);
}

/**
 * A stop out of a booking that is being made, or was just made, in words that do not plainly say so ("and don't pass my
 * email around"): whoever books agrees to be contacted, so it has to be asked.
 */
export function isSurprisingStop({ state }: Turn, { inEnglish: text }: Heard): boolean {
  const { flow, gathered, memory, flags, askedStop } = state;
  const isBooking = memory.booked !== null || (flow === "book" && gathered.startsAt !== null);
  const isAsked = askedStop || flags.includes(flagOfDoubt);
  return isBooking && !isAsked && text !== "" && !plainly.test(text);
}

const plainly = new RegExp(
  source`
    ^\W*(?:end|cancel|revoke)\W*$|\b(?:stop|quit|cease|unsubscribe|unsub|opt (?:me |us )?out|harass\w*
    |(?:(?:do|did|does) ?n[o']?t|not|never|no more|without|nobody|no one|won'?t|wouldn'?t)
    (?: (?:ever|please|you|want|to|be|have|need|any|more|get|me|again|wish|like|anyone|anybody|your))* (?:call
    |text|e-?mails?(?! (?:me )?(?:address
    |around))|contact|message|phone me|bother|writ|mail me|reach)\w*
    |off (?:of )?(?:your|the|this|any|that|every|all) (?:[a-z]+ ){0,2}(?:lists?|database|system|records?)
    |(?:remove|delete|erase|forget|take) (?:me|us|my (?:name|number|phone|e-?mail|info|data|details))
    |leave (?:me|us) alone)\b`,
  "i",
);

/** In doubt, asks once whether contact should stop. What was read back has to be read again. */
export function askWhetherToStop(turn: Turn, heard: Heard): Turn {
  const asked = flag({ ...turn, state: unheard(turn.state) }, flagOfDoubt);
  return sayExactly(set(asked, { askedStop: heard.text }), asks.askStop);
}

/** After that question, a yes or anything else that may be a stop is one; the line that led to it, said again, is none. */
export function meansStop({ state }: Turn, heard: Heard): boolean {
  if (!state.askedStop) return false;
  if (heard.answer === "yes") return true;
  if (heard.answer === "no" || heard.text === state.askedStop) return false;
  // "Please cancel Tuesday at nine" answers something else.
  const isOther = heard.when !== null || heard.wants.some((want) => want !== "optOut");
  const agrees = /^(?:yes|yeah|yep|yup|sure|please|i do|correct|right|absolutely)\b/i;
  return heard.mayStop || (!isOther && agrees.test(heard.inEnglish.trim()));
}

/**
 * Stops contact with the caller: with the number or email that comes with the words, with those that the conversation
 * knows already, and with the one it is held on. The same wish again, with no address, answers the question for one.
 */
export function optOut(turn: Turn, heard: Heard): Turn {
  const { askedStop, stopWords, gathered, flow } = turn.state;
  const said = [askedStop ?? stopWords, heard.text].filter((words) => words).join(" / ");
  const words = said.slice(0, mostWords);
  const known = [heard.phone, heard.email, gathered.phone, gathered.email];
  const other = known
    .filter((one) => one !== null)
    .filter((one) => one !== turn.context.callerNumber);
  const [address = null, ...also] = new Set(other);
  if (flow === "optOut" && address === null) return whichAddress(turn, heard);
  const stopping = set(turn, { flow: "optOut", askedStop: null, stopWords: words, misses: 0 });
  return want(stopping, { kind: "optOut", words, address, ...(also.length > 0 && { also }) });
}

const mostWords = 500;

/**
 * After "which address?": the address. Without one it is said once why it is needed; then the wish goes to the
 * professional in the caller's words, so that it is not lost.
 */
export function whichAddress(turn: Turn, heard: Heard): Turn {
  const { misses, stopWords } = turn.state;
  if (heard.phone ?? heard.email) return optOut(turn, heard);
  if (misses === 0) return ask(set(turn, { misses: 1 }), "phone", asks.askStopAddress);
  return want(turn, {
    kind: "optOut",
    words: (stopWords ?? heard.text).slice(0, mostWords),
    address: null,
    isPassedOn: true,
  });
}
