import type { Day, DaySpan, Minute } from "../../calendar.ts";
import type { Listening, WhenFlag } from "../../heard.ts";
import type { Tokens } from "./tokens.ts";

/** A range within a day, the end excluded. */
export type Stretch = { from: Minute; until: Minute };

/** The days that a phrase can mean, likeliest first. */
export type DayMention = {
  kind: "day";
  days: readonly Day[];
  /** The weekday that was said, 1 Monday to 7 Sunday: decides between several dates, or contradicts them. */
  weekday: number | null;
  /** The date without a month that was said: "the 5th". */
  date: number | null;
  /** A weekday or date without its week or month, which a range next to it can decide. */
  isLoose: boolean;
  flags: readonly WhenFlag[];
};

/** A range of days; more than one if people mean different ones by the phrase, likeliest first. */
export type SpanMention = { kind: "span"; spans: readonly DaySpan[]; flags: readonly WhenFlag[] };

/** Any day of these weekdays: "a weekday". */
type WeekdaysMention = { kind: "weekdays"; weekdays: readonly number[] };

/** A time of the day, as the minutes that it can mean. */
export type ClockMention = {
  kind: "clock";
  minutes: readonly Minute[];
  flags: readonly WhenFlag[];
  /** As in `When`. */
  zone?: string;
};

/** A part of the day; `within` is the wider one in which a time still belongs to it ("seven in the evening"). */
export type PartMention = {
  kind: "part";
  part: Stretch;
  within: Stretch;
  isBound: boolean;
  /** As in `When`. */
  zone?: string;
};

/** As soon as possible, or ("any") whenever, which adds nothing to a day or a time. */
export type SoonestMention = { kind: "soonest"; any: "day" | "time" | "all" | null };

/** Later or earlier than the time being discussed. */
export type ShiftMention = {
  kind: "shift";
  direction: "earlier" | "later";
  minutes: number | null;
};

export type Mention =
  | DayMention
  | SpanMention
  | WeekdaysMention
  | ClockMention
  | PartMention
  | SoonestMention
  | ShiftMention;

/** A mention with its tokens, from the first (included) to the last (not included). */
export type Item<M extends Mention = Mention> = { mention: M; from: number; until: number };

export type Items = readonly Item[];

/** What is being read: the tokens, what is known, and the mentions found so far. */
export type Scan = { tokens: Tokens; listening: Listening; items: Items };

/** What begins at a token, and how many tokens it takes. */
export type Reading<M extends Mention = Mention> = { length: number; mentions: readonly M[] };

/** Reads what begins at a token; null if nothing does. */
export type Reader<M extends Mention = Mention> = (scan: Scan, at: number) => Reading<M> | null;

/** A mention of days. */
export function dayMention(days: readonly Day[], more: Partial<DayMention> = {}): DayMention {
  return { kind: "day", days, weekday: null, date: null, isLoose: false, flags: [], ...more };
}

/** A mention of one range of days. */
export function spanMention(from: Day, until: Day): SpanMention {
  return { kind: "span", spans: [{ from, until }], flags: [] };
}

/** A mention of a part of the day, with the wider part to which times still belong. */
export function partMention(part: Stretch, within: Stretch = part): PartMention {
  return { kind: "part", part, within, isBound: false };
}

/** A reading of one mention. */
export function reading<M extends Mention>(length: number, ...mentions: M[]): Reading<M> {
  return { length, mentions };
}

/** The mention that ends right before a place, with nothing or a comma between. */
export function itemBefore({ items, tokens }: Scan, at: number): Item | null {
  const last = items.at(-1);
  if (!last) return null;
  const isNext = last.until === at || (last.until === at - 1 && tokens[at - 1]?.text === ",");
  return isNext ? last : null;
}

/** Whether a time or a choice was asked for, so that a bare number can be one. */
export function isTimeAsked({ listening }: Scan): boolean {
  return listening.expecting === "time" || listening.expecting === "choice";
}

/** Whether a day, a time or a choice was asked for. */
export function isWhenAsked(scan: Scan): boolean {
  return isTimeAsked(scan) || scan.listening.expecting === "day";
}

/** How a mention is meant: requested, excluded, taken back by what followed, or about something else. */
export type Mood = "wished" | "ruledOut" | "takenBack" | "reported";

/** A mention with its mood and tokens. */
export type Said<M extends Mention = Mention> = Item<M> & { mood: Mood };

/** The words between two tokens that belong to no mention. */
export function wordsBetween(tokens: Tokens, items: Items, from: number, until: number): string[] {
  const words: string[] = [];
  for (let index = Math.max(0, from); index < Math.min(until, tokens.length); index += 1)
    if (!items.some((item) => item.from <= index && index < item.until))
      words.push(tokens[index]!.text);
  return words;
}

/** Whether all words are among some. */
export function areAll(words: readonly string[], allowed: ReadonlySet<string>): boolean {
  return words.every((word) => allowed.has(word));
}

/** Whether a mention is about days. */
function isDayLike({ kind }: Mention): boolean {
  return kind === "day" || kind === "span" || kind === "weekdays";
}

/** Whether a mention is about the time of day. */
export function isTimeLike({ kind }: Mention): boolean {
  return kind === "clock" || kind === "part";
}

/** Whether two mentions are both about days or both about times, so that one can replace the other. */
export function isSameSort(one: Mention, other: Mention): boolean {
  return (isDayLike(one) && isDayLike(other)) || (isTimeLike(one) && isTimeLike(other));
}
