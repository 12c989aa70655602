import type { Minute } from "../../calendar.ts";
import { cardinalAt } from "../grammar/numbers.ts";
import { textAt, type Token, type Tokens } from "../grammar/tokens.ts";

/**
 * How clearly it is a time. "sure" can be nothing else (10:30, 2 pm, half past two), "likely" needs a context of times
 * (ten thirty, 1030), and "bare" is a number that is a time only if the context says so.
 */
export type Shape = {
  hour: number;
  minute: number;
  meridiem: "am" | "pm" | null;
  /** Uses the 24-hour clock: "14:00", "1400 hours". */
  isFull: boolean;
  clarity: "sure" | "likely" | "bare";
  length: number;
  /** A time that does not exist, such as 25:00. */
  isInvalid?: boolean;
};

/** The shape of a time that begins at a token, whether or not a time is meant. */
export function shapeAt(tokens: Tokens, at: number): Shape | null {
  const core = coreAt(tokens, at);
  return core && ended(tokens, at, core);
}

function coreAt(tokens: Tokens, at: number): Shape | null {
  return namedAt(tokens, at) ?? pastAt(tokens, at) ?? writtenAt(tokens, at) ?? spokenAt(tokens, at);
}

const sure = { meridiem: null, isFull: false, clarity: "sure" } as const;

/** "noon", "12 noon", "midday", "midnight". */
function namedAt(tokens: Tokens, at: number): Shape | null {
  const isTwelve = /^(?:12|twelve|high)$/.test(textAt(tokens, at));
  const start = isTwelve ? at + 1 : at;
  const word = textAt(tokens, start).replace(/(?:ish|time)$/, "");
  const length = start + 1 - at;
  if (word === "noon" || word === "midday")
    return { ...sure, hour: 12, minute: 0, isFull: true, length };
  if (word === "midnight") return { ...sure, hour: 0, minute: 0, isFull: true, length };
  return null;
}

/** "half past two", "a quarter to three", "ten past four", "twenty five minutes to six", "half two". */
function pastAt(tokens: Tokens, at: number): Shape | null {
  let index = textAt(tokens, at) === "a" ? at + 1 : at;
  const first = textAt(tokens, index);
  const count = cardinalAt(tokens, index);
  const minutes = first === "half" ? 30 : first === "quarter" ? 15 : (count?.value ?? 0);
  const isWord = first === "half" || first === "quarter";
  if (!isWord && !isMinutesPhrase(tokens, at, index, count)) return null;
  index += isWord ? 1 : count!.length;
  if (/^(?:minutes|minute|min)$/.test(textAt(tokens, index))) index += 1;
  const link = textAt(tokens, index);
  const isPast = link === "past" || link === "after";
  const isTo =
    /^(?:to|til|till|of|before)$/.test(link) && (isWord || /^(?:to|til|till)$/.test(link));
  const isHalfTwo = first === "half" && hourAt(tokens, index) !== null;
  if (!isPast && !isTo && !isHalfTwo) return null;
  const place = isHalfTwo ? index : index + 1;
  const hour = hourAt(tokens, place);
  if (!hour || (first === "half" && isTo)) return null;
  // "a quarter to 3 30" is not a time; "quarter of" needs a bare hour after it.
  const past = isTo ? hour.value * 60 - minutes : hour.value * 60 + minutes;
  const length = place + hour.length - at;
  const whole = (past + 12 * 60) % (12 * 60);
  return {
    ...sure,
    clarity: isHalfTwo ? "likely" : "sure",
    hour: Math.floor(whole / 60) || 12,
    minute: whole % 60,
    length,
  };
}

/** Minutes to or past an hour go by fives; "10 to 12" is a range, unless "at" comes before it. */
function isMinutesPhrase(
  tokens: Tokens,
  at: number,
  index: number,
  count: ReturnType<typeof cardinalAt>,
): boolean {
  if (!count || ![5, 10, 20, 25].includes(count.value)) return false;
  const link = textAt(tokens, index + count.length);
  if (link === "past" || link === "minutes") return true;
  if (link === "after") return !count.isDigits;
  if (/^(?:from|between)$/.test(textAt(tokens, at - 1))) return false;
  const isAfterAt = /^(?:at|around|about|by)$/.test(textAt(tokens, at - 1));
  return isAfterAt || count.value > 12 || !count.isDigits;
}

/** "10:30", "10.30", "1030", "0900". */
function writtenAt(tokens: Tokens, at: number): Shape | null {
  const token = tokens[at];
  if (token?.kind === "clock") {
    const [hour, minute] = token.numbers as [number, number];
    const isInvalid = hour > 24 || minute > 59;
    const isDotted = !token.text.includes(":");
    if (isDotted && isInvalid) return null;
    return {
      hour: hour % 24,
      minute,
      meridiem: null,
      isFull: hour > 12 || hour === 0,
      clarity: isDotted ? "likely" : "sure",
      length: 1,
      ...(isInvalid && { isInvalid }),
    };
  }
  if (token?.kind !== "number" || token.text.length < 3) return null;
  const [hour, minute] = [Math.floor(token.numbers[0]! / 100), token.numbers[0]! % 100];
  if (hour > 24 || minute > 59 || (hour === 0 && token.text.length < 4)) return null;
  return {
    hour: hour % 24,
    minute,
    meridiem: null,
    isFull: hour > 12 || token.text.startsWith("00"),
    clarity: "likely",
    length: 1,
  };
}

