import type { Day, Minute } from "./calendar.ts";

/** What somebody may want of the assistant. */
export const wants = [
  "book",
  "move",
  "cancel",
  "message",
  "human",
  "optOut",
  "noTranscript",
  "repeat",
  "startOver",
  "goodbye",
] as const;
export type Want = (typeof wants)[number];

/** What somebody may ask about; each has one answer, from the professional's own settings or fixed. */
export const questions = [
  "areYouHuman",
  "whoAreYou",
  "whatCanYouDo",
  "hours",
  "address",
  "phone",
  "licence",
  "services",
  "howLong",
  "cost",
  "recorded",
  "privacy",
  "language",
  "myAppointment",
] as const;
export type Question = (typeof questions)[number];

/**
 * What the assistant never speaks about itself, whoever asks and however: rates and terms, whether somebody qualifies,
 * who lives where, other clients, law and tax, and what belongs to nobody's ears (numbers of cards and persons).
 */
export const delicates = [
  "rates",
  "qualify",
  "steering",
  "otherClients",
  "legal",
  "fraud",
  "personalNumbers",
  "instructions",
  "dial",
] as const;
export type Delicate = (typeof delicates)[number];

/** What needs another tone before anything else. */
export const alarms = ["emergency", "abuse", "selfHarm"] as const;
export type Alarm = (typeof alarms)[number];

/** The details that a booking gathers, by the name under which they can be corrected. */
export const details = [
  "day",
  "time",
  "length",
  "name",
  "email",
  "phone",
  "notes",
  "purpose",
  "code",
  "message",
] as const;
export type Detail = (typeof details)[number];

/** Why a day or time that was said cannot be taken as it is. */
export const whenFlags = ["past", "conflict", "invalid", "whichWeek", "whichMonth"] as const;
export type WhenFlag = (typeof whenFlags)[number];

/**
 * What was said of day and time, before any calendar is asked. All of it is wall clock in the zone of the one who
 * speaks. Several candidates stand in the order of their likelihood: what is free decides, or a question.
 */
export type When = {
  /** Single days that it can mean; empty when none was said. */
  days: readonly Day[];
  /** A stretch of days, both included ("next week"); null where none was said. */
  span: { from: Day; until: Day } | null;
  /** Minutes of the day that it can mean: a bare "at 2" is 14:00, then 2:00. */
  minutes: readonly Minute[];
  /** A stretch of the day, the end not included: "morning", "after 3", "between 1 and 3". */
  part: { from: Minute; until: Minute } | null;
  /** What was said not to suit: days and weekdays (1 Monday to 7 Sunday). */
  except: { days: readonly Day[]; weekdays: readonly number[] };
  /** "As soon as possible", "whenever", "you choose". */
  soonest: boolean;
  /** Later or earlier than what was last spoken of; "a bit later" has no minutes. */
  shift: { direction: "earlier" | "later"; minutes: number | null } | null;
  flags: readonly WhenFlag[];
};

/** Which of the offered things: by place in the list (1 is the first, -1 the last), or none of them. */
export type Choice =
  | { kind: "nth"; nth: number }
  | { kind: "earliest" | "latest" | "any" | "none" };

/** Everything that one utterance may carry. Nothing in it has any authority: it is what somebody claims or wishes. */
export type Heard = {
  /** As it was said, shortened to what a turn may hold. */
  text: string;
  /** In the order in which they were said. */
  wants: readonly Want[];
  answer: "yes" | "no" | null;
  when: When | null;
  choice: Choice | null;
  durationMinutes: number | null;
  /** What the meeting would be about, in a few words: "Refinance", "Selling a home". */
  purpose: string | null;
  name: string | null;
  email: string | null;
  /** As dialled in the country of the line, E.164. */
  phone: string | null;
  /** Six digits. */
  code: string | null;
  /** What they said they would rather not tell. */
  declines: readonly Detail[];
  /** What they said to be wrong, whether or not the right one came with it. */
  corrects: readonly Detail[];
  questions: readonly Question[];
  delicate: readonly Delicate[];
  alarm: Alarm | null;
  /** "Hold on", "one second": nothing to answer. */
  waits: boolean;
  /** "Mhm", "okay", said while the assistant spoke: no turn. */
  backchannel: boolean;
  /** A language other than English in which they spoke, where it was recognized: "es", "fr", "vi", "zh". */
  otherLanguage: string | null;
};

/** An utterance in which nothing was understood. */
export function heardNothing(text: string): Heard {
  return {
    text,
    wants: [],
    answer: null,
    when: null,
    choice: null,
    durationMinutes: null,
    purpose: null,
    name: null,
    email: null,
    phone: null,
    code: null,
    declines: [],
    corrects: [],
    questions: [],
    delicate: [],
    alarm: null,
    waits: false,
    backchannel: false,
    otherLanguage: null,
  };
}

/** A wish for no day and no time. */
export const noWhen: When = {
  days: [],
  span: null,
  minutes: [],
  part: null,
  except: { days: [], weekdays: [] },
  soonest: false,
  shift: null,
  flags: [],
};

/** What the assistant has asked for and listens to first. Also told to whoever shows the conversation. */
export const expectations = [
  "want",
  "day",
  "time",
  "choice",
  "name",
  "email",
  "phone",
  "notes",
  "confirm",
  "code",
  "message",
  "appointment",
  "anythingElse",
  "nothing",
] as const;
export type Expecting = (typeof expectations)[number];

/** What the understanding may know of the conversation: enough to read "one" or "the 5th", and no record. */
export type Listening = {
  expecting: Expecting;
  /** The day and the minute on the wall of the one who speaks. */
  today: Day;
  minute: Minute;
  /** What was last offered to choose from, as wall-clock times of the same zone. */
  offered: readonly { day: Day; minute: Minute }[];
  /** The day that is being spoken of, for "at 3 then" and "an hour later". */
  about: { day: Day | null; minute: Minute | null };
  /** The lengths that can be booked, in minutes. */
  durations: readonly number[];
  /** Whether it was spoken and transcribed, or typed. */
  spoken: boolean;
};
