import type { Heard, Want } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import { isMessage } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import type { TalkState } from "../turn/state.ts";
import { ask, clearAppointment, gather, remember, say, sayExactly, set } from "../turn/turn.ts";
import type { Turn } from "../turn/turn.ts";
import { asMeant, withoutName } from "./as-meant.ts";
import {
  askWhetherToStop,
  isDoubtfulStop,
  isSurprisingStop,
  meansStop,
  optOut,
  whichAddress,
} from "./ask-whether-to-stop.ts";
import { bookingTurn } from "./booking.ts";
import { close, nothingDone } from "./end.ts";
import { enter, type Led } from "./enter.ts";
import { lastDay } from "./free-times.ts";
import { managingTurn } from "./manage.ts";
import { asUndone } from "./as-undone.ts";
import { asOwn, askMoveOrCancel, ownActOf, wishesAnother } from "./own-appointment.ts";
import { flowWhileBooking, isAboutExisting, isDated } from "./own-while-booking.ts";
import { correctsPassedOn, messageTurn } from "./message.ts";
import { askOn, missed, offersToPassOn, passedOnInstead, passOnInstead } from "./missing.ts";
import {
  askForMore,
  offeredTalk,
  offersTime,
  openTurn,
  repeatsBooked,
  toHuman,
  withChosenTime,
} from "./open-talk.ts";
import { saysMore, withoutDelicate, withPrefaces } from "./prefaces.ts";
import { refuseTranscript } from "./refuse-transcript.ts";
import { changesBooked } from "./new-or-own.ts";
import { keepTold } from "./remember.ts";
import { asSaidAgain } from "./said-again.ts";
import { agreesAndBooks, withWishAfter } from "./then-book.ts";
import { namesTimeInstead, wishesTime } from "./time-wishes.ts";
import { asTold, saysThat } from "./told-when-offered.ts";
import { letsGo } from "./ways-out.ts";
import { hasDay, hasTime } from "./wish.ts";

/** Routes a turn by its subject. What always applies comes first: opt-out, help, a person, the end. */
export function routeTurn(before: Turn, line: Heard): Turn {
  const words = asUndone(before, line);
  if (meansStop(before, words)) return optOut(before, words);
  const turn = before.state.askedStop ? set(before, { askedStop: null }) : before;
  if (turn !== before && words.answer === "no" && !saysDetails(words)) return goOn(turn, words);
  const isDictating = turn.state.expecting === "message";
  // In a message as well: repeating a message is better than treating an opt-out as part of one. Whatever else the line
  // has in it, a rude word or a refused topic, comes after.
  if (words.wants.includes("optOut"))
    return isSurprisingStop(turn, words) ? askWhetherToStop(turn, words) : optOut(turn, words);
  const said = asTold(turn, asOwn(turn, asSaidAgain(turn, asMeant(turn, words))));
  if (isDoubtfulStop(turn, said)) return askWhetherToStop(turn, said);
  if (said.wants.includes("noTranscript") && !(isDictating && isPassedOn(said)))
    return refuseTranscript(turn, said);
  if (turn.state.flow === "optOut") return whichAddress(turn, said);
  const resumed = isDictating ? backToLeftOff(turn, said) : null;
  if (resumed) return byFlow(resumed, said);
  if (said.letsGo === "wrongNumber") return close(sayExactly(turn, "No problem, that happens."));
  if (letsGo(turn.state, said)) return abandon(turn);
  if (isDictating && !said.alarm && !isLeaving(turn, said)) return messageTurn(turn, said);
  if (said.wants.includes("repeat") && !saysDetails(said))
    return isBreakingUp(turn, said) ? missed(turn, { ...said, wants: [] }) : repeat(turn);
  const prefaced = withPrefaces(turn, said);
  const heard = withoutDelicate(turn, said);
  const isPrefaced = prefaced.says.length > turn.says.length;
  if (heard.wants.includes("human") && !givesWhatIsAsked(turn.state.expecting, heard))
    return toHuman(prefaced, heard);
  if (heard.wants.includes("startOver")) return startOver(prefaced);
  if (isGoodbye(prefaced, heard)) return close(prefaced);
  if (heard.letsGo) return abandon(prefaced);
  // Only a question or a refused topic: the state is unchanged.
  if (offeredTalk(turn) && heard.wants.length === 0 && !saysDetails(heard)) {
    if (heard.answer === "no") return abandon(prefaced);
    if (heard.answer === "yes") return goOn(prefaced, heard);
  }
  if (isPrefaced && !saysMore(heard)) return goOn(keepTold(prefaced, said), heard);
  return byFlow(prefaced, heard);
}

