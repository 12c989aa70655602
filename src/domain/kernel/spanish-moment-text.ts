import type { Day } from "./day.ts";
import { shiftedToLocal, type ZoneRules } from "./zone-rules.ts";

/** The Spanish of emails: as written in the United States, with 12 hours. */
export const spanishHere = "es-US";

/** Formats instants in Spanish for a region: a reader from Madrid reads 15:05 where one from Miami reads 3:05 p.m. */
export function spanishMoments(locale: string) {
  // As in moment-text.ts: the time zone rules are the server's, the runtime only formats.
  const speller = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    return (wall: Date) => format.format(wall);
  };
  const time = speller({ timeStyle: "short" });
  const shortDay = speller({ month: "short", day: "numeric" });
  const datedDay = speller({ month: "short", day: "numeric", year: "numeric" });
  const longDay = speller({ dateStyle: "full" });
  const month = speller({ month: "long", year: "numeric" });
  const timeText = (moment: Date, zone: ZoneRules) => time(shiftedToLocal(zone, moment));

  return {
    /** "3:05 p.m." */
    timeText,
    /** "18 nov 2026, 3:05 p.m." */
    momentText: (moment: Date, zone: ZoneRules) =>
      `${datedDay(shiftedToLocal(zone, moment))}, ${timeText(moment, zone)}`,
    /** "18 nov", with the year when it is not the current one. */
    dayText(moment: Date, now: Date, zone: ZoneRules) {
      const [wall, today] = [shiftedToLocal(zone, moment), shiftedToLocal(zone, now)];
      const isThisYear = wall.getUTCFullYear() === today.getUTCFullYear();
      return (isThisYear ? shortDay : datedDay)(wall);
    },
    /** "miércoles, 18 de noviembre de 2026" */
    longDayText: (moment: Date, zone: ZoneRules) => longDay(shiftedToLocal(zone, moment)),
    /** "miércoles, 18 de noviembre de 2026" */
    dayName: (day: Day) => longDay(new Date(`${day}T00:00:00Z`)),
    /** "noviembre de 2026", from the month as YYYY-MM. */
    monthName: (yearAndMonth: string) => month(new Date(`${yearAndMonth}-01T00:00:00Z`)),
  };
}

/** A time in a sentence: "a las 3:05 p.m.", singular for one o'clock: "a la 1:00 p.m.". */
export function atSpanishTime(time: string): string {
  return `${/^0?1\D/.test(time) ? "a la" : "a las"} ${time}`;
}

const plurals = new Intl.PluralRules("es");

/** A number with its noun: "1 minuto", "2 minutos". */
export function countedInSpanish(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === "one" ? one : other}`;
}
