import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Heard } from "#understanding/heard.ts";
import { hearExisting, hearNewTime, tellsOfHome } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import { asksForTime } from "../sayings/opening.ts";
import { exactMomentWords } from "../sayings/times.ts";
import { ask, remember, say, set, type Turn, want } from "../turn/turn.ts";
import { close } from "./end.ts";
import { freeNear } from "./free-times.ts";
import { missed } from "./missing.ts";
import { listeningOf } from "./listening-of.ts";
import { hearDetails } from "./take-details.ts";
import { hasDay, hasTime } from "./wish.ts";
import { source } from "#understanding/text.ts";

/** From this many words on, a line that asks for nothing is a story that wants to be heard. */
const wordsOfStory = 9;

/** No subject is open, and nothing was requested yet. */
export function openTurn(before: Turn, heard: Heard): Turn {
  const { expecting, gathered } = before.state;
  const turn = hearDetails(before, heard);
  const { fullName } = turn.context.professional;
  if (repeatsBooked(before, heard)) return askForMore(sayBooked(turn), heard);
  if (expecting === "anythingElse") {
    if (heard.answer === "no" || heard.choice?.kind === "none") return close(turn);
    if (heard.answer === "yes") return ask(turn, "want", asks.askWant);
  }
  if (heard.answer === "no" && offersTime(before))
    return ask(turn, "anythingElse", asks.askAnythingElse);
  const isAnswered = before.says.length > 0;
  const isSubject = heard.purpose !== null || tellsOfHome(heard.inEnglish);
  if (!isAnswered && expecting === "want" && isSubject)
    return ask(set(turn, { flow: "book", misses: 0 }), "day", asks.offerTalk(fullName));
  if (expecting === "want" && heard.answer === "yes")
    return ask(set(turn, { misses: 0 }), "want", asks.bookOrMessage);
  if (heard.purpose) return askForMore(set(turn, { misses: 0 }), heard);
  const { name } = turn.state.gathered;
  if (name !== gathered.name && name) return ask(turn, "want", `Hello ${name}. ${asks.askWant}`);
  // It was answered or refused, and it contained no request.
  if (isAnswered) return askForMore(turn, heard);
  const isStory = expecting === "want" && heard.text.trim().split(/\s+/).length >= wordsOfStory;
  return isStory && before.state.misses === 0
    ? ask(set(turn, { misses: 1 }), "want", asks.offerTalkOrMessage(fullName))
    : missed(turn, heard);
}

/** Whether the last sentence offered a time to a caller who had only told a story. */
export function offeredTalk({ state, context }: Turn): boolean {
  const { flow, expecting, lastSaid } = state;
  const words = asks.offerTalk(context.professional.fullName);
  return flow === "book" && expecting === "day" && lastSaid.includes(words);
}

/** Asks what is wanted, after something was answered or refused: first openly, then with two times to choose from. */
export function askForMore(turn: Turn, heard: Heard | null): Turn {
  const { achieved, expecting, turns, lastSaid } = turn.state;
  if (achieved.length > 0) return ask(turn, "anythingElse", asks.askAnythingElse);
  const wasAsked = expecting === "want" && turns > 1 && lastSaid.at(-1)?.endsWith("?") === true;
  if (wasAsked) return offerTimesOrMessage(turn);
  // Who asks whose number this is hears what it is for.
  const isLost = heard?.questions.includes("whoAreYou") === true;
  return ask(turn, "want", isLost ? asks.askWant : asks.bookOrMessage);
}

function offerTimesOrMessage(turn: Turn): Turn {
  const { state, context } = turn;
  const starts = freeNear(state, context, context.now, 2);
  if (starts.length === 0) return ask(turn, "want", asks.bookOrMessage);
  const offered = starts.map((start) => start.toISOString());
  const words = asks.timesOrMessage(starts, context.callerZone);
  return ask(set(turn, { flow: "open", offered, misses: 0 }), "want", words);
}

/** The turn in which one of the times is chosen that were offered along with a message; null for any other. */
export function withChosenTime(turn: Turn, { choice, when, wants, answer }: Heard): Turn | null {
  const { flow, offered } = turn.state;
  const isOther = wants.some((one) => one !== "book");
  if (flow !== "open" || offered.length === 0 || isOther || answer === "no") return null;
  const isTime = when !== null && (hasDay(when) || hasTime(when));
  const isChosen = isTime || (choice !== null && choice.kind !== "none");
  return isChosen ? set(turn, { flow: "book", expecting: "choice" }) : null;
}

