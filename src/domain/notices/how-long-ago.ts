import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { addDays, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** How long ago something happened, less precise with age: "5 minutes ago", "Yesterday at 3:05 PM", "Nov 18". */
export function howLongAgo(moment: Date, now: Date, zone: ZoneRules): string {
  const passed = now.getTime() - moment.getTime();
  // The clocks of two machines differ a little: a time slightly in the future counts as now.
  if (passed < minuteMs) return "Just now";
  if (passed < hourMs) return count(Math.floor(passed / minuteMs), "minute");
  const today = wallTimeOf(zone, now).day;
  const day = wallTimeOf(zone, moment).day;
  if (day === today) return count(Math.floor(passed / hourMs), "hour");
  if (day === addDays(today, -1)) return `Yesterday at ${timeText(moment, zone)}`;
  return dayText(moment, now, zone);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"} ago`;
}
