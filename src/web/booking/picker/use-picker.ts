import { useState } from "react";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useWords } from "#web/language/use-words.ts";
import { useDates } from "./dates.ts";
import { monthOf } from "#web/ui/month/month.ts";
import { pickerWords } from "./picker-messages.ts";
import { type MonthOfSlots, type SlotsSource, useSlots } from "./use-slots.ts";
import { visitorZone } from "./zone-name.ts";

export type Picker = ReturnType<typeof usePicker>;

/**
 * What a visitor has chosen so far (zone, length, day and start) and the free times to choose from. An appointment that
 * is being moved keeps its length; the picker starts at its month and in its time zone.
 */
export function usePicker(
  source: SlotsSource,
  moved?: { minutes: number; day: Day; timeZone: string },
) {
  const { noLongerFree } = useWords(pickerWords);
  const { timeText } = useDates();
  const [timeZone, setTimeZone] = useState(() => moved?.timeZone ?? visitorZone());
  const [minutes, setMinutes] = useState<number>();
  const [day, setDay] = useState<Day | null>(null);
  const [startsAt, setStartsAt] = useState<Date | null>(null);
  const [wantedWay, setWay] = useState<MeetingWay>();
  const slots = useSlots(
    source,
    { timeZone, durationMinutes: minutes },
    moved && monthOf(moved.day),
  );
  const { answer, shown, isCurrent } = slots;

  const visitor = answer?.zones.visitor;
  // A start is an instant, so changing the zone can move it to another day.
  const pickedDay = startsAt && visitor ? wallTimeOf(visitor, startsAt).day : day;
  // Until a visitor chooses a day, the first free one of the month is open. Whoever moves a booking has a day.
  const chosenDay = pickedDay ?? (moved ? null : firstFreeDay(shown));
  const ways = answer?.ways ?? [];
  const durationMinutes = moved?.minutes ?? minutes ?? answer?.durationMinutes;
  const free = (chosenDay && shown?.days?.get(chosenDay)) || [];
  const isSeen = isCurrent && chosenDay !== null && monthOf(chosenDay) === shown?.month;
  const isGone = startsAt !== null && isSeen && !free.some((slot) => +slot === +startsAt);

  return {
    ...slots,
    timeZone,
    setTimeZone,
    durationMinutes,
    setDuration: setMinutes,
    isFixed: moved !== undefined,
    day: chosenDay,
    /** Whether the visitor chose the day, rather than being shown the first free one. */
    isDayPicked: pickedDay !== null,
    ways,
    /** How the visitor wants to meet: the first way until they choose; undefined where none is offered. */
    way: ways.find(({ way }) => way === wantedWay)?.way ?? ways[0]?.way,
    chooseWay: setWay,
    chooseDay(next: Day) {
      setDay(next);
      if (next !== pickedDay) setStartsAt(null);
    },
    /** The chosen start, while it is still free. */
    startsAt: isGone ? null : startsAt,
    choose(next: Date) {
      setStartsAt(next);
      if (!visitor) return;
      const nextDay = wallTimeOf(visitor, next).day;
      setDay(nextDay);
      if (shown && monthOf(nextDay) !== shown.month) slots.turnTo(monthOf(nextDay));
    },
    /** Clears the chosen start after a refusal, but keeps the day. */
    letGo() {
      setDay(chosenDay);
      setStartsAt(null);
    },
    /** Says that the chosen start is no longer free, because the length or the professional's calendar changed. */
    goneText:
      isGone && visitor && durationMinutes
        ? noLongerFree(timeText(startsAt, visitor), durationMinutes)
        : null,
  };
}

/** The first day of the month with a free time; null while loading, or if it has none. */
function firstFreeDay(shown: MonthOfSlots | null): Day | null {
  const days = [...(shown?.days?.keys() ?? [])].filter((day) => monthOf(day) === shown!.month);
  return days.toSorted()[0] ?? null;
}

/** Moves focus to what is missing: the time if the day has any, otherwise the day. */
export function focusMissing(parts: HTMLElement | null): void {
  const find = (part: string) => parts?.querySelector<HTMLElement>(part);
  (find("input[data-slot]") ?? find("[role=grid] button[tabindex='0']"))?.focus();
}
