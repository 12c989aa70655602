import type { Day, Minute } from "#understanding/calendar.ts";
import type { Detail, Expecting, Language, When } from "#understanding/heard.ts";
import type { Outcome } from "../tasks.ts";
import type { Effect } from "./effects.ts";

/** What the conversation is about right now. */
export type Flow = "open" | "book" | "move" | "cancel" | "message" | "optOut" | "closed";

/** The details so far. Days and minutes are in the caller's local time; instants are ISO texts. */
export type Gathered = {
  /** The start that was chosen, among those that were free at that time. */
  startsAt: string | null;
  /** The requested day and time as far as they are not resolved yet. */
  wish: When | null;
  durationMinutes: number | null;
  purpose: string | null;
  name: string | null;
  email: string | null;
  /** Null with `declined` containing "phone": they would rather not give one. */
  phone: string | null;
  notes: string | null;
  message: string | null;
  wantsCallback: boolean;
};

/** What holds for every time that is offered later, until the caller says otherwise. */
export type Preferences = {
  /** Weekdays that don't suit, 1 Monday to 7 Sunday. */
  notOn: readonly number[];
  /** The part of the day that suits, the end not included; null for any. */
  part: { from: Minute; until: Minute } | null;
};

/** What a caller has said about an appointment of theirs that is not found yet. */
export type Own = {
  /** Its own day and time. */
  when: When | null;
  /** Whether that may also be the new time: nothing told which of them it is. */
  mayBeNew: boolean;
  /** The words about the new time, which are read with the appointment: "same time Wednesday". */
  to: string | null;
  code: string | null;
  /** Whether the caller has said that there is one; absent in talks stored before this was kept. */
  isSaid?: boolean;
  /** Whether it was asked if the appointment is to be moved or canceled. */
  isAsked: boolean;
};

/** An email address that was said in words. */
export type EmailInDoubt = {
  email: string;
  /** The rows of letters that were spelled in that line. */
  spelled: readonly string[];
  /** How often it was asked to be spelled. */
  asked: number;
};

/** What is remembered for the whole conversation, whatever its current subject. */
export type Memory = {
  /** The day last spoken of, and the turn in which it was; null before any. `isInstead`: only offered for another day. */
  day: { day: Day; turn: number; isInstead?: true } | null;
  prefers: Preferences;
  /** Whether the consent was heard in full: later read-backs of the conversation only refer to it. */
  knowsConsent: boolean;
  /** The question that was given up for a message: an answer to it goes on there. */
  leftOff: { flow: Flow; expecting: Expecting; offered: readonly string[] } | null;
  /** The start of the appointment that was booked or moved in this conversation: to name it again books no other. */
  booked: string | null;
  /** What the caller told or asked before anything was arranged: a request for a call back is about it. */
  told: string | null;
  /** How often the caller asked for a person. */
  askedForPerson: number;
  /** The email address as long as it may have been misheard; null if it is certain, or there is none. */
  emailInDoubt: EmailInDoubt | null;
  /** What was said about an appointment that the caller has, until it is found; null if nothing was. */
  own: Own | null;
};

/** The state of a conversation: plain JSON, stored between turns. */
export type TalkState = {
  version: 1;
  /** The language of the conversation so far: the caller's last line decides. */
  language: Language;
  flow: Flow;
  expecting: Expecting;
  gathered: Gathered;
  memory: Memory;
  /** What the caller declined to give. */
  declined: readonly Detail[];
  /** The starts that were last offered, ISO, in the order of the sentence. */
  offered: readonly string[];
  /** The appointment that was found for moving or canceling: only by `find` in this conversation. */
  appointment: { id: string; startsAt: string; durationMinutes: number } | null;
  /** How many times an appointment was searched for. */
  searches: number;
  /** The last read-back in English, whatever its language, and whether it was heard to its end: only a yes to this very text commits. */
  readBack: { says: string; wasHeard: boolean } | null;
  /** The effect that waits for its outcome. */
  pending: Effect | null;
  /** How often in a row the current question was not answered. */
  misses: number;
  /** How often each detail was asked for, so that no question repeats forever. */
  asked: Readonly<Partial<Record<Expecting, number>>>;
  silences: number;
  turns: number;
  /** The words that may ask to stop, from which it was asked whether they do; absent otherwise. */
  askedStop?: string | null;
  /** The words with which the caller asked to stop, while the address is asked for; absent otherwise. */
  stopWords?: string | null;
  /** What was last said, for "sorry?". */
  lastSaid: readonly string[];
  /** What was done so far; the last one is the outcome. */
  achieved: readonly Outcome[];
  manageLink: string | null;
  code: string | null;
  flags: readonly string[];
  outcome: Outcome | null;
};

/** One or two sentences of the assistant. */
export type Saying = {
  words: string;
  /** exact: said word for word (disclosure, read-backs, refusals); free: a language model may reword it. */
  wording: "exact" | "free";
};

/** The result of a step: the new state, what to say and the effects to carry out. */
export type TurnResult = {
  state: TalkState;
  says: readonly Saying[];
  effects: readonly Effect[];
};
