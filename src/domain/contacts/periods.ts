import type { Day } from "#domain/kernel/day.ts";

/** The periods that deals are added up for. */
export const periods = ["quarter", "year", "all"] as const;
export type Period = (typeof periods)[number];

/** The first and the last day of a period around a day; null for all days. Quarters are those of the calendar. */
export function spanOf(period: Period, today: Day): { from: Day; until: Day } | null {
  if (period === "all") return null;
  const year = today.slice(0, 4);
  if (period === "year") return { from: `${year}-01-01` as Day, until: `${year}-12-31` as Day };
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const [from, until] = quarters[quarter]!;
  return { from: `${year}-${from}` as Day, until: `${year}-${until}` as Day };
}

const quarters = [
  ["01-01", "03-31"],
  ["04-01", "06-30"],
  ["07-01", "09-30"],
  ["10-01", "12-31"],
] as const;
