import { addDays, type Day } from "../../calendar.ts";
import {
  dayMention,
  type DayMention,
  isWhenAsked,
  type Reader,
  reading,
  type Scan,
} from "../grammar/mention.ts";
import { longestOf, type Phrases, phrases, textAt, wordSet } from "../grammar/phrase.ts";

const away: readonly [Phrases, number][] = [
  [phrases("the? day after tomorrow|tmrw|tomorow|tommorow|tommorrow"), 2],
  [
    phrases(`
      tomorrow|tomorrows|tmrw|tmr|tmw|tomorow|tommorow|tommorrow|tomorro|tomorrrow
      2|to morrow
    `),
    1,
  ],
  [phrases("today|todays|2day|tody"), 0],
  [phrases("the? day before yesterday"), -2],
  [phrases("yesterday"), -1],
];

const sameDay = phrases(`
  the? same day
  that same? day
  on that day
`);
const anotherDay = phrases(`
  any other day
  another day
  a|some different day
  some other day
`);
const dayAfter = phrases(`
  the next|following day
  next day
  the day after that?
  a|one day later
  day after that
`);
const dayBefore = phrases(`
  the day before that?
  the previous day
  a|one day earlier
`);

/**
 * "today", "tomorrow", "the day after tomorrow", and days told from the one that is spoken of: "that day".
 */
export const readNearDay: Reader<DayMention> = (scan, at) => {
  const { tokens, listening } = scan;
  const { today, about } = listening;
  for (const [steps, days] of away) {
    const length = longestOf(steps, tokens, at);
    if (length === 0) continue;
    if (days === 0 && isSmallTalk(scan, at)) return null;
    const flags = days < 0 ? (["past"] as const) : [];
    return reading(length, dayMention([addDays(today, days)], { flags }));
  }
  const base = lastNamed(scan) ?? about.day;
  if (base === null) return null;
  return (
    (about.day && toldFrom(scan, at, sameDay, about.day, 0)) ??
    toldFrom(scan, at, dayAfter, base, 1) ??
    toldFrom(scan, at, dayBefore, base, -1)
  );
};

/** "another day": every day but the one that is spoken of. */
export function anotherDayAt(
  { tokens, listening }: Scan,
  at: number,
): { length: number; day: Day } | null {
  const length = longestOf(anotherDay, tokens, at);
  return length > 0 && listening.about.day ? { length, day: listening.about.day } : null;
}

/** The day that was named last: "tomorrow or the day after". */
function lastNamed({ items }: Scan): Day | null {
  const last = items.at(-1)?.mention;
  return last?.kind === "day" ? (last.days[0] ?? null) : null;
}

/** A day told from another one; "the day after thanksgiving" is longer, and read as that. */
function toldFrom({ tokens }: Scan, at: number, all: Phrases, from: Day, days: number) {
  const length = longestOf(all, tokens, at);
  return length > 0 ? reading(length, dayMention([addDays(from, days)])) : null;
}

const greets = wordSet("you doing calling help rates rate how feeling market");
const todaysWhat = wordSet("rate rates market world economy news call prices mortgage interest");

/** "How are you today", "today's rates": said of the present, and no wish. */
function isSmallTalk(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  if (todaysWhat.has(textAt(tokens, at + 1))) return true;
  if (/^(?:great|good|nice|lovely|wonderful|a)$/.test(textAt(tokens, at - 1))) return true;
  if (isWhenAsked(scan)) return false;
  return greets.has(textAt(tokens, at - 1)) && !/^(?:can|could)$/.test(textAt(tokens, at - 2));
}
