import type { Detail, Expecting, When } from "#understanding/heard.ts";
import type { Outcome } from "../tasks.ts";
import type { Effect } from "./effects.ts";

/** What the conversation is about right now. */
export type Flow = "open" | "book" | "move" | "cancel" | "message" | "optOut" | "closed";

/** The details so far. Days and minutes are in the caller's local time; moments are ISO texts. */
export type Gathered = {
  /** The start that was chosen, among those that were free when it was chosen. */
  startsAt: string | null;
  /** What was said of day and time and could not be met or chosen yet. */
  wish: When | null;
  durationMinutes: number | null;
  purpose: string | null;
  name: string | null;
  email: string | null;
  /** Null with `declined` holding "phone": they would rather not. */
  phone: string | null;
  notes: string | null;
  message: string | null;
  wantsCallback: boolean;
};

/** The state of a conversation: plain JSON, kept between turns. */
export type TalkState = {
  version: 1;
  flow: Flow;
  expecting: Expecting;
  gathered: Gathered;
  /** What the caller declined to give. */
  declined: readonly Detail[];
  /** What was last offered to choose from, ISO, in the order of the sentence. */
  offered: readonly string[];
  /** The appointment that was found for moving or canceling: by `find` of this conversation alone. */
  appointment: { id: string; startsAt: string; durationMinutes: number } | null;
  /** Times that an appointment was looked for. */
  searches: number;
  /** What the last read-back read, and whether it was heard to its end: only a yes to this very text commits. */
  readBack: { says: string; wasHeard: boolean } | null;
  /** The effect that waits for its outcome. */
  pending: Effect | null;
  /** How often the present question was missed in a row. */
  misses: number;
  /** How often each detail was asked, so that none is asked for ever. */
  asked: Readonly<Partial<Record<Expecting, number>>>;
  silences: number;
  turns: number;
  /** What was last said, for "sorry?". */
  lastSaid: readonly string[];
  /** What was achieved; the last of it is the outcome. */
  achieved: readonly Outcome[];
  manageLink: string | null;
  code: string | null;
  flags: readonly string[];
  outcome: Outcome | null;
};

/** One sentence or two of the assistant. */
export type Saying = {
  words: string;
  /** exact: said word for word (what it is, read-backs, refusals); free: a language model may reword it. */
  wording: "exact" | "free";
};

/** What happens to a conversation, from outside. */
export type TurnResult = {
  state: TalkState;
  says: readonly Saying[];
  effects: readonly Effect[];
};