/** "2", "two", "2 30", "ten thirty", "nine oh five", "fourteen hundred". */
function spokenAt(tokens: Tokens, at: number): Shape | null {
  const isZero = /^(?:oh|o|zero)$/.test(textAt(tokens, at));
  // "Oh nine hundred".
  if (isZero && textAt(tokens, at + 2) === "hundred") {
    const early = hourAt(tokens, at + 1, 9);
    if (early)
      return {
        hour: early.value,
        minute: 0,
        meridiem: null,
        isFull: true,
        clarity: "likely",
        length: 3,
      };
  }
  const hour = hourAt(tokens, at, 23);
  if (!hour) return null;
  const minute = minuteAt(tokens, at + hour.length, hour.isDigits);
  const isFull = hour.value > 12;
  if (minute)
    return {
      hour: hour.value,
      minute: minute.value,
      meridiem: null,
      isFull,
      clarity: "likely",
      length: hour.length + minute.length,
    };
  const isHundred = textAt(tokens, at + hour.length) === "hundred";
  const isMilitary = isHundred && textAt(tokens, at + hour.length + 1) === "hours";
  // "Sixteen hundred", but not "four hundred".
  const isLikely = isHundred && isFull;
  return {
    hour: hour.value,
    minute: 0,
    meridiem: null,
    isFull,
    clarity: isMilitary ? "sure" : isLikely ? "likely" : "bare",
    length: hour.length + (isMilitary ? 2 : isLikely ? 1 : 0),
  };
}

function hourAt(tokens: Tokens, at: number, most = 12) {
  const count = cardinalAt(tokens, at);
  if (!count || count.value < 1 || count.value > most || textAt(tokens, at).length > 9) return null;
  // "twenty five" is not an hour; "twenty" alone is one only on the 24-hour clock.
  if (!count.isDigits && count.value > 12 && most === 12) return null;
  return tokens[at]!.text.length > 2 && count.isDigits ? null : count;
}

/** The minutes after an hour: "thirty", "oh five", "fifteen", "30". */
function minuteAt(tokens: Tokens, at: number, isAfterDigits: boolean) {
  const text = textAt(tokens, at);
  if (text === "oh" || text === "o" || text === "zero") {
    const one = cardinalAt(tokens, at + 1);
    return one && one.value < 10 && one.value > 0 && !(text === "zero" && isAfterDigits)
      ? { value: one.value, length: 2 }
      : null;
  }
  // "2 00", as transcripts write "2:00".
  if (text === "00" && isAfterDigits) return { value: 0, length: 1 };
  const count = cardinalAt(tokens, at);
  if (!count || count.value < 10 || count.value > 59) return null;
  if (count.isDigits && (tokens[at]!.text.length !== 2 || tokens[at]!.glued)) return null;
  return count;
}

/** What can follow a time and makes it clear: am, pm, o'clock, hours, sharp, ish. */
function ended(tokens: Tokens, at: number, core: Shape): Shape {
  const shape = { ...core };
  const word = (offset = 0) => textAt(tokens, at + shape.length + offset);
  const settle = (pieces: number) => {
    shape.length += pieces;
    shape.clarity = "sure";
  };
  const isFullSaid = isFourDigits(tokens[at]) || core.hour > 12;
  if (/^(?:hours|hrs|h)$/.test(word()) && shape.clarity === "likely" && isFullSaid) {
    settle(1);
    shape.isFull = true;
  }
  if (word() === "ish") settle(1);
  if (word() === "oclock" || word() === "oclocks") settle(1);
  else if (word() === "o" && word(1) === "clock") settle(2);
  if (word() === "ish") settle(1);
  if (word() === "or" && word(1) === "so") {
    shape.length += 2;
    if (shape.clarity === "bare") shape.clarity = "likely";
  }
  const meridiem = meridiemAt(tokens, at + shape.length);
  if (meridiem) {
    settle(meridiem.length);
    shape.meridiem = meridiem.meridiem;
  }
  if (word() === "ish") settle(1);
  if (
    word() === "sharp" ||
    (word() === "on" && word(1) === "the" && /^(?:dot|nose|button|money|hour)$/.test(word(2)))
  )
    settle(word() === "sharp" ? 1 : 3);
  return shape;
}

function isFourDigits(token: Token | undefined): boolean {
  return token?.kind === "number" && token.text.length === 4;
}

/** "am", "p m", the "p" of "3p"; "2 am i late" is 2 am. */
export function meridiemAt(
  tokens: Tokens,
  at: number,
): { meridiem: "am" | "pm"; length: number } | null {
  const text = textAt(tokens, at);
  if (text === "am" || text === "pm") return { meridiem: text, length: 1 };
  if (text !== "a" && text !== "p") return null;
  const meridiem = text === "a" ? "am" : "pm";
  const next = tokens[at + 1];
  if (next?.text === "m") return { meridiem, length: 2 };
  const isGluedAlone = tokens[at]!.glued && tokens[at - 1]?.kind !== "mark" && !next?.glued;
  return isGluedAlone || (isGluedAlone && next?.kind === "mark") ? { meridiem, length: 1 } : null;
}

/** The minutes of the day that a shape can mean, those in office hours first. */
export function minutesOf({ hour, minute, meridiem, isFull }: Shape): Minute[] {
  if (isFull) return [hour * 60 + minute];
  const early = (hour % 12) * 60 + minute;
  const late = early + 12 * 60;
  if (meridiem) return [meridiem === "am" ? early : late];
  // 9 to 11 and 7, 8 are mornings first; 12 is noon; 1 to 6 are afternoons.
  return hour >= 7 && hour <= 11 ? [early, late] : [late, early];
}
