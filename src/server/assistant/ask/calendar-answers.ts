import { calendarPath } from "#domain/appointments/calendar-path.ts";
import type { AskAnswer, AskItem } from "#contract/assistant/ask.ts";
import { counted, periodWords } from "#domain/assistant/ask/period-words.ts";
import type { Period } from "#domain/assistant/ask/question.ts";
import { dayWords, momentWords } from "#domain/assistant/sayings/times.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { addDays, startOfDay, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { listBetween } from "#server/appointments/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { andMore, type Asker, mostListed, pages, reply } from "./asker.ts";
import { type Entry, findNext, listWithoutOutcome } from "./store.ts";

/** The calendar of these days, without canceled entries. */
export async function agenda(
  tx: OwnerTransaction,
  asking: Asker,
  period: Period,
): Promise<AskAnswer> {
  const { owner, zone, clock } = asking;
  const rows = await listBetween(tx, owner, {
    from: startOfDay(zone, period.from),
    until: startOfDay(zone, addDays(period.until, 1)),
  });
  const entries = rows
    .filter(({ status }) => status !== "Cancelled")
    .map((row): Entry => ({ ...row, startsAt: row.appointmentTime, type: row.appointmentType }));
  const isOneDay = period.from === period.until;
  const page = {
    label: "Open the calendar",
    href: isOneDay ? calendarPath(period.from) : `/dashboard/calendar?day=${period.from}`,
  };
  const when = periodWords(period, clock.today);
  if (entries.length === 0) return reply(`Nothing on your calendar ${when}.`, { page });
  const shown = entries.slice(0, mostListed);
  return reply(
    [
      `You have ${counted(entries.length, "entry", "entries")} ${when}.`,
      ...andMore(entries.length, shown.length),
    ],
    { items: shown.map((entry) => toItem(entry, asking, { hasDay: !isOneDay })), page },
  );
}

/** The next appointment. */
export async function nextAppointment(
  tx: OwnerTransaction,
  asking: Asker,
  name: string | null,
): Promise<AskAnswer> {
  const { owner, zone, now } = asking;
  const entry = await findNext(tx, owner, { name, now });
  const page = pages.appointments;
  if (!entry)
    return reply(`You have no upcoming appointment${name ? ` with ${name}` : ""}.`, { page });
  const at = momentWords(entry.startsAt, zone, now);
  const away = relativeDay(entry.startsAt, now, zone)?.toLowerCase();
  return reply(`Your next appointment${name ? ` with ${name}` : ""} is ${away}: ${at}.`, {
    items: [toItem(entry, asking, { hasDay: true })],
    page,
  });
}

/** Past appointments without an outcome. */
export async function withoutOutcome(tx: OwnerTransaction, asking: Asker): Promise<AskAnswer> {
  const { owner, now } = asking;
  const { count, entries } = await listWithoutOutcome(tx, owner, { now, most: mostListed });
  const page = pages.appointments;
  if (count === 0) return reply("Every past appointment has an outcome.", { page });
  const verb = count === 1 ? "lacks" : "lack";
  const says = [`${counted(count, "appointment")} ${verb} an outcome.`];
  return reply([...says, ...andMore(count, entries.length)], {
    items: entries.map((entry) => toItem(entry, asking, { hasDay: true })),
    page,
  });
}

/** A calendar entry in a list, with its day. */
export function toItem(
  { clientName, startsAt, durationMinutes, status, type }: Entry,
  { zone }: Asker,
  { hasDay }: { hasDay: boolean },
): AskItem {
  const { day } = wallTimeOf(zone, startsAt);
  const time = timeText(startsAt, zone);
  return {
    title: `${hasDay ? `${dayWords(day)}, ` : ""}${time}: ${clientName || (type ?? "Appointment")}`,
    detail: `${type ?? "Appointment"}, ${durationMinutes} minutes, ${status}`,
    href: calendarPath(day),
  };
}
