import { shiftedToLocal, type ZoneRules } from "./zone-rules.ts";

/** An instant in a time zone as people read it: "Nov 18, 2026 at 3:05 PM" ('MMM d, yyyy at h:mm a'). */
export function momentText(moment: Date, zone: ZoneRules): string {
  const { month, day, year } = partsOf(moment, zone);
  return `${month} ${day}, ${year} at ${timeText(moment, zone)}`;
}

/** Only the time of day: "3:05 PM". */
export function timeText(moment: Date, zone: ZoneRules): string {
  const { hour, minute, dayPeriod } = partsOf(moment, zone);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** Only the day, as short as possible: "Nov 18", with the year when it is not the current one. */
export function dayText(moment: Date, now: Date, zone: ZoneRules): string {
  const { month, day, year } = partsOf(moment, zone);
  return year === partsOf(now, zone).year ? `${month} ${day}` : `${month} ${day}, ${year}`;
}

/** The full day: "Wednesday, November 18, 2026". */
export function longDayText(moment: Date, zone: ZoneRules): string {
  return longDay.format(shiftedToLocal(zone, moment));
}

type Part = "month" | "day" | "year" | "hour" | "minute" | "dayPeriod";

// The instant is first shifted to local time: the time zone rules are the server's, the runtime only formats.
const spelling = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});
const longDay = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });

function partsOf(moment: Date, zone: ZoneRules): Record<Part, string> {
  const parts = spelling
    .formatToParts(shiftedToLocal(zone, moment))
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}
