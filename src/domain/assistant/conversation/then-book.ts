import { type Heard, heardNothing } from "#understanding/heard.ts";
import { pattern, source } from "#understanding/text.ts";
import { gather, remember, set, type Turn } from "../turn/turn.ts";
import { understand } from "../understand.ts";
import { bookingTurn } from "./booking.ts";
import { clearMessage } from "./end.ts";
import { listeningOf } from "./listening-of.ts";
import { hasDay, hasTime } from "./wish.ts";

// A message is finished before the appointment that is wished for beside it: this marks that it follows.
const follows = { flow: "book", expecting: "nothing", offered: [] } as const;

/** A message that comes with a wish for an appointment: its day and time are kept until it is passed on. */
export function withWishAfter(turn: Turn, heard: Heard): Turn {
  if (!heard.wants.includes("book")) return turn;
  const listening = { ...listeningOf(turn.state, turn.context), language: heard.language };
  const parts = heard.text.split(seams).slice(1);
  const wish = parts
    .map((part) => understand(part, listening))
    .find((one) => one.wants.includes("book") && !one.wants.includes("message") && isExact(one));
  if (!wish) return turn;
  return remember(gather(turn, { startsAt: null, wish: wish.when }), { leftOff: follows });
}

// Where the message ends, and the wish begins.
const seams = /[.;,]\s+|\s(?:and|also|plus|but|while)\s/i;

const yes = source`
  (?:yes|yeah|yep|yup|sure|okay|ok|right|correct|perfect|great|good|that's (?:right|it|fine|correct)
  |(?:please )?(?:do|send|pass (?:it|that|this)(?: on| along)?|go ahead)|please)`;
// "Yes, and the plumber comes Wednesday at two" tells more.
const yesAndMore = pattern`
  ^\W*(?:(?:well|oh) )*(?:${yes}[\s,.!]+)+(?:and|also|plus|then|oh)\b(?![\s,]*(?:the|my|our|his|her|their|he|she|they|it
  |there|that|an?)\b)`;
const aboutMessage = pattern`
  \b(?:tell|say|says|let|mention|add|message|change|not|don't|no|wrong|but|wait|only|if|unless|before|instead|what|how
  |when)\b`;

/** "Yeah, and Wednesday at two for me", after a message was read back: a yes to it, and a wish for an appointment. */
export function agreesAndBooks({ state }: Turn, heard: Heard): boolean {
  const { flow, expecting, readBack } = state;
  if (flow !== "message" || expecting !== "confirm" || !readBack?.wasHeard) return false;
  if (heard.wants.some((want) => want !== "book" && want !== "message") || heard.answer === "no")
    return false;
  const isAsking = heard.questions.length > 0 || heard.delicate.length > 0 || heard.mayStop;
  const text = heard.inEnglish.toLowerCase();
  return isExact(heard) && !isAsking && yesAndMore.test(text) && !aboutMessage.test(text);
}

/** Keeps the day and time of a wish until the message is passed on. What was read back stays as it is. */
export function keepWishAfter(turn: Turn, { when }: Heard): Turn {
  const gathered = { ...turn.state.gathered, startsAt: null, wish: when };
  return remember(set(turn, { gathered }), { leftOff: follows });
}

/** After the message: the appointment that was wished for beside it; null where none was. */
export function bookingAfter(turn: Turn): Turn | null {
  const { memory, gathered } = turn.state;
  const { leftOff } = memory;
  if (leftOff?.flow !== "book" || leftOff.expecting !== "nothing" || !gathered.wish) return null;
  const open = remember(clearMessage(turn), { leftOff: null, own: null });
  const booking = set(open, { flow: "book", expecting: "nothing", pending: null });
  return bookingTurn(booking, { ...heardNothing(""), wants: ["book"] });
}

function isExact({ when }: Heard): boolean {
  return when !== null && hasDay(when) && hasTime(when);
}
