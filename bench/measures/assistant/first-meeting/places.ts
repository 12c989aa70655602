import { addDays, weekdayOf } from "#domain/kernel/zone-rules.ts";
import { type Day, numbersOf } from "#understanding/calendar.ts";
import type { Start } from "../../../banks/shape.ts";
import type { Target } from "../caller.ts";

/** What the places in a caller's lines are filled with. */
export type Filling = {
  today: Day;
  /** The code of the caller's own appointment; null without one. */
  code: string | null;
  /** The times that were just offered, as a person says them. */
  offers: readonly string[];
  spoken: boolean;
  language: "en" | "es";
};

type Language = Filling["language"];

const place = /\{(?:(weekday|date|month|ordinal|numeric|offer) (\d+)|offer last|code)\}/g;

/** Whether this is one of the places that can be filled in. */
export function isPlace(text: string): boolean {
  return text.replace(place, "") === "";
}

/** A line with its places filled in; null if one of them cannot be, as an offered time while nothing is offered. */
export function filled(line: string, filling: Filling): string | null {
  let isWhole = true;
  const text = line.replace(place, (whole, kind: string | undefined, number: string) => {
    const words = kind ? wordsOf(kind, Number(number), filling) : namedWords(whole, filling);
    if (words === null) isWhole = false;
    return words ?? "";
  });
  return isWhole ? text : null;
}

function namedWords(whole: string, { code, offers }: Filling): string | null {
  return whole === "{code}" ? code : (offers.at(-1) ?? null);
}

function wordsOf(kind: string, number: number, filling: Filling): string | null {
  if (kind === "offer") return filling.offers[number - 1] ?? null;
  const day = bookableDay(filling.today, number);
  const { month, date } = numbersOf(day);
  const { language, spoken } = filling;
  if (kind === "numeric") return `${month}/${date}`;
  // Spanish writes both in lowercase anyway.
  const cased = (name: string) => (spoken || language === "es" ? name : capitalized(name));
  const monthName = cased(months[language][month - 1]!);
  const ordinal = language === "es" ? String(date) : `${date}${ending(date)}`;
  if (kind === "weekday") return cased(weekdays[language][weekdayOf(day) - 1]!);
  if (kind === "month") return monthName;
  if (kind === "ordinal") return ordinal;
  return language === "es" ? `${date} de ${monthName}` : `${monthName} ${ordinal}`;
}

/** The names as they are transcribed, Monday and January first. */
export const weekdays: Record<Language, string[]> = {
  en: "monday tuesday wednesday thursday friday saturday sunday".split(" "),
  es: "lunes martes miércoles jueves viernes sábado domingo".split(" "),
};
export const months: Record<Language, string[]> = {
  en: "january february march april may june july august september october november december".split(
    " ",
  ),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
};

/** The nth day after today on which appointments can be booked, Monday to Friday. */
export function bookableDay(today: Day, nth: number): Day {
  let day = today;
  for (let left = nth; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}

/** The local time of a start. */
export function targetOf({ day, at }: Start, today: Day): Target {
  const [hour, minute] = at.split(":").map(Number);
  return { day: bookableDay(today, day), hour: hour!, minute: minute! };
}

/** The language of a line of a caller who speaks Spanish and may change to English. */
export function languageOf(line: string): Language {
  const isEnglish = /\b(?:the|on|at|for|is|my|i|we|could|can|please|works?|want|need|thanks)\b/i;
  return isEnglish.test(line.replace(place, "")) ? "en" : "es";
}

/**
 * The offered times as a person says them: "2:30", and with the weekday where they are on several days. From the
 * buttons, or from what was said if there are none.
 */
export function offersIn(suggestions: readonly string[], words: string): string[] {
  const buttons = suggestions.filter((text) => clock.test(text));
  const texts = buttons.length > 0 ? buttons : (words.match(/\b\d{1,2}:\d\d/g) ?? []);
  const dayOf = (text: string) => text.match(weekdayName)?.[0].toLowerCase() ?? null;
  const isOneDay = new Set(texts.map(dayOf)).size < 2;
  return texts.map((text) => {
    const [, hour, minute] = text.match(clock)!;
    const time = `${Number(hour) > 12 ? Number(hour) - 12 : Number(hour)}:${minute}`;
    const day = dayOf(text);
    if (isOneDay || !day) return time;
    return weekdays.es.includes(day) ? `${day} a las ${time}` : `${day} at ${time}`;
  });
}

const clock = /\b(\d{1,2}):(\d\d)/;
const weekdayName = new RegExp(`(?:${[...weekdays.en, ...weekdays.es].join("|")})`, "i");

function ending(date: number): string {
  if (date > 10 && date < 14) return "th";
  return ["th", "st", "nd", "rd"][date % 10] ?? "th";
}

function capitalized(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
