/** How long before an appointment its client is reminded. */
export const reminders = [
  { kind: "24 hours", minutesBefore: 24 * 60 },
  { kind: "1 hour", minutesBefore: 60 },
] as const;
export type ReminderKind = (typeof reminders)[number]["kind"];

const minuteMs = 60_000;

/**
 * The reminder that is due now, if any: its time has come, and that of the next one has not. A client who booked or
 * moved later than that needs no reminder; after a server outage only the latest reminder is still worth sending.
 */
export function dueReminder({
  startsAt,
  arrangedAt,
  since,
  now,
}: {
  startsAt: Date;
  /** When the client last learned of this time: the booking, or the latest move. */
  arrangedAt: Date;
  /** What was due until then is left out: a backup was restored, and its reminders may have gone out before. */
  since?: Date;
  now: Date;
}): ReminderKind | null {
  if (now >= startsAt) return null;
  const come = reminders.filter(
    ({ minutesBefore }) => startsAt.getTime() - minutesBefore * minuteMs <= now.getTime(),
  );
  const latest = come.at(-1);
  if (!latest) return null;
  const moment = startsAt.getTime() - latest.minutesBefore * minuteMs;
  if (since && moment <= since.getTime()) return null;
  return arrangedAt.getTime() <= moment ? latest.kind : null;
}