/** "Tell her not to record the walk-through" is a message, not a request about this conversation. */
function isPassedOn({ inEnglish: text }: Heard): boolean {
  return text.length > 60 && /\b(?:tell|ask|remind|let) \w+/i.test(text);
}

/** While dictating a message, a caller can still abandon it. */
function isLeaving({ context }: Turn, { wants, text, when }: Heard): boolean {
  if (wants.includes("message")) return false;
  // Beyond what can be booked: that is why a message is taken.
  if (isTooFar(context, when)) return false;
  const isExact = when !== null && hasDay(when) && hasTime(when);
  if (wants.includes("book") && isExact) return text.length <= 120;
  const isOther = wants.some((one) => ["startOver", "goodbye", "book", "human"].includes(one));
  return text.length <= 40 && isOther;
}

/**
 * A message was only offered because a question had not been understood: an answer to that question goes on with it.
 */
function backToLeftOff(turn: Turn, heard: Heard): Turn | null {
  const { leftOff } = turn.state.memory;
  if (!leftOff || heard.text.length > 60 || heard.wants.includes("message")) return null;
  const { flow, expecting, offered } = leftOff;
  const { when } = heard;
  if (isTooFar(turn.context, when)) return null;
  const isTime = expecting === "day" || expecting === "time" || expecting === "choice";
  const isAnswer = isTime
    ? when !== null && (hasDay(when) || hasTime(when))
    : givesWhatIsAsked(expecting, heard) || (expecting === "code" && heard.code !== null);
  if (!isAnswer) return null;
  return set(remember(turn, { leftOff: null }), { flow, expecting, offered, misses: 0 });
}

function isTooFar(context: Turn["context"], when: Heard["when"]): boolean {
  return when?.days[0] !== undefined && when.days.every((day) => day > lastDay(context));
}

function saysDetails({ when, email, phone, name, code }: Heard): boolean {
  return [when, email, phone, name, code].some((part) => part !== null);
}

function byFlow(turn: Turn, heard: Heard): Turn {
  const chosen = withChosenTime(turn, heard);
  if (chosen) return bookingTurn(chosen, heard);
  const flow = flowOf(turn, heard);
  if (flow === "abandon") return abandon(turn);
  if (flow === "open") return openTurn(keepTold(turn, heard), heard);
  if (flow === "message" && offersToPassOn(turn)) return passOnInstead(turn);
  if (flow === "either") return askMoveOrCancel(turn, heard);
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
      return messageTurn(isNew ? withWishAfter(led, heard) : led, fitting);
  }
}

