import type { Day } from "#domain/kernel/day.ts";
import type { Caller, Target } from "./caller.ts";

// How a caller listens: compares the read-back with what they meant, as anyone would before saying yes.

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The first start time in a sentence, such as "Tuesday, November 24 at 2:00 PM", in this year or the next. */
export function startIn(words: string, today: Day): Target | null {
  const found = words.match(
    /(?:[A-Z][a-z]+day), ([A-Z][a-z]+) (\d+)(?:, (\d{4}))? at (\d+):(\d\d) ([AP])M/,
  );
  if (!found) return null;
  const [, month, date, year, hour, minute, half] = found;
  const given = `${pad(months.indexOf(month!) + 1)}-${pad(Number(date))}`;
  const thisYear = `${year ?? today.slice(0, 4)}-${given}`;
  const day = (
    thisYear >= today || year ? thisYear : `${Number(today.slice(0, 4)) + 1}-${given}`
  ) as Day;
  return { day, hour: (Number(hour) % 12) + (half === "P" ? 12 : 0), minute: Number(minute) };
}

/** The start times offered as buttons. */
export function startsOf(
  suggestions: readonly string[],
  words: string,
  today: Day,
): (Target & { says: string })[] {
  const named = words.match(/([A-Z][a-z]+day, [A-Z][a-z]+ \d+(?:, \d{4})?)/)?.[1];
  return suggestions.flatMap((says) => {
    const whole = says.includes(" at ") ? says : `${named} at ${says}`;
    const start = startIn(whole, today);
    return start ? [{ ...start, says }] : [];
  });
}

export function isSameStart(one: Target | null, other: Target): boolean {
  return one?.day === other.day && one.hour === other.hour && one.minute === other.minute;
}

/** What in a read-back isn't what the caller meant. */
export function wrongIn(words: string, caller: Caller, target: Target, duration: number): Wrong[] {
  const wrong: Wrong[] = [];
  const start = startIn(words, caller.today);
  if (start && start.day !== target.day) wrong.push("day");
  else if (start && !isSameStart(start, target)) wrong.push("time");
  if (/\d+ minutes with/.test(words) && !words.includes(`${duration} minutes with`))
    wrong.push("length");
  const name = words.match(/; for (.+?); confirmation to /)?.[1];
  if (name && letters(name) !== letters(`${caller.first}${caller.last}`)) wrong.push("name");
  const email = words.match(/; confirmation to (\S+?)[.;]? /)?.[1];
  if (email && email.toLowerCase() !== caller.email) wrong.push("email");
  const phone = words.match(/phone (\S+\d)/)?.[1]?.replace(/\D/g, "") ?? null;
  if (phone !== null && phone.slice(-10) !== caller.phone) wrong.push("phone");
  return wrong;
}
export type Wrong = "day" | "time" | "length" | "name" | "email" | "phone";

/** A name compared without accents, spaces and case. */
export function letters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
