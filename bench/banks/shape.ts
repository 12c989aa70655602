// The shape of a bank: callers written without sight of the grammar. A bank's figure is its first meeting.

/** What kind of caller somebody is. Each bank has at least nine of every family. */
export const families = [
  "plain",
  "terse",
  "one breath",
  "vague",
  "taken slot",
  "correction",
  "change of mind",
  "moving",
  "cancelling",
  "person",
  "message",
  "stop",
  "regulated question",
  "privacy",
  "hostile",
  "wrong number",
  "swearing",
  "Spanish",
  "clock change",
  "past",
  "far future",
  "two wishes",
  "number only",
  "silent or hanging up",
] as const;
export type Family = (typeof families)[number];

/**
 * A start in the professional's calendar. `day` counts days on which appointments can be booked, from today: 1 is the
 * next such day (Monday to Friday). `at` is a 24-hour clock time, on the hour or half hour, from 09:00 to 16:30.
 */
export type Start = { day: number; at: string };

/**
 * What the assistant waits for when the caller speaks: `want` (how can I help), `day`, `time`, `choice` (it offered
 * times), `name`, `email`, `phone`, `notes`, `confirm` (it read something back, or asked yes or no), `code` (the six
 * digits of a booking), `appointment` (which appointment is meant, or under what name), `message` (the words to pass
 * on), `anythingElse`, `nothing`.
 */
export type Asked =
  | "want"
  | "day"
  | "time"
  | "choice"
  | "name"
  | "email"
  | "phone"
  | "notes"
  | "confirm"
  | "code"
  | "appointment"
  | "message"
  | "anythingElse"
  | "nothing";

/**
 * One reaction of a caller. The first reaction that fits and has a line left is used; each line is said once, except that
 * the last line of the last fitting reaction is said again if nothing else is left. `hears` is a regular expression on
 * everything the assistant has just said; without it, the reaction fits whenever `asked` fits.
 */
export type Reaction = {
  asked: Asked | readonly Asked[] | "any";
  hears?: RegExp;
  says: readonly string[];
};

/**
 * How a call has to end, judged by the database. `booked`: exactly one appointment of the caller's, at that start (one
 * of them, if several would be right; any, if none is listed), with that name, email and phone if the caller gave them.
 * `moved` and `cancelled`: the appointment of `before.own`. `message`: stored, with each of these words in it. `stopped`:
 * a do-not-contact entry for the caller's email or phone. `transfer or message offered`: by the outcome, or by the
 * assistant's words after the opening. `nothing`: nothing was booked, moved, cancelled or stopped. Whatever else a call
 * puts into the calendar or the list makes it wrong.
 */
export type End =
  | { kind: "booked"; starts: readonly Start[] }
  | { kind: "moved"; starts: readonly Start[] }
  | { kind: "cancelled" }
  | { kind: "message"; words: readonly string[] }
  | { kind: "stopped" }
  | { kind: "transfer or message offered" }
  | { kind: "nothing" };

/**
 * A caller. Texts may contain places that the player fills in: `{weekday 2}` the weekday of the second bookable day from
 * today, lowercase in speech ("wednesday"; only unambiguous for days 1 to 4), `{date 2}` "december 2nd", `{month 2}`
 * "december", `{ordinal 2}` "2nd", `{numeric 2}` "12/2", `{code}` the six digits of the caller's own appointment,
 * `{offer 1}`, `{offer 2}`, `{offer 3}` the times that were just offered, as a person says them ("2:30"),
 * `{offer last}`; a line with an offer that is not there is not said. English days and months are capitalized in typed
 * lines, and Spanish in the Spanish lines of the Spanish family. Everything else is exactly what the person says or types.
 */
export type BankCaller = {
  id: string;
  family: Family;
  /** Transcribed from speech (write it as a transcript: lowercase, no punctuation, fillers), or typed. */
  channel: "spoken" | "typed";
  /** What the calendar and records hold before the call. `taken` starts belong to other people. */
  before?: { taken?: readonly Start[]; own?: Start };
  /** The caller's details, as they should be stored; null if the caller gives none. */
  who: { name: string; email: string | null; phone: string | null };
  /** What the caller says first. An empty text is silence: nothing is sent, and the caller speaks up or leaves. */
  opens: string;
  reactions: readonly Reaction[];
  /** How many lines the caller bears before hanging up, all lines counted; a real person rarely bears more than 12. */
  bears: number;
  end: End;
};

/** One line said at some point of a call, and whether it asks that no one calls, texts or writes any more. */
export type StopLine = { says: string; asked: Asked; isStop: boolean };

/** A name, an email address and a phone number as said by one person when asked for them, and what should be stored. */
export type ContactLines = {
  channel: "spoken" | "typed";
  name: { says: string; is: string };
  email: { says: string; is: string };
  phone: { says: string; is: string };
};
