import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract/contract.ts";
import { type Availability, availabilitySchema } from "#domain/appointments/availability.ts";
import type { NewEvent } from "#domain/appointments/event.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import type { AppointmentStatus } from "#domain/appointments/statuses.ts";
import { clockTime, minuteOf } from "#domain/kernel/clock-time.ts";
import { addDays, instantOf, wallTimeOf, weekdayOf } from "#domain/kernel/zone-rules.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { demoLead } from "./leads.ts";

type DemoApi = ContractRouterClient<typeof contract>;

const timeZone = "America/New_York";
const dayMs = 24 * 60 * 60_000;

/** A professional's calendar, and the demo's clock. */
export type CalendarRoom = {
  origin: string;
  api: DemoApi;
  profileId: string;
  seed: number;
  /** The contacts added so far, newest first. */
  contactIds: readonly string[];
  clock: { now: Date | null };
  /** Milliseconds. */
  today: number;
};

/** A client who booked: how many days before the visit, and the outcome. */
type Visit = {
  lead: number;
  /** Working days from today. */
  days: number;
  time: string;
  minutes?: number;
  bookedBefore: number;
  notes?: string;
  status?: AppointmentStatus;
  outcome?: Outcome;
};

const visits: readonly Visit[] = [
  { lead: 9, days: -16, time: "10:30", bookedBefore: 6, outcome: "Took place" },
  { lead: 4, days: -11, time: "14:30", minutes: 60, bookedBefore: 3, outcome: "Took place" },
  { lead: 301, days: -8, time: "09:00", bookedBefore: 9, outcome: "No-show" },
  { lead: 14, days: -5, time: "16:00", bookedBefore: 4, status: "Cancelled" },
  { lead: 2, days: -2, time: "11:00", minutes: 45, bookedBefore: 5, outcome: "Took place" },
  { lead: 6, days: -1, time: "13:30", bookedBefore: 2 },
  {
    lead: 1,
    days: 1,
    time: "10:00",
    bookedBefore: 3,
    status: "Confirmed",
    notes: "Garden first, then the price.",
  },
  { lead: 302, days: 2, time: "14:00", minutes: 60, bookedBefore: 4 },
  { lead: 11, days: 4, time: "09:30", bookedBefore: 5, status: "Cancelled" },
  {
    lead: 17,
    days: 6,
    time: "15:30",
    minutes: 15,
    bookedBefore: 7,
    notes: "Only about the taxes.",
  },
  { lead: 303, days: 12, time: "11:00", bookedBefore: 13 },
];

/** What the professional entered. */
type Own = Pick<NewEvent, "type" | "title"> &
  Partial<NewEvent> & { days: number; time: string; lead?: number };

const own: readonly Own[] = [
  { type: "Callback", title: "Call back about the roof", days: -1, time: "16:00", lead: 2 },
  { type: "Task", title: "Send the comparables for Carlton Avenue", days: -2, time: "17:00" },
  { type: "Task", title: "Prepare the papers for Dean Street", days: 1, time: "08:30" },
  { type: "Callback", title: "Call back about the appraisal", days: 1, time: "16:30", lead: 5 },
  { type: "Reminder", title: "Rate lock ends", days: 3, time: "12:00", lead: 8 },
  {
    type: "Appointment",
    title: "Sign the papers",
    days: 5,
    time: "13:00",
    lead: 3,
    durationMinutes: 90,
  },
];

/** Ana's week: long mornings, a break, a short Friday and Saturday mornings. */
export const ownWeek: Availability = availabilitySchema.parse({
  weeklyHours: {
    ...Object.fromEntries(
      ["mon", "tue", "wed", "thu"].map((day) => [
        day,
        [
          { from: "09:00", until: "12:00" },
          { from: "13:00", until: "17:30" },
        ],
      ]),
    ),
    fri: [{ from: "09:00", until: "15:00" }],
    sat: [{ from: "10:00", until: "12:00" }],
    sun: [],
  },
  bufferMinutes: 15,
  minimumNoticeMinutes: 120,
  changeNoticeMinutes: 24 * 60,
  dailyCap: 6,
});

/** Weeks of a calendar, past and future: clients booked most of it themselves. */
export async function fillCalendar(room: CalendarRoom): Promise<void> {
  for (const visit of visits) await receive(room, visit);
  const zone = rulesOf(timeZone, new Date(room.today));
  for (const entry of own) await enter(room, { ...entry, day: workday(room, entry.days) });
  // Later today, unless the day is nearly over.
  const { day, minute } = wallTimeOf(zone, new Date(room.today));
  const soon = Math.ceil((minute + 60) / 30) * 30;
  if (soon <= 22 * 60)
    await enter(room, {
      type: "Appointment",
      title: "Go through the offer",
      time: clockTime(soon),
      day,
      lead: 0,
    });
}

