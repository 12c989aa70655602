import type { Day } from "#domain/kernel/day.ts";
import { addDays, weekdayOf } from "#domain/kernel/zone-rules.ts";

// Month, weekday (1 is Monday), and which one of the month; -1 is the last. Source: 5 U.S.C. 6103.
const moving: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];
const fixed = ["01-01", "06-19", "07-04", "11-11", "12-25"];

/**
 * Whether a day is a federal holiday, or the observed day of one that fell on a weekend. Good Friday, Mardi Gras and
 * the day after Thanksgiving count too: states that close on holidays close on these.
 */
export function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  if (isFixed(day)) return true;
  if (weekdayOf(day) === 1 && isFixed(addDays(day, -1))) return true;
  if (weekdayOf(day) === 5 && isFixed(addDays(day, 1))) return true;
  if (moving.some((rule) => nthOf(year, ...rule) === day)) return true;
  if (addDays(nthOf(year, 11, 4, 4), 1) === day) return true;
  const easter = easterOf(year);
  return day === addDays(easter, -2) || day === addDays(easter, -47);
}

function isFixed(day: Day): boolean {
  return fixed.includes(day.slice(5));
}

function nthOf(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(nth > 0 ? { year, month } : { year, month: month + 1 });
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  return addDays(first, ahead + (nth > 0 ? (nth - 1) * 7 : -7));
}

function dayOf({ year, month, date = 1 }: { year: number; month: number; date?: number }): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10) as Day;
}

/** The Gregorian Easter Sunday (Anonymous, Nature, 20 April 1876). */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf({ year, month, date: ((h + l - 7 * m + 114) % 31) + 1 });
}
