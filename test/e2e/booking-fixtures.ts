import { expect, type Page } from "@playwright/test";
import type { Day } from "#domain/kernel/day.ts";
import { instantOf } from "#domain/kernel/zone-rules.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import { newId } from "#server/platform/ids.ts";
import { dayName, monthName, monthOf } from "#web/ui/month/month.ts";
import { zoneNamed } from "../harness/zones.ts";
import type { Product } from "../harness/product.ts";
import { apiOf, dayFromNow } from "./contact-fixtures.ts";

/** The zone in which the people of these tests work, and their browsers sit unless a test says otherwise. */
export const york = zoneNamed("America/New_York");

/** A calendar day in New York, some days from now. */
export const inDays = dayFromNow;

/** The moment at which the clocks of New York show this. */
export function at(day: Day, time: string): Date {
  return instantOf(york, { day, minute: minuteOf(time)! })!;
}

/** The parts of a booking page, found as a person would find them. */
export function bookingOf(page: Page) {
  const main = page.getByRole("main");
  const grid = main.getByRole("grid");
  const times = main.getByRole("group", { name: /^Times on / });
  return {
    main,
    grid,
    month: (month: string) => main.getByRole("grid", { name: monthName(month) }),
    next: main.getByRole("button", { name: "Next month" }),
    previous: main.getByRole("button", { name: "Previous month" }),
    day: (day: Day) => grid.getByRole("button", { name: dayName(day) }),
    duration: (minutes: number) =>
      main.getByRole("group", { name: "Duration" }).getByRole("radio", { name: `${minutes} min` }),
    durations: main.getByRole("group", { name: "Duration" }).getByRole("radio"),
    times,
    slots: times.getByRole("radio"),
    slot: (time: string) => times.getByRole("radio", { name: time }),
    name: main.getByLabel("Name"),
    email: main.getByLabel("Email"),
    phone: main.getByLabel("Phone"),
    company: main.getByLabel("Company"),
    notes: main.getByLabel("Notes"),
    nearest: main.getByRole("group", { name: "The nearest free times" }),
    submit: main.getByRole("button", { name: /^Book (appointment|demo)$/ }),
    done: main.getByRole("heading", { level: 1, name: /^Your (appointment|demo) with / }),
  };
}

/** Turns to the month of a day and presses the day. */
export async function chooseDay(page: Page, day: Day): Promise<void> {
  const booking = bookingOf(page);
  await expect(booking.grid).toBeVisible();
  const month = booking.month(monthOf(day));
  // The month turns at once; its free times may come later.
  while (!(await month.isVisible())) await booking.next.click();
  await booking.day(day).click();
}

/** An address that nobody booked with before: only so many bookings a day are taken from one. */
export const newPat = () => `pat.${newId().slice(-8)}@clients.test`;

/** Chooses a day and a time, and tells who comes. */
export async function fillIn(
  page: Page,
  { day, time, email = newPat() }: { day: Day; time: string; email?: string },
): Promise<void> {
  const booking = bookingOf(page);
  await chooseDay(page, day);
  await booking.slot(time).check();
  await booking.name.fill("Pat Doe");
  await booking.email.fill(email);
}

/** Puts an appointment into the database as somebody else's, so that its time is taken. */
export async function takeTime(
  sql: Product["database"]["sql"],
  owner: string,
  startsAt: Date,
  email = "sam@clients.test",
): Promise<void> {
  await sql(
    `insert into appointments (professional_id, id, client_name, client_email, appointment_time, duration_minutes,
                               status, appointment_type)
     values ($1, $2, 'Sam Secret', $3, $4, 30, 'Scheduled', 'Appointment')`,
    [owner, newId(), email, startsAt],
  );
}

/** Sets when somebody may be booked (domain/appointments/availability.ts). */
export async function setAvailability(
  sql: Product["database"]["sql"],
  owner: string,
  availability: object,
): Promise<void> {
  await sql("update profiles set availability_preferences = $2 where id = $1", [
    owner,
    JSON.stringify(availability),
  ]);
}

/** Books without the page and answers the private link: for tests of what comes after. */
export async function bookAt(
  startsAt: Date,
  { profileId, page, baseURL }: { profileId: string; page: Page; baseURL: string | undefined },
): Promise<string> {
  const { booking } = await apiOf(page, baseURL!);
  const { secret } = await booking.book({
    id: newId(),
    profileId,
    startsAt,
    durationMinutes: 30,
    timeZone: york.zone,
    visitor: { name: "Pat Doe", email: newPat() },
  });
  return `/book/${profileId}/manage#${secret}`;
}