/** Demos with the admin: one in the past, two to come. */
export async function fillDemos({ origin, api, profileId, seed, clock, today }: CalendarRoom) {
  const visitor = visitorAt(origin);
  for (const [index, days] of [-4, 1, 3].entries()) {
    clock.now = new Date(today + (days - 6) * dayMs);
    const startsAt = await freeNear(
      { visitor, profileId, kind: "Demo", minutes: 30 },
      momentOn({ today }, days, "10:30"),
    );
    if (!startsAt) continue;
    const { firstName, lastName, email } = demoLead(400 + index, seed);
    const { id } = await visitor.booking.bookDemo({
      id: newId(),
      profileId,
      startsAt,
      durationMinutes: 30,
      timeZone,
      visitor: {
        name: `${firstName} ${lastName}`,
        email: email!,
        company: "Harbor Realty",
        notes: null,
      },
    });
    if (days > 0) continue;
    clock.now = new Date(startsAt.getTime() + dayMs / 24);
    await api.appointments.setOutcome({ id, outcome: "Took place" });
  }
}

/** A client books, and later the professional records the outcome. */
async function receive(room: CalendarRoom, visit: Visit): Promise<void> {
  const { origin, api, profileId, seed, clock, today } = room;
  const { days, time, minutes = 30, bookedBefore, status, outcome } = visit;
  const visitor = visitorAt(origin);
  const wish = momentOn(room, days, time);
  clock.now = new Date(Math.min(wish.getTime(), today) - bookedBefore * dayMs);
  const startsAt = await freeNear({ visitor, profileId, kind: "Appointment", minutes }, wish);
  if (!startsAt) return;
  const { firstName, lastName, email, phoneNumber } = demoLead(visit.lead, seed);
  const { id } = await visitor.booking.book({
    id: newId(),
    profileId,
    startsAt,
    durationMinutes: minutes,
    timeZone,
    visitor: {
      name: `${firstName} ${lastName}`,
      email: email!,
      phone: phoneNumber,
      notes: visit.notes ?? null,
    },
  });
  if (status) {
    clock.now = new Date(clock.now.getTime() + dayMs / 2);
    await api.appointments.setStatus({ id, status });
  }
  if (outcome) {
    clock.now = new Date(startsAt.getTime() + dayMs / 24);
    await api.appointments.setOutcome({ id, outcome });
  }
}

/** The professional adds an entry of their own. */
async function enter(
  { api, seed, contactIds, clock, today }: CalendarRoom,
  entry: Omit<Own, "days"> & { day: string },
): Promise<void> {
  const { lead, type, title, day, time, durationMinutes = 30 } = entry;
  clock.now = new Date(today - dayMs);
  const client = lead === undefined ? null : demoLead(lead, seed);
  const isAppointment = type === "Appointment";
  await api.appointments.add({
    id: newId(),
    event: {
      type,
      title,
      clientName: client ? `${client.firstName} ${client.lastName}` : "Internal",
      day,
      time,
      timeZone,
      durationMinutes,
      notes: null,
      clientEmail: (isAppointment && client?.email) || null,
      clientPhone: client?.phoneNumber ?? null,
      contactId: (lead !== undefined && contactIds[lead]) || null,
    },
    despiteRules: true,
  });
}

type Seeker = {
  visitor: DemoApi;
  profileId: string;
  kind: "Appointment" | "Demo";
  minutes: number;
};

/** The free start time on that day nearest to a wish. */
async function freeNear(
  { visitor, profileId, kind, minutes }: Seeker,
  wish: Date,
): Promise<Date | undefined> {
  const { slots } = await visitor.booking.slots({
    profileId,
    kind,
    durationMinutes: minutes,
    from: new Date(wish.getTime() - dayMs / 3),
    until: new Date(wish.getTime() + dayMs / 3),
    timeZone,
  });
  const away = (slot: Date) => Math.abs(slot.getTime() - wish.getTime());
  return slots.sort((one, other) => away(one) - away(other))[0];
}

function momentOn({ today }: { today: number }, days: number, time: string): Date {
  const zone = rulesOf(timeZone, new Date(today));
  return instantOf(zone, { day: workday({ today }, days), minute: minuteOf(time)! })!;
}

/** A working day this many after today, or before. */
function workday({ today }: { today: number }, days: number) {
  let { day } = wallTimeOf(rulesOf(timeZone, new Date(today)), new Date(today));
  for (let left = Math.abs(days); left > 0;) {
    day = addDays(day, Math.sign(days));
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}

function visitorAt(origin: string): DemoApi {
  return createORPCClient(new RPCLink({ url: `${origin}/rpc`, headers: { origin } }));
}
