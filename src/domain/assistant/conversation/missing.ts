import type { Day } from "#domain/kernel/day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Expecting, Heard } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { messageReading, whatIsMeant } from "../sayings/readings.ts";
import { ask, flag, gather, remember, say, sayExactly, set, type Turn } from "../turn/turn.ts";
import type { Flow } from "../turn/state.ts";
import { readBack } from "./confirm.ts";
import { close } from "./end.ts";
import { freeNear } from "./free-times.ts";

/** How often in a row a question may go unanswered before leaving a message is offered instead. */
const mostMisses = 3;
/** How often a read-back may: after three times, each other time offers to pass it on. */
const mostMissesOfReading = 7;

/**
 * The turn did not answer the question. It is asked again: with an example, then with something to choose from;
 * finally the caller can leave a message, which needs no understanding.
 */
export function missed(turn: Turn, heard: Heard): Turn {
  const misses = turn.state.misses + 1;
  const counted = set(turn, { misses });
  const { expecting } = turn.state;
  // When everything is done, something not understood is more likely a goodbye than a new request.
  if (expecting === "anythingElse")
    return misses > 1 ? close(counted) : ask(counted, expecting, asks.askAnythingElseAgain);
  if (expecting === "confirm") return missedReading(counted, heard);
  if (misses < mostMisses || expecting === "message") return askAgain(counted, expecting, heard);
  return offerMessage(flag(counted, "not understood"));
}

function offerMessage(turn: Turn): Turn {
  const { flow, expecting, offered } = turn.state;
  const { professional, canTransfer } = turn.context;
  const { fullName } = professional;
  // Not even a message was understood: the conversation must not go in circles.
  if (flow === "message")
    return close(
      sayExactly(
        turn,
        `I'm sorry, I don't understand. You can reach ${fullName} on the booking page.`,
      ),
    );
  const person = canTransfer ? " Or say “a person”, and I'll transfer you." : "";
  const words = `I'm sorry, I don't understand. I can take a message in your own words.${person} ${asks.askMessage(fullName)}`;
  const left = remember(turn, { leftOff: { flow, expecting, offered } });
  return ask(set(left, { flow: "message", misses: 0, readBack: null }), "message", words);
}

/** A caller who has come as far as the read-back is not sent away: the expected answer is short. */
function missedReading(turn: Turn, heard: Heard): Turn {
  const { misses, flow } = turn.state;
  if (misses <= mostMissesOfReading || heard.wants.includes("message"))
    return askAgain(turn, "confirm", heard);
  const left = flag(turn, "not understood");
  return flow === "message" ? offerMessage(left) : passOnInstead(left);
}

/** Whether it was offered to pass on what was read back. */
export function offersToPassOn({ state: { flow, expecting, misses, readBack } }: Turn): boolean {
  const isReading = expecting === "confirm" && readBack !== null && flow !== "message";
  return isReading && misses > mostMisses;
}

/**
 * What was read back without an understood answer becomes a message, which is read back itself. Asked for by name, the
 * earlier subject goes on.
 */
export function passOnInstead(turn: Turn): Turn {
  const { flow, expecting, offered } = turn.state;
  const { what } = whatIsMeant(turn.state, turn.context);
  const kept = remember(turn, { leftOff: { flow, expecting, offered } });
  const told = say(set(kept, { flow: "message" }), asks.passOnInstead);
  const message = gather(told, { message: `Not confirmed yet: ${what}.`, wantsCallback: false });
  return readBack(message, messageReading(message.state, message.context));
}

/** The subject that became a message because its read-back was not answered, while that message is read back. */
export function passedOnInstead({ state: { flow, expecting, memory } }: Turn): Flow | null {
  const { leftOff } = memory;
  const isInstead = flow === "message" && expecting === "confirm";
  return isInstead && leftOff?.expecting === "confirm" ? leftOff.flow : null;
}

/** Goes on with the current question after something else was answered; nothing was misunderstood. */
export function askOn(turn: Turn, expecting: Expecting): Turn {
  const words = asks.goOn[expecting];
  return words && turn.state.flow !== "message"
    ? ask(turn, expecting, words)
    : askAgain(turn, expecting);
}