/** The subject of the turn: what it asks for, otherwise the current subject. */
function flowOf(turn: Turn, heard: Heard): Led | "open" | "abandon" | "either" {
  const { flow, expecting } = turn.state;
  const wanted = heard.wants.find(isLed);
  if (flow === "open" || expecting === "anythingElse" || expecting === "want") {
    if (repeatsBooked(turn, heard)) return "open";
    if (changesBooked(turn, heard)) return "move";
    if (wanted) return wanted;
    const isRefused = turn.state.memory.own?.isAsked && heard.answer === "no" && !heard.when;
    if (isRefused && expecting === "want") return "abandon";
    const act = ownActOf(turn, heard);
    if (act === "either" || act === "perhaps") return "either";
    if (wishesTime(turn, heard)) return "book";
    if (heard.answer === "yes" && offersTime(turn)) return "book";
    if (isToPassOn(turn, heard) || correctsPassedOn(turn, heard)) return "message";
    return saysThat(turn, heard) ? "message" : "open";
  }
  if (flow === "closed" || flow === "optOut") return "open";
  if (agreesAndBooks(turn, heard)) return flow;
  if (flow === "book" && givesCode(heard))
    return wanted === "cancel" || wanted === "move" ? wanted : "either";
  if (wishesAnother(turn, heard)) return "book";
  if (flow === "message" && turnsToTime(heard)) return "book";
  const own = flowWhileBooking(turn, heard);
  if (own) return own;
  // "…, and leave a message if I'm at work", said with the requested number, does not change the subject.
  if (givesWhatIsAsked(expecting, heard)) return flow;
  if (namesTimeInstead(turn, heard)) return "book";
  if (!wanted || wanted === flow) return flow;
  // During a booking, "cancel that" ends it, and "book it" is the yes to it.
  // "I just need to cancel Thursday at ten", before any time was chosen, is about one that is there.
  const isOfThere = isAboutExisting(heard) || (isDated(heard) && !turn.state.gathered.startsAt);
  if (wanted === "cancel" && flow === "book" && !isOfThere)
    return heard.wants.includes("message") ? "message" : "abandon";
  if (wanted === "cancel" && flow === "book") return "cancel";
  if (wanted === "cancel" && flow === "message")
    return isAboutExisting(heard) ? "cancel" : "abandon";
  if (wanted === passedOnInstead(turn)) return wanted;
  if (wanted === "book") return flow === "message" && isInstead(turn, heard) ? "book" : flow;
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

/** "Never mind the message, easier if I come in, December 7th at 2:30?": a day and a time instead of it. */
function turnsToTime({ wants, when, inEnglish: text }: Heard): boolean {
  if (when === null || !hasDay(when) || !hasTime(when) || wants.includes("message")) return false;
  return insteadOfMessage.test(text);
}

const insteadOfMessage = new RegExp(
  source`
    \b(?:nvm|never ?mind|forget|skip|scratch|drop|instead of|rather than)\b.{0,15}\b(?:msg|message|it|that|note)\b
    |\b(?:easier|better|rather|simpler) (?:if|to|that) (?:i |we |just )*(?:just )?(?:come|meet|see|talk|book)\b`,
  "i",
);

/** While a message is taken, an appointment is wished for instead; a yes to the read-back passes it on. */
function isInstead({ state }: Turn, { wants, answer, when, inEnglish: text }: Heard): boolean {
  if (!state.gathered.message) return true;
  if (answer === "yes" || wants.includes("message")) return false;
  return (
    (when !== null && hasTime(when)) ||
    /\b(?:instead|rather|appointment|actually|just)\b/i.test(text)
  );
}

/** Long enough to be a message, and neither a question nor a refused topic. */
function isToPassOn({ context }: Turn, heard: Heard): boolean {
  const { inEnglish: text, questions, delicate, answer } = heard;
  if (questions.length > 0 || delicate.length > 0) return false;
  const length = text.trim().split(/\s+/).length;
  // A no in a long line belongs to what is told.
  if (answer !== null && length < 8) return false;
  return isMessage(withoutName(text, context)) && length >= 5;
}

function givesWhatIsAsked(expecting: TalkState["expecting"], heard: Heard): boolean {
  if (expecting !== "name" && expecting !== "email" && expecting !== "phone") return false;
  return heard[expecting] !== null;
}

/** "My code is 421593", where an email or anything else is asked: it opens the appointment that it belongs to. */
function givesCode({ code, email, phone }: Heard): boolean {
  return code !== null && email === null && phone === null;
}

function isLed(one: Want): one is Led {
  return one === "book" || one === "move" || one === "cancel" || one === "message";
}

function abandon(turn: Turn): Turn {
  if (turn.state.expecting === "anythingElse") return close(turn);
  const words = nothingDone[turn.state.flow] ?? "All right.";
  const dropped = remember(clearAppointment(sayExactly(turn, words)), { leftOff: null, own: null });
  const open = set(dropped, { flow: "open" });
  return ask(open, "anythingElse", asks.askAnythingElse);
}

/** Repeats the open question after an answer to something else. */
function goOn(turn: Turn, heard: Heard): Turn {
  const { expecting, flow } = turn.state;
  if (flow === "open") return askForMore(turn, heard);
  // What was refused is no answer: who has nothing else to say leaves the message without a number.
  if (flow === "message" && heard.delicate.length > 0) return messageTurn(turn, heard);
  return askOn(turn, expecting);
}

/** A line that breaks off more than once: the same sentence again helps nobody. */
function isBreakingUp({ state }: Turn, { inEnglish: text }: Heard): boolean {
  return state.misses > 0 && /\bbr(?:eaking|oke) up\b/i.test(text);
}

function repeat(turn: Turn): Turn {
  return turn.state.lastSaid.reduce((next, words) => sayExactly(next, words), turn);
}

function startOver(turn: Turn): Turn {
  const { name, email, phone } = turn.state.gathered;
  const clear = remember(clearAppointment(turn), { own: null });
  const fresh = set(gather(clear, { name, email, phone }), { flow: "open" });
  return ask(say(fresh, "All right, from the beginning."), "want", asks.askWant);
}

/** "That's all" ends the conversation; "bye" in the middle of a question ends it, too. */
function isGoodbye({ state }: Turn, heard: Heard): boolean {
  if (!heard.wants.includes("goodbye")) return false;
  if (saysDetails(heard) || heard.wants.some(isLed)) return false;
  return state.expecting !== "confirm" || heard.answer !== "yes";
}
