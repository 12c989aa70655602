import { dayInWords, type Day } from "#domain/kernel/day.ts";
import { addDays } from "#domain/kernel/zone-rules.ts";
import { dayWords } from "../sayings/times.ts";
import type { Period } from "./question.ts";

/** The days as text, with their dates: "tomorrow, Thursday, November 19". */
export function periodWords({ from, until }: Period, today: Day): string {
  if (from !== until) return `from ${dated(from, today)} to ${dated(until, today)}`;
  const near: [Day, string][] = [
    [today, "today"],
    [addDays(today, 1), "tomorrow"],
    [addDays(today, -1), "yesterday"],
  ];
  const name = near.find(([day]) => day === from)?.[1];
  return name ? `${name}, ${dated(from, today)}` : `on ${dated(from, today)}`;
}

function dated(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayWords(day) : dayInWords(day);
}

/** "1 lead", "3 leads", "no leads". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;
}
