import type { Minute } from "../../calendar.ts";
import { type PartMention, type Reader, reading, type Stretch } from "../grammar/mention.ts";
import { textAt } from "../grammar/phrase.ts";
import { isUnit } from "../grammar/units.ts";
import { isTimeAsked } from "../grammar/mention.ts";
import { meridiemAt, minutesOf } from "./clock-shapes.ts";

/**
 * The stretch between two times that may each mean morning or evening: the first pair in order that runs
 * forward. An end that is certain draws the start to itself: "1-3pm" begins at one in the afternoon, "9-5pm"
 * at nine.
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

/** "1-3pm", "10-12", "between 1-3": two hours that were written like a date. */
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
