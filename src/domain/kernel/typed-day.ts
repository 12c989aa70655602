import type { Day } from "./day.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A typed day, as people in the United States write it: 12/24/2026, 12/24/26, 12/24, Dec 24, December 24, 2026, or as
 * 2026-12-24. Without a year it is the next such day, `today` included. Null if it is not a day.
 */
export function readTypedDay(typed: string, today: Day): Day | null {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text);
  if (numbers) return withYear(numbers[3], numbers[1]!, numbers[2]!, today);
  const words = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text);
  const month = words && monthOf(words[1]!);
  return month ? withYear(words[3], String(month), words[2]!, today) : null;
}

/** The number of a month from its name or the beginning of it. */
function monthOf(name: string): number | null {
  const index = months.indexOf(name.slice(0, 3));
  if (index === -1) return null;
  const whole = new Date(Date.UTC(2000, index, 1)).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
  });
  return whole.toLowerCase().startsWith(name) || name === "sept" ? index + 1 : null;
}

function withYear(year: string | undefined, month: string, date: string, today: Day): Day | null {
  if (year) return dayOf(year.length === 2 ? `20${year}` : year, month, date);
  const thisYear = Number(today.slice(0, 4));
  // February 29 may be years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = dayOf(String(thisYear + ahead), month, date);
    if (day && day >= today) return day;
  }
  return null;
}

/** The day of these numbers; null if it does not exist. */
function dayOf(year: string, month: string, date: string): Day | null {
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const moment = new Date(`${day}T00:00:00Z`);
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  return isThere ? (day as Day) : null;
}
