import { addDays, type Minute } from "../../calendar.ts";
import {
  type ClockMention,
  dayMention,
  isTimeAsked,
  itemBefore,
  type Mention,
  type PartMention,
  type Reader,
  reading,
  type Stretch,
} from "../grammar/mention.ts";
import { countAt, isUnit } from "../grammar/numbers.ts";
import { textAt, type Tokens } from "../grammar/tokens.ts";
import { isMeant } from "./clock-context.ts";
import { meridiemAt, minutesOf, type Shape, shapeAt } from "./clock-shapes.ts";

/** A time of the day: "at 2", "ten thirty", "quarter to three", "1400 hours", "noon". */
export const readClock: Reader<ClockMention> = (scan, at) => {
  const { tokens } = scan;
  const shape = shapeAt(tokens, at);
  if (shape && isMeant(scan, at, shape)) return clockReading(shape);
  // "tuesday at 2 30 minutes": the hour is the time, the rest a length.
  if (shape && shape.length === 2 && shape.clarity === "likely") {
    const hour: Shape = { ...shape, minute: 0, length: 1, clarity: "bare" };
    if (/^(?:minutes|minute|min|mins)$/.test(textAt(tokens, at + 2)) && isAfterAt(tokens, at))
      return clockReading(hour);
  }
  return null;
};

function isAfterAt(tokens: Tokens, at: number): boolean {
  return /^(?:at|@)$/.test(textAt(tokens, at - 1));
}

function clockReading(shape: Shape) {
  if (shape.isInvalid)
    return reading<ClockMention>(shape.length, { kind: "clock", minutes: [], flags: ["invalid"] });
  return reading<ClockMention>(shape.length, {
    kind: "clock",
    minutes: minutesOf(shape),
    flags: [],
  });
}

const soundsLike = new Map([
  ["to", 2],
  ["too", 2],
  ["for", 4],
  ["fore", 4],
  ["won", 1],
  ["ate", 8],
]);
const minutesSaid = new Map([
  ["thirty", 30],
  ["30", 30],
  ["fifteen", 15],
  ["15", 15],
]);

/** "for thirty", "too pm", "ate o'clock": hours transcribed as words that sound alike. */
export const readSoundalike: Reader<ClockMention> = (scan, at) => {
  const { tokens, listening } = scan;
  const hour = soundsLike.get(textAt(tokens, at));
  if (hour === undefined) return null;
  const isAsked = isTimeAsked(scan);
  const isAfterAt_ = isAfterAt(tokens, at);
  const minute = minutesSaid.get(textAt(tokens, at + 1));
  const hasMinute = minute !== undefined && (isAsked || isAfterAt_) && !itemBefore(scan, at);
  const end = at + 1 + (hasMinute ? 1 : 0);
  const said: Shape = {
    hour,
    minute: hasMinute ? minute : 0,
    meridiem: null,
    isFull: false,
    clarity: "bare",
    length: end - at,
  };
  if (hasMinute && /^(?:minutes|minute|min|years|or|to)$/.test(textAt(tokens, end))) return null;
  const after = textAt(tokens, end);
  if (/^(?:am|pm)$/.test(after) && (hasMinute || isAfterAt_ || isAsked)) {
    const meridiem = after as "am" | "pm";
    return clockReading({ ...said, meridiem, length: said.length + 1 });
  }
  if (after === "oclock") {
    const next = textAt(tokens, end + 1);
    const meridiem = next === "am" || next === "pm" ? next : null;
    return clockReading({ ...said, meridiem, length: said.length + (meridiem ? 2 : 1) });
  }
  if (hasMinute) return clockReading(said);
  const isWhole = tokens.every(
    ({ kind, text }, index) =>
      index === at || kind === "mark" || text === "please" || text === "at",
  );
  return isWhole && isAsked && listening.spoken ? clockReading(said) : null;
};

/** "in two hours", "in half an hour", "in 45 minutes": from now on. */
export const readFromNow: Reader<Mention> = ({ tokens, listening }, at) => {
  if (textAt(tokens, at) !== "in") return null;
  const isHalf = textAt(tokens, at + 1) === "half";
  const count = isHalf ? { value: 0.5, length: 1 } : countAt(tokens, at + 1);
  if (!count) return null;
  const place =
    at + 1 + count.length + (isHalf && /^(?:an|a)$/.test(textAt(tokens, at + 2)) ? 1 : 0);
  const unit = textAt(tokens, place);
  const isHours = /^(?:hour|hours|hrs|hr)$/.test(unit);
  if (!isHours && (isHalf || !/^(?:minutes|minute|mins|min)$/.test(unit))) return null;
  const minutes = listening.minute + Math.round(count.value * (isHours ? 60 : 1));
  const day = addDays(listening.today, Math.floor(minutes / 1440));
  return reading<Mention>(place + 1 - at, dayMention([day]), {
    kind: "clock",
    minutes: [minutes % 1440],
    flags: [],
  });
};

/** "same time", "that time": the time being discussed. */
export const readSameTime: Reader<ClockMention> = ({ tokens, listening }, at) => {
  const { minute } = listening.about;
  if (minute === null) return null;
  const start = textAt(tokens, at) === "the" ? at + 1 : at;
  const isSame =
    textAt(tokens, start) === "same" && /^(?:time|hour)$/.test(textAt(tokens, start + 1));
  if (!isSame) return null;
  return reading<ClockMention>(start + 2 - at, { kind: "clock", minutes: [minute], flags: [] });
};

/**
 * The range between two times that can each be morning or evening: the first pair in the right order. An unambiguous
 * end decides the start: "1-3pm" begins at one in the afternoon, "9-5pm" at nine.
 */
export function stretchBetween(starts: readonly Minute[], ends: readonly Minute[]): Stretch | null {
  if (starts.length > 1 && ends.length === 1) {
    const from = Math.max(-1, ...starts.filter((start) => start < ends[0]!));
    return from < 0 ? null : { from, until: ends[0]! };
  }
  for (const from of starts)
    for (const until of [...ends].sort((one, other) => one - other))
      if (from < until) return { from, until };
  return null;
}

/** "1-3pm", "10-12", "between 1-3": two hours written like a date. */
export const readDashedHours: Reader<PartMention> = (scan, at) => {
  const { tokens, items } = scan;
  const token = tokens[at];
  if (token?.kind !== "date" || token.numbers.length !== 2 || !token.text.includes("-"))
    return null;
  const [first, second] = token.numbers as [number, number];
  if (first > 24 || second > 24 || first < 1 || second < 1) return null;
  const meridiem = meridiemAt(tokens, at + 1);
  const end = at + 1 + (meridiem?.length ?? 0);
  if (isUnit(tokens, end)) return null;
  const isLed = /^(?:between|from|at|around|about)$/.test(textAt(tokens, at - 1));
  const hasDay = items.some(({ mention }) => mention.kind === "day" || mention.kind === "span");
  if (!meridiem && !isLed && !hasDay && !isTimeAsked(scan)) return null;
  const minutes = (hour: number, half: "am" | "pm" | null) =>
    minutesOf({
      hour: hour % 24,
      minute: 0,
      meridiem: half,
      isFull: hour > 12,
      clarity: "sure",
      length: 1,
    });
  const part = stretchBetween(minutes(first, null), minutes(second, meridiem?.meridiem ?? null));
  if (!part) return null;
  return reading(end - at, { kind: "part", part, within: part, isBound: true });
};
