import { spanishZoneName } from "#domain/kernel/spanish-zone-name.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { TurnContext } from "../../turn/context.ts";

const weekdays: Record<string, string> = {
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábado",
  Sunday: "domingo",
};
const months: Record<string, string> = {
  January: "enero",
  February: "febrero",
  March: "marzo",
  April: "abril",
  May: "mayo",
  June: "junio",
  July: "julio",
  August: "agosto",
  September: "septiembre",
  October: "octubre",
  November: "noviembre",
  December: "diciembre",
};
const any = (words: Record<string, string>) => Object.keys(words).join("|");
const date = new RegExp(`\\b(${any(weekdays)}), (${any(months)}) (\\d{1,2})(?:, (\\d{4}))?`, "g");
const time = /\b(?:(at|from|to|and|between) )?(\d{1,2}):(\d{2}) ([AP])M/g;
const before: Record<string, string> = {
  at: "a las ",
  from: "de las ",
  to: "a las ",
  and: "y las ",
  between: "entre las ",
};

/**
 * The days, times and time zones in the words of ../times.ts, in Spanish: "Tuesday, November 24 at 2:00 PM" is "el martes 24
 * de noviembre a las 2:00 p.m.". What is around them stays.
 */
export function datesInSpanish(words: string, context: TurnContext): string {
  const { callerZone, circumstances, zones: others = [] } = context;
  const zones = [callerZone.zone, circumstances.zone.zone, ...others.map(({ zone }) => zone)];
  const zoned = zones.reduce(
    (text, zone) => text.replaceAll(zoneName(zone), spanishZoneName(zone)),
    words,
  );
  return zoned
    .replace(date, (_, weekday: string, month: string, day: string, year?: string) => {
      const text = `el ${weekdays[weekday]} ${day} de ${months[month]}`;
      return year ? `${text} de ${year}` : text;
    })
    .replace(time, (_, lead: string | undefined, hour: string, minute: string, half: string) => {
      const said = `${hour}:${minute} ${half.toLowerCase()}.m.`;
      const led = lead ? before[lead]! : "";
      // One o'clock is singular.
      return (hour === "1" ? led.replace("las", "la") : led) + said;
    })
    .replace(/, which is (.*?), for /, ", que son las $1, para ")
    .replaceAll("(before the clocks go back)", "(antes del cambio de hora)")
    .replaceAll("(after the clocks go back)", "(después del cambio de hora)")
    .replaceAll(" or ", " o ");
}

/** A weekday's name in English, in Spanish. */
export function weekdayInSpanish(name: string): string {
  return weekdays[name] ?? name;
}
