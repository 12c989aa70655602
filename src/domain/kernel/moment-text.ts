/** A moment as people read it in a zone: 'MMM d, yyyy at h:mm a' (SPEC §9), e.g. "Nov 18, 2026 at 3:05 PM". */
export function momentText(moment: Date, timeZone: string): string {
  const { month, day, year, hour, minute, dayPeriod } = partsOf(moment, timeZone);
  return `${month} ${day}, ${year} at ${hour}:${minute} ${dayPeriod}`;
}

/** The day alone, as short as it can be told apart: "Nov 18", and with the year when it is not this one. */
export function dayText(moment: Date, now: Date, timeZone: string): string {
  const { month, day, year } = partsOf(moment, timeZone);
  return year === partsOf(now, timeZone).year ? `${month} ${day}` : `${month} ${day}, ${year}`;
}

type Part = "month" | "day" | "year" | "hour" | "minute" | "dayPeriod";

// Making a format is slow and a list asks for hundreds: one is kept for each zone.
const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(moment: Date, timeZone: string): Record<Part, string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}
