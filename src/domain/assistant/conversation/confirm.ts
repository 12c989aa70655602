import type { Heard } from "#understanding/heard.ts";
import { namedActs } from "#understanding/understand.ts";
import * as asks from "../sayings/asks.ts";
import type { TalkState } from "../turn/state.ts";
import { ask, sayExactly, set, type Turn } from "../turn/turn.ts";
import { nothingDone } from "./end.ts";

/** How often a booking is read back before a no ends it. */
const mostReadBack = 6;

/** Reads back what would be done, and waits for a yes to exactly that. */
export function readBack(turn: Turn, words: string): Turn {
  const asked = { ...turn.state.asked, confirm: (turn.state.asked.confirm ?? 0) + 1 };
  const waiting = set(turn, {
    expecting: "confirm",
    readBack: { says: words, wasHeard: true },
    asked,
    misses: 0,
  });
  return sayExactly(waiting, words);
}

/**
 * Whether this is a plain yes to the read-back: it was heard to its end, and the answer neither changes nor adds
 * anything. A yes with anything else does not count; everything is then read back again.
 */
export function isYesTo({ state }: Turn, heard: Heard): boolean {
  if (heard.answer !== "yes" || !state.readBack?.wasHeard) return false;
  if (namesAnotherAct(heard.inEnglish, state.flow)) return false;
  const addsNothing =
    heard.corrects.length === 0 &&
    heard.when === null &&
    heard.durationMinutes === null &&
    heard.choice?.kind !== "none" &&
    heard.questions.length === 0 &&
    heard.wants.every((want) => want === state.flow || want === "book");
  return addsNothing;
}

const actsOf: Partial<Record<TalkState["flow"], readonly string[]>> = {
  book: ["book", "schedule", "lock"],
  move: ["move", "book", "schedule", "lock"],
  cancel: ["cancel"],
  message: ["send"],
};

/** "Move it" is not a yes to "shall I cancel it?", however firmly it is said. */
function namesAnotherAct(text: string, flow: TalkState["flow"]): boolean {
  return namedActs(text).some((act) => !actsOf[flow]?.includes(act));
}

/** The state after a change of topic: what was read back must be read again before a yes counts. */
export function unheard(state: TalkState): TalkState {
  const { readBack } = state;
  return readBack ? { ...state, readBack: { ...readBack, wasHeard: false } } : state;
}

/**
 * A no to the read-back: asks what to change, and whatever is answered, everything is read back again before a yes
 * counts. After a no to that question, or to the last reading, nothing is done.
 */
export function refuseReading(turn: Turn): Turn {
  const { flow, asked, readBack: last } = turn.state;
  const mayChange = last?.wasHeard === true && (asked.confirm ?? 0) < mostReadBack;
  if (flow === "book" && mayChange)
    return ask(set(turn, { ...unheard(turn.state), misses: 0 }), "confirm", asks.askWhatToChange);
  const open = set(turn, { flow: "open", readBack: null });
  return ask(
    sayExactly(open, nothingDone[flow] ?? "I have done nothing."),
    "anythingElse",
    asks.askAnythingElse,
  );
}
