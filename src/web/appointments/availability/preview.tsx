import { useMemo, useState } from "react";
import { useFormContext, useWatch } from "#web/ui/form/use-form.tsx";
import { usualDuration, weekdayKeys } from "#domain/appointments/availability.ts";
import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { addDays, startOfDay, wallTimeOf, weekdayOf } from "#domain/kernel/zone-rules.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Panel } from "#web/ui/panel.tsx";
import { useNow } from "../entry/use-now.ts";
import { dayNames, previewWords as words } from "./availability-messages.ts";
import { availabilityInput, type AvailabilityValues, inputOf } from "./availability-values.ts";
import { type PreviewDay, previewDays, previewOf } from "./preview-days.ts";
import { useEntriesBetween } from "./queries.ts";

/** What visitors would see in the next days with the hours in the form, saved or not. */
export function Preview() {
  const form = useFormContext<AvailabilityValues>();
  const values = useWatch(form);
  const zone = useZone();
  const now = useNow();
  const today = wallTimeOf(zone, now).day;
  const span = useMemo(
    () => ({
      // Load from yesterday, because a late entry can reach into today, and whole days, because of the daily cap.
      from: startOfDay(zone, addDays(today, -1)),
      until: startOfDay(zone, addDays(today, previewDays + 1)),
    }),
    [zone, today],
  );
  const entries = useEntriesBetween(span.from, span.until);
  const shown = useMemo(() => {
    const answer = availabilityInput.safeParse(inputOf(asFarAsFilled(values)));
    if (!answer.success) return null;
    const { availability } = answer.data;
    const durationMinutes =
      availability.durations.find((minutes) => minutes === usualDuration) ??
      availability.durations[0]!;
    const days = previewOf(availability, {
      zone,
      now,
      entries: entries.data ?? [],
      durationMinutes,
    });
    return { days, durationMinutes };
  }, [values, zone, now, entries.data]);
  const isElsewhere = values.timeZone !== zone.zone;

  if (!shown)
    return (
      <Panel title={words.title}>
        <p className="px-5 py-4 text-soft">{words.broken}</p>
      </Panel>
    );
  return (
    <Panel title={words.title}>
      <p className="px-5 pt-3 text-sm text-soft">
        {isElsewhere ? words.otherZone : words.length(shown.durationMinutes)}
      </p>
      {entries.error && <p className="px-5 pt-2 text-sm text-clay">{words.unread}</p>}
      <ul className="divide-y divide-line px-5 pb-2">
        {shown.days.map((day, index) => (
          <DayStarts key={day.day} {...day} {...{ now, zone }} isToday={index === 0} />
        ))}
      </ul>
    </Panel>
  );
}

/** Leaves out days off that have only one of their two dates yet. */
function asFarAsFilled(values: AvailabilityValues): AvailabilityValues {
  return { ...values, daysOff: values.daysOff.filter(({ from, until }) => from && until) };
}

const mostStarts = 5;

type DayStartsProps = PreviewDay & { now: Date; zone: ZoneRules; isToday: boolean };

/** The starts of one day, shortened until the person expands the list. */
function DayStarts({ day, starts, isOff, now, zone, isToday }: DayStartsProps) {
  const [isOpen, setOpen] = useState(false);
  const rest = starts.length - mostStarts;
  const shown = isOpen || rest <= 1 ? starts : starts.slice(0, mostStarts);
  const weekday = dayNames[weekdayKeys[weekdayOf(day) - 1]!];
  return (
    <li className="py-3">
      <h3 className="flex justify-between gap-3 text-sm font-semibold">
        {isToday ? words.today : weekday}
        <span className="font-normal text-soft">{dayText(startOfDay(zone, day), now, zone)}</span>
      </h3>
      {starts.length === 0 ? (
        <p className="mt-1 text-sm text-soft">{isOff ? words.off : words.none}</p>
      ) : (
        <p className="mt-1.5 flex flex-wrap gap-1.5 text-sm">
          {shown.map((start) => (
            <span
              key={start.getTime()}
              className="rounded-tag bg-green-wash px-1.5 py-0.5 whitespace-nowrap text-green"
            >
              {timeText(start, zone)}
            </span>
          ))}
          {shown.length < starts.length && (
            <button
              type="button"
              className="text-link min-h-6 pointer-coarse:min-h-11"
              onClick={() => setOpen(true)}
            >
              {words.more(rest)}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
