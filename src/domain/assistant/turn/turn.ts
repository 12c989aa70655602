import type { Expecting, Language } from "#understanding/heard.ts";
import type { TurnContext } from "./context.ts";
import type { Effect } from "./effects.ts";
import type { Gathered, Memory, Saying, TalkState } from "./state.ts";

/** A turn in progress: the new state, what is said and what is to be done. Never changed in place. */
export type Turn = {
  readonly state: TalkState;
  readonly says: readonly Saying[];
  readonly effects: readonly Effect[];
  readonly context: TurnContext;
};

const nothingGathered: Gathered = {
  startsAt: null,
  wish: null,
  durationMinutes: null,
  purpose: null,
  name: null,
  email: null,
  phone: null,
  notes: null,
  message: null,
  wantsCallback: false,
};

const nothingRemembered: Memory = {
  day: null,
  prefers: { notOn: [], part: null },
  knowsConsent: false,
  leftOff: null,
  booked: null,
  askedForPerson: 0,
  told: null,
  emailInDoubt: null,
  own: null,
};

/** The state of a conversation that has just started. */
export const newState: TalkState = {
  version: 1,
  language: "en",
  flow: "open",
  expecting: "want",
  gathered: nothingGathered,
  memory: nothingRemembered,
  declined: [],
  offered: [],
  appointment: null,
  searches: 0,
  readBack: null,
  pending: null,
  misses: 0,
  asked: {},
  silences: 0,
  turns: 0,
  lastSaid: [],
  achieved: [],
  manageLink: null,
  code: null,
  flags: [],
  outcome: null,
};

/** A stored state with everything that today's states have: it may have been stored by an earlier version. */
export function restored<State extends TalkState>(state: State): State {
  const { gathered, memory } = state as Partial<TalkState>;
  return {
    ...newState,
    ...state,
    gathered: { ...nothingGathered, ...gathered },
    memory: { ...nothingRemembered, ...memory },
  };
}

export function turnFrom(state: TalkState, context: TurnContext): Turn {
  return { state: restored(state), context, says: [], effects: [] };
}

/** Returns the turn with changes to its state. */
export function set(turn: Turn, change: Partial<TalkState>): Turn {
  return { ...turn, state: { ...turn.state, ...change } };
}

/** Changes the gathered details, which invalidates every earlier read-back. */
export function gather(turn: Turn, change: Partial<Gathered>): Turn {
  const { flow, gathered, readBack } = turn.state;
  // The consent in it was heard, too.
  const known =
    readBack?.wasHeard && flow === "book" ? remember(turn, { knowsConsent: true }) : turn;
  return set(known, { gathered: { ...gathered, ...change }, readBack: null });
}

/** Remembers something for the rest of the conversation. */
export function remember(turn: Turn, change: Partial<Memory>): Turn {
  return set(turn, { memory: { ...turn.state.memory, ...change } });
}

/** Says something that a language model may reword. */
export function say(turn: Turn, words: string): Turn {
  return { ...turn, says: [...turn.says, { words, wording: "free" }] };
}

/** Says something word for word. */
export function sayExactly(turn: Turn, words: string): Turn {
  return { ...turn, says: [...turn.says, { words, wording: "exact" }] };
}

/** Asks for something, and expects it from now on. */
export function ask(turn: Turn, expecting: Expecting, words: string): Turn {
  const asked = { ...turn.state.asked, [expecting]: (turn.state.asked[expecting] ?? 0) + 1 };
  return say(set(turn, { expecting, asked }), words);
}

/** Requests an effect; the conversation continues with its outcome. */
export function want(turn: Turn, effect: Effect): Turn {
  return { ...set(turn, { pending: effect, expecting: "nothing" }), effects: [effect] };
}

/** Marks something that the professional should look at. */
export function flag(turn: Turn, name: string): Turn {
  const { flags } = turn.state;
  return flags.includes(name) ? turn : set(turn, { flags: [...flags, name] });
}

/** The language of what a turn arranges; left out for English, which is the usual one. */
export function languageOf({ state }: Turn): { language?: Language } {
  return state.language === "en" ? {} : { language: state.language };
}

/** Drops the details of one appointment, and keeps who is speaking. */
export function clearAppointment(turn: Turn): Turn {
  const { name, email, phone } = turn.state.gathered;
  return set(turn, {
    gathered: { ...nothingGathered, name, email, phone },
    offered: [],
    appointment: null,
    readBack: null,
    misses: 0,
    asked: {},
  });
}