/** Only the opening was said, and it asked whether to find a time. */
export function offersTime({ state: { expecting, lastSaid } }: Turn): boolean {
  return expecting === "want" && asksForTime(lastSaid.at(-1) ?? "");
}

const isPresent = /^\W*(?:(?:hi|hello|hey|good \w+|so)\W+)*(?:is|are)\b/i;

/** Transfers, or says once that it can't; who asks again gets two times or may leave a message. */
export function toHuman(turn: Turn, heard: Heard): Turn {
  const { canTransfer, professional } = turn.context;
  if (canTransfer) {
    // "Is the agent there?" may take the assistant for that person.
    const asked = isPresent.test(heard.inEnglish) ? say(turn, asks.whatItIs) : turn;
    return want(asked, { kind: "transfer", reason: heard.text.slice(0, 200) });
  }
  const { askedForPerson } = turn.state.memory;
  const open = set(remember(hearDetails(turn, heard), { askedForPerson: askedForPerson + 1 }), {
    flow: "open",
    readBack: null,
    offered: [],
    misses: 0,
  });
  if (askedForPerson > 0)
    return askedForPerson % 2 === 1
      ? offerTimesOrMessage(open)
      : ask(open, "want", asks.bookOrMessage);
  // The alternative: an appointment with the person.
  const words = `I'm an automated assistant and can't transfer you to ${professional.fullName} here.`;
  return ask(say(open, words), "want", asks.bookOrMessage);
}

/** Words that speak of a second appointment. */
export const isAnother = new RegExp(
  source`
    \b(?:another|second|one more|also|too|again|different|new|other|next|extra|additional|separate|for my
    |for a|as well)\b`,
  "i",
);

/** Whether a day or time only names the appointment that was just booked: "Tuesday at three, and where do I go?" */
export function repeatsBooked({ state, context }: Turn, heard: Heard): boolean {
  const { booked } = state.memory;
  const { when, wants, inEnglish: text } = heard;
  if (!booked || isAnother.test(text)) return false;
  if (wants.includes("move")) return isMovedThere({ state, context }, heard);
  const isOther = wants.some((one) => one !== "book" && one !== "goodbye" && one !== "repeat");
  if (isOther) return false;
  if (when === null || !(hasDay(when) || hasTime(when)))
    return wants.includes("book") && isBareBooking.test(text);
  const { day, minute } = wallTimeOf(context.callerZone, new Date(booked));
  const isDay =
    when.days.length === 0 ? when.span === null && !when.soonest : when.days.includes(day);
  const isTime = when.minutes.length === 0 ? when.part === null : when.minutes.includes(minute);
  return isDay && isTime;
}

/** "From Tuesday at two to Thursday at three", said again of what was moved: it is there already. */
function isMovedThere(turn: Pick<Turn, "state" | "context">, { inEnglish: text, code }: Heard) {
  const { state, context } = turn;
  const listening = listeningOf(state, context);
  const said = hearExisting(text, listening, { hasCode: code !== null, asksName: false });
  const { to, own } = said;
  // It was booked, and another one should have been moved there.
  const isOther = state.achieved.at(-1) === "booked" && own !== null && own.days.length > 0;
  if (isOther || (code !== null && code !== state.code)) return false;
  const when = to === null ? null : hearNewTime(to, listening, listening.about);
  const { day, minute } = wallTimeOf(context.callerZone, new Date(state.memory.booked!));
  return when !== null && when.days.includes(day) && when.minutes.includes(minute);
}

const isBareBooking = new RegExp(
  source`
    ^\W*(?:(?:yes|yeah|ok|okay|great|please|perfect|so|and)\W+)*(?:book|schedule|lock) (?:it|that|this
    |me)(?: in)?\W*(?:please|thanks|thank you|then|now)?\W*$`,
  "i",
);

function sayBooked(turn: Turn): Turn {
  const at = exactMomentWords(new Date(turn.state.memory.booked!), turn.context);
  return say(turn, `You are booked for ${at}.`);
}
