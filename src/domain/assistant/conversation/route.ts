import type { Heard, Want } from "#understanding/heard.ts";
import { isMessage, requestsTime } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import { asksForTime } from "../sayings/opening.ts";
import { momentWords } from "../sayings/times.ts";
import type { Flow, TalkState } from "../turn/state.ts";
import {
  ask,
  clearAppointment,
  gather,
  remember,
  say,
  sayExactly,
  set,
  type Turn,
  want,
} from "../turn/turn.ts";
import { asMeant, withoutName } from "./as-meant.ts";
import { askWhetherToStop, isDoubtfulStop, meansStop, optOut } from "./ask-whether-to-stop.ts";
import { bookingTurn } from "./booking.ts";
import { close } from "./end.ts";
import { hearDetails } from "./take-details.ts";
import { managingTurn } from "./manage.ts";
import { messageTurn } from "./message.ts";
import { askOn, missed } from "./missing.ts";
import { saysMore, withoutDelicate, withPrefaces } from "./prefaces.ts";
import { refuseTranscript } from "./refuse-transcript.ts";
import { letsGo } from "./ways-out.ts";
import { hasDay, hasTime } from "./wish.ts";

/** Routes a turn by its subject. What always applies comes first: opt-out, help, a person, the end. */
export function routeTurn(before: Turn, words: Heard): Turn {
  if (meansStop(before, words)) return optOut(before, words);
  const turn = before.state.askedStop ? set(before, { askedStop: null }) : before;
  if (turn !== before && words.answer === "no" && !saysDetails(words)) return goOn(turn);
  const isDictating = turn.state.expecting === "message";
  const said = asMeant(turn, words);
  // In a message as well: repeating a message is better than treating an opt-out as part of one.
  if (said.wants.includes("optOut")) return optOut(turn, said);
  if (isDoubtfulStop(turn, said)) return askWhetherToStop(turn, said);
  if (said.wants.includes("noTranscript") && !(isDictating && isPassedOn(said)))
    return refuseTranscript(turn, said);
  if (turn.state.flow === "optOut") return whichAddress(turn, said);
  const resumed = isDictating ? backToLeftOff(turn, said) : null;
  if (resumed) return byFlow(resumed, said);
  if (said.letsGo === "wrongNumber") return close(sayExactly(turn, "No problem, that happens."));
  if (letsGo(turn.state, said)) return abandon(turn);
  if (isDictating && !said.alarm && !isLeaving(said)) return messageTurn(turn, said);
  if (said.wants.includes("repeat") && !saysDetails(said)) return repeat(turn);
  const prefaced = withPrefaces(turn, said);
  const heard = withoutDelicate(said);
  const isPrefaced = prefaced.says.length > turn.says.length;
  if (heard.wants.includes("human") && !givesWhatIsAsked(turn.state.expecting, heard))
    return toHuman(prefaced, heard);
  if (heard.wants.includes("startOver")) return startOver(prefaced);
  if (isGoodbye(prefaced, heard)) return close(prefaced);
  if (heard.letsGo) return abandon(prefaced);
  // Only a question or a refused topic: the state is unchanged.
  if (isPrefaced && !saysMore(heard)) return goOn(prefaced);
  return byFlow(prefaced, heard);
}

/** "Tell her not to record the walk-through" is a message, not a request about this conversation. */
function isPassedOn({ inEnglish: text }: Heard): boolean {
  return text.length > 60 && /\b(?:tell|ask|remind|let) \w+/i.test(text);
}

/** While dictating a message, a caller can still abandon it. */
function isLeaving({ wants, text }: Heard): boolean {
  const isOther = wants.some((one) => ["startOver", "goodbye", "book", "human"].includes(one));
  return text.length <= 40 && isOther && !wants.includes("message");
}

/**
 * A message was only offered because a question had not been understood: an answer to that question goes on with it.
 */
function backToLeftOff(turn: Turn, heard: Heard): Turn | null {
  const { leftOff } = turn.state.memory;
  if (!leftOff || heard.text.length > 60 || heard.wants.includes("message")) return null;
  const { flow, expecting, offered } = leftOff;
  const { when } = heard;
  const isTime = expecting === "day" || expecting === "time" || expecting === "choice";
  const isAnswer = isTime
    ? when !== null && (hasDay(when) || hasTime(when))
    : givesWhatIsAsked(expecting, heard) || (expecting === "code" && heard.code !== null);
  if (!isAnswer) return null;
  return set(remember(turn, { leftOff: null }), { flow, expecting, offered, misses: 0 });
}

function saysDetails({ when, email, phone, name, code }: Heard): boolean {
  return [when, email, phone, name, code].some((part) => part !== null);
}

