import { shiftedToLocal } from "#domain/kernel/zone-rules.ts";
import { abbreviationAt, rulesBetween } from "#server/platform/zones.ts";

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;

/**
 * The VTIMEZONE of a time zone. It lists each clock change, from a year before the first event to a year after the
 * last, so that programs with older rules use these.
 */
export function timeZoneBlock(zone: string, span: { from: Date; until: Date }): string {
  const rules = rulesBetween(zone, {
    from: new Date(span.from.getTime() - year),
    until: new Date(span.until.getTime() + year),
  });
  const highest = Math.max(...rules.offsets.map(([, minutes]) => minutes));
  const isChanging = rules.offsets.length > 1;
  const parts = rules.offsets.map(([since, minutes], index) => {
    const before = rules.offsets[index - 1]?.[1] ?? minutes;
    const instant = new Date(since);
    // A clock change is dated by the local time before it.
    const wall = shiftedToLocal({ zone, offsets: [[since, before]] }, instant);
    const kind = isChanging && minutes === highest ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wall.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(minutes)}`,
      `TZNAME:${abbreviationAt(zone, instant)}`,
      `END:${kind}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** Whether this local time occurs twice, because clocks are set back. */
export function isShownTwice(zone: string, moment: Date): boolean {
  const rules = rulesBetween(zone, {
    from: new Date(moment.getTime() - 2 * day),
    until: new Date(moment.getTime() + 2 * day),
  });
  const wall = shiftedToLocal(rules, moment).getTime();
  const shown = rules.offsets
    .map(([, minutes]) => new Date(wall - minutes * 60_000))
    .filter((instant) => shiftedToLocal(rules, instant).getTime() === wall);
  return shown.length > 1;
}

/** An offset in iCalendar's form: -0500. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${pad(size / 60)}${pad(size % 60)}`;
}
