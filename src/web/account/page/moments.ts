import { dayText } from "#domain/kernel/moment-text.ts";
import { browserZone } from "#web/ui/browser-zone.ts";

const minute = 60_000; // milliseconds
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * minute],
  ["month", 30 * 24 * 60 * minute],
  ["week", 7 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
];

const spelling = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** How long ago something was seen: "3 hours ago". The server updates it every five minutes, so less is "just now". */
export function agoText(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < 6 * minute) return "just now";
  const [unit, length] = steps.find(([, size]) => passed >= size)!;
  return spelling.format(-Math.floor(passed / length), unit);
}

/** The day of a moment in the browser's time zone, with the year if it isn't this year: "Nov 18". */
export function dayOf(moment: Date): string {
  return dayText(moment, new Date(), browserZone());
}

/** How often useClock refreshes the times on the page (milliseconds). */
export const lookEveryMs = 60_000;
export const readNow = (): Date => new Date();