function byFlow(turn: Turn, heard: Heard): Turn {
  const flow = flowOf(turn, heard);
  if (flow === "abandon") return abandon(turn);
  if (flow === "open") return openTurn(turn, heard);
  const isNew = flow !== turn.state.flow;
  const led = isNew ? enter(turn, flow, heard) : turn;
  const fitting =
    isNew && !heard.wants.includes(flow) ? { ...heard, wants: [...heard.wants, flow] } : heard;
  switch (flow) {
    case "book":
      return bookingTurn(led, fitting);
    case "move":
    case "cancel":
      return managingTurn(led, fitting);
    case "message":
      return messageTurn(led, fitting);
  }
}

type Led = Exclude<Flow, "open" | "closed" | "optOut">;

/** The subject of the turn: what it asks for, otherwise the current subject. */
function flowOf(turn: Turn, heard: Heard): Led | "open" | "abandon" {
  const { flow, expecting } = turn.state;
  const wanted = heard.wants.find(isLed);
  if (flow === "open" || expecting === "anythingElse" || expecting === "want") {
    if (wanted) return wanted;
    if (wishesTime(heard) && !isOnlyAsking(heard) && expecting !== "anythingElse") return "book";
    if (heard.answer === "yes" && offersTime(turn)) return "book";
    return isToPassOn(turn, heard) ? "message" : "open";
  }
  if (flow === "closed" || flow === "optOut") return "open";
  // "…, and leave a message if I'm at work", said with the requested number, does not change the subject.
  if (givesWhatIsAsked(expecting, heard)) return flow;
  if (!wanted || wanted === flow) return flow;
  // During a booking, "cancel that" ends it, and "book it" is the yes to it.
  if (wanted === "cancel" && flow === "book") return isAboutExisting(heard) ? "cancel" : "abandon";
  if (wanted === "cancel" && flow === "message")
    return isAboutExisting(heard) ? "cancel" : "abandon";
  if (wanted === "book") return flow === "message" && !turn.state.gathered.message ? "book" : flow;
  if (wanted === "move" && flow === "book") return isAboutExisting(heard) ? "move" : "book";
  if (wanted === "move" && flow === "cancel") return "move";
  if (wanted === "cancel" && flow === "move")
    return turn.state.appointment || heard.answer !== "no" ? "cancel" : "move";
  if (expecting !== "confirm") return wanted;
  // Instead of a yes; said along with one, it is a note.
  return wanted === "message" && !/^\W*(?:yes|yeah|yep|yup|ok|okay|sure)\b/i.test(heard.inEnglish)
    ? wanted
    : flow;
}

/** Long enough to be a message, and neither a question nor a refused topic. */
function isToPassOn({ context }: Turn, heard: Heard): boolean {
  const { inEnglish: text, questions, delicate, answer } = heard;
  if (questions.length > 0 || delicate.length > 0 || answer !== null) return false;
  return isMessage(withoutName(text, context)) && text.trim().split(/\s+/).length >= 5;
}

/**
 * A day in a question ("what are your rates today?") is not a request for an appointment; a request that comes with a
 * question is one, and both are answered.
 */
function isOnlyAsking({ delicate, questions, when, inEnglish: text }: Heard): boolean {
  if (delicate.length === 0 && questions.length === 0) return false;
  if (requestsTime(text)) return false;
  const isExact = when !== null && when.days.length > 0 && when.minutes.length > 0;
  return delicate.length > 0 || !isExact;
}

function givesWhatIsAsked(expecting: TalkState["expecting"], heard: Heard): boolean {
  if (expecting !== "name" && expecting !== "email" && expecting !== "phone") return false;
  return heard[expecting] !== null;
}

/** Only the opening was said, and it asked whether to find a time. */
function offersTime({ state: { expecting, lastSaid } }: Turn): boolean {
  return expecting === "want" && asksForTime(lastSaid.at(-1) ?? "");
}

function isLed(one: Want): one is Led {
  return one === "book" || one === "move" || one === "cancel" || one === "message";
}

function isAboutExisting({ inEnglish: text }: Heard): boolean {
  return /\b(?:my|the|an|existing|other) (?:[a-z]+ ){0,2}(?:appointment|appt|booking|meeting|consultation)\b/i.test(
    text,
  );
}

function wishesTime({ when, durationMinutes }: Heard): boolean {
  return (when !== null && (hasDay(when) || hasTime(when))) || durationMinutes !== null;
}