/** Asks the current question again: each time in other words, and with more help. */
export function askAgain(turn: Turn, expecting: Expecting, heard: Heard | null = null): Turn {
  const { state, context } = turn;
  const { fullName } = context.professional;
  const { misses } = state;
  const again = (...wordings: string[]) =>
    ask(turn, expecting, wordings[Math.min(Math.max(misses, 1), wordings.length) - 1]!);
  switch (expecting) {
    case "day":
      return misses > 1 ? offerNearest(turn) : again(asks.askDayAgain);
    case "time":
    case "choice":
      return askTimeAgain(turn);
    case "name":
      return again(asks.askNameAgain, asks.askNameSlowly);
    case "email":
      return again(asks.askEmailAgain, asks.askEmailSlowly);
    case "phone":
      return state.flow === "message"
        ? again(asks.askReachAgain, asks.askReachOrNone)
        : again(asks.askPhoneAgain);
    case "code":
      return again(asks.askCodeAgain, asks.askCodeOrTime);
    case "appointment":
      return state.gathered.name
        ? again(asks.askIdentityTime, asks.askIdentityTimeAgain)
        : again(asks.askIdentityName, asks.askIdentityNameAgain);
    case "message":
      return again(asks.askMessage(fullName), asks.askMessageAgain(fullName));
    case "confirm":
      return askYesAgain(turn, heard);
    case "anythingElse":
    case "want":
    case "notes":
    case "nothing": {
      const words = misses > 1 ? asks.askWantSimply : asks.askWantAgain;
      return say(set(turn, { expecting: "want" }), heard ? words : asks.askWant);
    }
  }
}

/** No day was understood: two free times to choose from, which need no day. */
function offerNearest(turn: Turn): Turn {
  const { state, context } = turn;
  const starts = freeNear(state, context, context.now, 2);
  if (starts.length === 0) return ask(turn, "day", asks.askDayAgain);
  const offered = set(turn, { offered: starts.map((start) => start.toISOString()) });
  return ask(offered, "choice", asks.askNearest(starts, context.callerZone));
}

function askTimeAgain(turn: Turn): Turn {
  const { state, context } = turn;
  const { offered, misses, expecting } = state;
  const starts = offered.map((start) => new Date(start));
  if (starts.length === 0)
    return misses > 1 ? offerNearest(turn) : ask(turn, expecting, asks.askTimeAgain);
  const days = daysAtOneHour(turn);
  if (days) {
    const time = timeText(starts[0]!, context.callerZone);
    return ask(turn, "choice", misses < 2 ? asks.askDayAt(days, time) : asks.askDayOnly(days));
  }
  if (misses < 2) return ask(turn, expecting, asks.offerAgain(starts, context.callerZone));
  const two = set(turn, { offered: offered.slice(0, 2) });
  return ask(two, "choice", asks.offerSimply(starts.slice(0, 2), context.callerZone));
}

/** The days of the offered times, where they are all at the hour that was named; null otherwise. */
function daysAtOneHour({ state: { offered, gathered }, context }: Turn): Day[] | null {
  if (!gathered.wish || gathered.wish.minutes.length === 0) return null;
  const starts = offered.map((start) => wallTimeOf(context.callerZone, new Date(start)));
  const days = new Set(starts.map(({ day }) => day));
  const isOneHour = new Set(starts.map(({ minute }) => minute)).size === 1;
  return isOneHour && days.size > 1 && days.size === starts.length ? [...days] : null;
}

/**
 * The read-back was heard but not answered: everything in it in other words, since it may have been a correction that was
 * not understood, and the possible answers. One that was interrupted or never heard is read again word for word, because
 * a yes to it would not count.
 */
function askYesAgain(turn: Turn, heard: Heard | null): Turn {
  const { state, context } = turn;
  const { readBack: reading, misses } = state;
  if (!reading) return ask(turn, "confirm", asks.askWhatToChange);
  if (!reading.wasHeard) {
    const words = heard?.answer === "yes" ? `To be sure: ${reading.says}` : reading.says;
    return sayExactly(set(turn, { readBack: { ...reading, wasHeard: true } }), words);
  }
  const all = asks.askYes(whatIsMeant(state, context), context.professional.fullName);
  // A message is passed on anyway. The last two take turns.
  const wordings = state.flow === "message" ? all.slice(0, -1) : all;
  const last = wordings.length - 1;
  const nth = misses <= last ? Math.max(misses, 1) - 1 : last - ((misses - last) % 2 === 1 ? 0 : 1);
  return sayExactly(turn, wordings[nth]!);
}
