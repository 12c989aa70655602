import type { Day } from "#domain/kernel/day.ts";
import { clockTime } from "#domain/kernel/clock-time.ts";
import { offsetAt, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Dates } from "./dates.ts";
import type { PickerWords } from "./picker-messages.ts";

/** The time zone rules of the visitor and the professional. */
export type Clocks = { visitor: ZoneRules; professional: ZoneRules };

/** The formats and texts for showing start times, in the language of the page. */
export type Saying = { dates: Dates; words: PickerWords };

/** A free start time as shown. */
export type ShownSlot = {
  startsAt: Date;
  /** The visitor's clock in 24-hour form: "09:00". */
  value: string;
  /** The visitor's clock: "9:00 AM". */
  time: string;
  /** The professional's local time if it differs: "6:00 AM for Ana". */
  theirs: string | null;
};

/** The free start times by the visitor's day, in order. */
export function slotsByDay(slots: readonly Date[], visitor: ZoneRules): Map<Day, Date[]> {
  const days = new Map<Day, Date[]>();
  for (const slot of slots) {
    const { day } = wallTimeOf(visitor, slot);
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** A day's start times as shown. When the clocks go back, the repeated hour says so. */
export function shownSlots(
  slots: readonly Date[],
  { clocks, name, saying }: { clocks: Clocks; name: string; saying: Saying },
): ShownSlot[] {
  const { dates, words } = saying;
  const seen = new Set<string>();
  return slots.map((startsAt) => {
    const value = clockTime(wallTimeOf(clocks.visitor, startsAt).minute);
    const time = dates.timeText(startsAt, clocks.visitor);
    const isSecond = seen.has(value);
    seen.add(value);
    return {
      startsAt,
      value,
      time: isSecond ? words.again(time) : time,
      theirs: theirTime(startsAt, { clocks, name, saying }),
    };
  });
}

/** A moment in the professional's local time, with the day if that differs too; null if both clocks agree. */
export function theirTime(
  moment: Date,
  { clocks, name, saying }: { clocks: Clocks; name: string; saying: Saying },
): string | null {
  const { visitor, professional } = clocks;
  const { dates, words } = saying;
  if (offsetAt(visitor, moment) === offsetAt(professional, moment)) return null;
  const isSameDay = wallTimeOf(visitor, moment).day === wallTimeOf(professional, moment).day;
  const time = dates.timeText(moment, professional);
  const day = isSameDay ? "" : `${dates.dayText(moment, moment, professional)}, `;
  return words.forHost(day + time, firstName(name));
}

/** The first name: "Ana" for Ana Ruiz. */
export function firstName(name: string): string {
  return name.split(/\s+/, 1)[0] || name;
}