/** Starts another subject; keeps who is speaking, and the appointment where the same one is meant. */
function enter(turn: Turn, flow: Led, heard: Heard): Turn {
  const { appointment } = turn.state;
  const isSame = appointment && (flow === "move" || flow === "cancel");
  // What was said of an appointment that is not booked yet is kept while a message comes in between.
  const isOwn = flow === "message" || flow === "book";
  const wasOwn = turn.state.flow !== "move" && turn.state.flow !== "cancel";
  const cleared =
    isSame || (isOwn && wasOwn)
      ? set(turn, { offered: [], readBack: null, misses: 0 })
      : clearAppointment(turn);
  const { startsAt } = cleared.state.gathered;
  if (flow === "book" && startsAt && !heard.when) return backToBooking(cleared, startsAt, heard);
  const named = heard.purpose ? gather(cleared, { purpose: heard.purpose }) : cleared;
  return set(named, { flow, expecting: isSame ? "nothing" : turn.state.expecting });
}

/** A time was chosen before something else came in between. */
function backToBooking(turn: Turn, startsAt: string, { purpose }: Heard): Turn {
  const { callerZone, now } = turn.context;
  const at = momentWords(new Date(startsAt), callerZone, now);
  const named = purpose ? gather(turn, { purpose }) : turn;
  return set(say(named, `So back to ${at}.`), { flow: "book" });
}

/** No subject is open, and nothing was requested yet. */
function openTurn(before: Turn, heard: Heard): Turn {
  const { expecting } = before.state;
  const turn = hearDetails(before, heard);
  if (expecting === "anythingElse") {
    if (heard.answer === "no" || heard.choice?.kind === "none") return close(turn);
    if (heard.answer === "yes") return ask(turn, "want", asks.askWant);
  }
  if (heard.answer === "no" && offersTime(before))
    return ask(turn, "anythingElse", asks.askAnythingElse);
  if (heard.purpose || (expecting === "want" && heard.answer === "yes"))
    return ask(set(turn, { misses: 0 }), "want", asks.bookOrMessage);
  if (turn.state.gathered.name !== before.state.gathered.name && turn.state.gathered.name)
    return ask(turn, "want", `Hello ${turn.state.gathered.name}. ${asks.askWant}`);
  // It was answered or refused, and it contained no request.
  if (before.says.length > 0) return goOn(turn);
  return missed(turn, heard);
}

const nothingDone: Partial<Record<Flow, string>> = {
  book: "All right, nothing has been booked.",
  move: "All right, the appointment stays as it is.",
  cancel: "All right, the appointment stays as it is.",
  message: "All right, I haven't passed anything on.",
};

function abandon(turn: Turn): Turn {
  if (turn.state.expecting === "anythingElse") return close(turn);
  const words = nothingDone[turn.state.flow] ?? "All right.";
  const dropped = remember(clearAppointment(sayExactly(turn, words)), { leftOff: null });
  const open = set(dropped, { flow: "open" });
  return ask(open, "anythingElse", asks.askAnythingElse);
}

/** Repeats the open question after an answer to something else. */
function goOn(turn: Turn): Turn {
  const { expecting, flow } = turn.state;
  if (flow === "open") return ask(turn, "want", asks.bookOrMessage);
  return askOn(turn, expecting);
}

function repeat(turn: Turn): Turn {
  return turn.state.lastSaid.reduce((next, words) => sayExactly(next, words), turn);
}

function startOver(turn: Turn): Turn {
  const { name, email, phone } = turn.state.gathered;
  const fresh = set(gather(clearAppointment(turn), { name, email, phone }), { flow: "open" });
  return ask(say(fresh, "All right, from the beginning."), "want", asks.askWant);
}

/** "That's all" ends the conversation; "bye" in the middle of a question ends it, too. */
function isGoodbye({ state }: Turn, heard: Heard): boolean {
  if (!heard.wants.includes("goodbye")) return false;
  if (saysDetails(heard) || heard.wants.some(isLed)) return false;
  return state.expecting !== "confirm" || heard.answer !== "yes";
}

function toHuman(turn: Turn, heard: Heard): Turn {
  const { canTransfer, professional } = turn.context;
  if (canTransfer) return want(turn, { kind: "transfer", reason: heard.text.slice(0, 200) });
  // The alternative: an appointment with the person.
  const words = `I'm an automated assistant and can't transfer you to ${professional.fullName} here.`;
  const open = set(say(hearDetails(turn, heard), words), {
    flow: "open",
    readBack: null,
    offered: [],
    misses: 0,
  });
  return ask(open, "want", asks.bookOrMessage);
}

/** After "which address?": the address, or that there is none. */
function whichAddress(turn: Turn, heard: Heard): Turn {
  const address = heard.phone ?? heard.email;
  if (address) return optOut(turn, heard);
  if (turn.state.misses > 0 || heard.answer === "no" || heard.declines.length > 0)
    return ask(set(turn, { flow: "open", misses: 0 }), "anythingElse", asks.askAnythingElse);
  return ask(
    set(turn, { misses: 1 }),
    "phone",
    "I need a phone number or an email address to stop it.",
  );
}
