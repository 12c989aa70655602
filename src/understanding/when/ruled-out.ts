import { addDays, type Day, daysBetween } from "../calendar.ts";
import type { Listening } from "../heard.ts";
import type { Stretch } from "./grammar/mention.ts";
import { anotherDayAt } from "./days/near-days.ts";
import type { Token } from "./grammar/tokens.ts";
import type { Said } from "./said.ts";

/** What does not suit: days, weekdays, and of the day what is left when a part of it does not. */
export type RuledOut = { days: Day[]; weekdays: number[]; part: Stretch | null };

const everyday = [1, 2, 3, 4, 5, 6, 7];
/** As many days of a stretch are ruled out one by one. */
const mostDays = 31;

/** What was said not to suit. */
export function ruledOut(
  {
    tokens,
    listening,
    said,
  }: { tokens: readonly Token[]; listening: Listening; said: readonly Said[] },
  wished: readonly Day[],
): RuledOut {
  const out: RuledOut = { days: anotherDays(tokens, listening), weekdays: [], part: null };
  said.forEach((item, index) => {
    const { mention, mood } = item;
    if (mention.kind === "weekdays") {
      const isOut = mood === "ruledOut";
      if (isOut || mood === "wished")
        out.weekdays.push(...everyday.filter((day) => mention.weekdays.includes(day) === isOut));
    }
    if (mood !== "ruledOut") return;
    if (mention.kind === "day" && !hasTimeBeside(said, index, "clock")) {
      if (mention.isLoose && mention.weekday !== null) out.weekdays.push(mention.weekday);
      else out.days.push(...mention.days);
    }
    if (mention.kind === "span") {
      const [{ from, until }] = mention.spans as [{ from: Day; until: Day }];
      const most = addDays(from, mostDays - 1);
      out.days.push(...daysBetween(from, until < most ? until : most));
    }
    if (mention.kind === "part" && !hasDayBeside(said, index)) out.part = restOfDay(mention.part);
  });
  return {
    days: [...new Set(out.days)].filter((day) => !wished.includes(day)),
    weekdays: [...new Set(out.weekdays)],
    part: out.part,
  };
}

/** "not tuesday at 3" rules out that time, and neither the day nor the hour of every day. */
function hasTimeBeside(said: readonly Said[], index: number, kind: "clock" | "part"): boolean {
  const item = said[index]!;
  return [said[index - 1], said[index + 1]].some(
    (other) => other?.mood === "ruledOut" && other.mention.kind === kind && isNear(item, other),
  );
}

function hasDayBeside(said: readonly Said[], index: number): boolean {
  const item = said[index]!;
  return [said[index - 1], said[index + 1]].some(
    (other) => other?.mood === "ruledOut" && other.mention.kind === "day" && isNear(item, other),
  );
}

function isNear(one: Said, other: Said): boolean {
  return Math.max(one.from, other.from) - Math.min(one.until, other.until) <= 2;
}

/**
 * What is left of the day of an office (8 to 21) without a part of it; without the middle, the rest after
 * it.
 */
function restOfDay({ from, until }: Stretch): Stretch {
  const [opens, closes, noon] = [8 * 60, 21 * 60, 12 * 60];
  if (from === 0) return { from: until, until: 24 * 60 };
  if (until === 24 * 60) return { from: 0, until: from };
  if (from < noon || until - from <= 60) return { from: until, until: closes };
  return { from: opens, until: from };
}

/** "another day" rules out the one that is spoken of. */
function anotherDays(tokens: readonly Token[], listening: Listening): Day[] {
  const scan = { tokens, listening, items: [] };
  return tokens.flatMap((_, at) => anotherDayAt(scan, at)?.day ?? []);
}
