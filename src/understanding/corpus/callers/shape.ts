/** How a sentence reaches the assistant: transcribed from speech, or typed. If not set, either. */
export type Noise = "asr" | "typed";

/** A sentence with slots like `{day}` that the test fills in. */
export type Spoken = { readonly says: string; readonly noise?: Noise };

/** What a caller wants who starts the conversation. */
export type Goal = "book" | "move" | "cancel" | "message" | "human" | "question";

/** A day that a caller means, as seen from the day of the call; weekdays count from Sunday, which is 0. */
export type TargetDay = {
  readonly ahead: number;
  readonly weekday: number;
  readonly todayWeekday: number;
  readonly sameMonth: boolean;
};

/** The start of an appointment, by the 24-hour clock. */
export type TargetTime = { readonly hour: number; readonly minute: number };

/** How to say a day. An `alone` phrasing is a whole answer and is used in no other sentence. */
export type DayPhrasing = Spoken & {
  readonly fits: (day: TargetDay) => boolean;
  readonly alone?: true;
};

/** How to say a time, without a preposition unless it is `alone`. */
export type TimePhrasing = Spoken & {
  readonly fits: (time: TargetTime) => boolean;
  readonly alone?: true;
};

/** How to say how long the appointment should be. */
export type LengthPhrasing = Spoken & { readonly minutes: number };

/** What the appointment is about. */
export type Purpose =
  | "buying"
  | "selling"
  | "refinance"
  | "pre-approval"
  | "valuation"
  | "showing"
  | "general";

/** What the appointment is about, in words that follow "about". */
export type PurposePhrasing = Spoken & { readonly purpose: Purpose };

/** A person, how they say their name, and what they say when asked for the last name they left out. */
export type NamedCaller = {
  readonly first: string;
  readonly last: string;
  readonly tells: string;
  readonly surnameLater?: string;
};

/** An address, with the part before the @ as its owner pronounces it. */
export type Mailbox = { readonly local: string; readonly domain: string; readonly said: string };

/** Which of the offered times a caller takes; `time` names it by `{time}`. */
export type Choice = Spoken & {
  readonly picks: "first" | "second" | "last" | "earlier" | "later" | "any" | "time" | "none";
};

/** What a correction changes. */
export type Correction = Spoken & {
  readonly kind: "day" | "time" | "name" | "email" | "phone" | "length";
};

/** The subject of a message, if its text says so. */
export type Topic =
  | "showing"
  | "documents"
  | "appraisal"
  | "keys"
  | "offer"
  | "rate"
  | "closing"
  | "repairs";

/** A message to be passed on word for word. */
export type Message = Spoken & { readonly topic?: Topic };

/** What an interposed question asks for. */
export type QuestionKind =
  | "who"
  | "hours"
  | "place"
  | "length"
  | "licence"
  | "price"
  | "rate"
  | "advice"
  | "privacy"
  | "listing"
  | "preparation"
  | "way"
  | "language";

/** A question that can come at any time. */
export type Question = Spoken & { readonly kind: QuestionKind };

/** The values for a template's slots, by name. */
export type Slots = Readonly<Record<string, string>>;

/** The sentence with its slots filled; an unfilled slot is a mistake in the test. */
export function filled(says: string, slots: Slots): string {
  return says.replace(/\{([^}]+)\}/g, (_place, name: string) => {
    const words = slots[name];
    if (words === undefined) throw new Error(`nothing to put into {${name}} of: ${says}`);
    return words;
  });
}

/** The names of a template's slots, each once. */
export function placesOf(says: string): readonly string[] {
  return [...new Set([...says.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? ""))];
}

/** A sentence as a transcript often has it: no capitals, no punctuation, the colon of a time lost. */
export function asHeard(says: string): string {
  return says
    .toLowerCase()
    .replace(/(\d):(\d)/g, "$1 $2")
    .replace(/[,;?!…]|\.(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The digit as a word. */
export function digitWord(digit: string): string {
  return DIGITS[Number(digit)] ?? digit;
}

const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
