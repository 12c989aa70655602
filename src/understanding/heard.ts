import type { Day, Minute } from "./calendar.ts";

/** What a caller can want from the assistant. */
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

/** What a caller can ask about; each question has one answer, fixed or from the professional's settings. */
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
 * Topics on which the assistant never gives an answer of its own: rates and terms, whether a borrower qualifies, who
 * lives in a neighborhood, other clients, law and tax, card and Social Security numbers.
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

/** What has to be answered first, and in another tone. */
export const alarms = ["emergency", "abuse", "selfHarm"] as const;
export type Alarm = (typeof alarms)[number];

/** The details that a booking collects, by the name under which they can be corrected. */
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
 * What was said about day and time, before any calendar is consulted, in the caller's local time. Several candidates
 * are sorted by likelihood: what is free decides, or the assistant asks.
 */
export type When = {
  /** The days that it can mean; empty when none was said. */
  days: readonly Day[];
  /** A range of days, both included ("next week"); null when none was said. */
  span: { from: Day; until: Day } | null;
  /** Minutes of the day that it can mean: a bare "at 2" is 14:00, then 2:00. */
  minutes: readonly Minute[];
  /** A range within the day, the end not included: "morning", "after 3", "between 1 and 3". */
  part: { from: Minute; until: Minute } | null;
  /** Excluded days and weekdays (1 Monday to 7 Sunday). */
  except: { days: readonly Day[]; weekdays: readonly number[] };
  /** "As soon as possible", "whenever", "you choose". */
  soonest: boolean;
  /** Later or earlier than the time last mentioned; "a bit later" has no minutes. */
  shift: { direction: "earlier" | "later"; minutes: number | null } | null;
  flags: readonly WhenFlag[];
  /** Whose time or which time zone was said with the time: "my time", "over there", or an IANA name; else absent. */
  zone?: string;
};

/** Which offered time was chosen: by its place in the list (1 is the first, -1 the last), or none of them. */
export type Choice =
  | { kind: "nth"; nth: number }
  | { kind: "earliest" | "latest" | "any" | "none" };

/** Everything that one utterance can say. It has no authority: it is only what a caller claims or wants. */
export type Heard = {
  /** As it was said, truncated to the longest turn. */
  text: string;
  /** In the order in which they were said. */
  wants: readonly Want[];
  answer: "yes" | "no" | null;
  /** What was wanted is given up ("never mind", "not booking anything today"), or somebody else was meant. */
  letsGo: "neverMind" | "wrongNumber" | null;
  /** It may ask that the caller is not contacted any more, but not plainly: to be asked. */
  mayStop: boolean;
  when: When | null;
  choice: Choice | null;
  durationMinutes: number | null;
  /** What the meeting would be about, in a few words: "Refinance", "Selling a home". */
  purpose: string | null;
  name: string | null;
  email: string | null;
  /** As dialed in the phone line's country, E.164. */
  phone: string | null;
  /** Six digits. */
  code: string | null;
  /** The details that the caller would rather not give. */
  declines: readonly Detail[];
  /** The details that the caller says are wrong, with or without the right ones. */
  corrects: readonly Detail[];
  questions: readonly Question[];
  delicate: readonly Delicate[];
  alarm: Alarm | null;
  /** "Hold on", "one second": there is nothing to answer. */
  waits: boolean;
  /** "Mhm", "okay", said while the assistant speaks: not a turn. */
  backchannel: boolean;
  /** The language, if one that is not read was recognized: "fr", "vi", "zh". */
  otherLanguage: string | null;
  /** The language in which it was read. */
  language: Language;
  /** The words in which it was read: its own, or what a Spanish line says in English. Never shown to anybody. */
  inEnglish: string;
};

/** A language that the grammar reads. */
export type Language = "en" | "es";

/** One line prepared for the readers of days, wishes and answers: what is read before them, and the texts they get. */
export type Line = {
  /** Everything that was said, in normal English words. */
  said: string;
  name: string | null;
  email: string | null;
  code: string | null;
  phone: string | null;
  /** Without what was read before: for wishes, answers and choices. */
  intent: string;
  /** Also without the name: for days and times. */
  when: string;
  /** Whether it was said in Spanish, where a stop is known by rules alone. */
  isSpanish?: boolean;
};

/** An utterance in which nothing was understood. */
export function heardNothing(text: string): Heard {
  return {
    text,
    wants: [],
    answer: null,
    letsGo: null,
    mayStop: false,
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
    language: "en",
    inEnglish: text,
  };
}

/** No day and no time was requested. */
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

/** What the assistant has just asked for. Pages that show the conversation get it too. */
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

/** What the grammar knows of the conversation: enough to read "one" or "the 5th", and no records. */
export type Listening = {
  expecting: Expecting;
  /** The caller's local day and minute. */
  today: Day;
  minute: Minute;
  /** The times that were last offered, in the same time zone. */
  offered: readonly { day: Day; minute: Minute }[];
  /** The day and time under discussion, for "at 3 then" and "an hour later". */
  about: { day: Day | null; minute: Minute | null };
  /** The lengths that can be booked, in minutes. */
  durations: readonly number[];
  /** The time zone of the times that are told, an IANA name: named along with one, it changes nothing. */
  zone?: string;
  /** Whether it was spoken and transcribed, or typed. */
  spoken: boolean;
  /** The language of the conversation so far; each line may change it. Without one, only English is read. */
  language?: Language;
  /** What was read back and waits for a yes, so that repeating it is told from changing it. */
  readBack?: ReadBack | null;
};

/** What a yes to a read-back would do. */
export type ReadBack = {
  act: "book" | "move" | "cancel" | "message";
  /** Everything that was read, in words. */
  words: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  durationMinutes: number | null;
  /** The start that an appointment is moved from: to name it along with the new one changes nothing. */
  from?: { day: Day; minute: number } | null;
};
