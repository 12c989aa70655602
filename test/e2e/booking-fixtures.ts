import { expect, type Page } from "@playwright/test";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import type { Day } from "#domain/kernel/day.ts";
import { instantOf } from "#domain/kernel/zone-rules.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import { newId } from "#server/platform/ids.ts";
import { dayName, monthName, monthOf } from "#web/ui/month/month.ts";
import { zoneNamed } from "../harness/zones.ts";
import type { Product } from "../harness/product.ts";
import { apiOf, dayFromNow, expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { phone } from "./public-fixtures.ts";

/** The time zone of these tests' people and, unless a test says otherwise, their browsers. */
export const york = zoneNamed("America/New_York");

/** A calendar day in New York, this many days from now. */
export const inDays = dayFromNow;

/** The instant of this local time in New York. */
export function at(day: Day, time: string): Date {
  return instantOf(york, { day, minute: minuteOf(time)! })!;
}

/** The elements of a booking page, found as a person would find them. */
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
    phone: main.getByRole("textbox", { name: "Phone" }),
    company: main.getByLabel("Company"),
    notes: main.getByLabel("Notes"),
    nearest: main.getByRole("group", { name: "The nearest free times" }),
    submit: main.getByRole("button", { name: /^Book (appointment|demo)$/ }),
    done: main.getByRole("heading", { level: 1, name: /^Your (appointment|demo) with / }),
  };
}

/** Goes to the month of a day and clicks the day. */
export async function chooseDay(page: Page, day: Day): Promise<void> {
  const booking = bookingOf(page);
  await expect(booking.grid).toBeVisible();
  const month = booking.month(monthOf(day));
  // The month changes at once; its free times may load later.
  while (!(await month.isVisible())) await booking.next.click();
  await booking.day(day).click();
}

/** An email not used for booking before, because bookings per email and day are limited. */
export const newPat = () => `pat.${newId().slice(-8)}@clients.test`;

/** Chooses a day and a time, and fills in the form. */
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

/** Inserts someone else's appointment, so that its time is taken. */
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

/** Sets when someone can be booked (domain/appointments/availability.ts). */
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

/** Books without the page and returns the private link, for tests of what comes after. */
export async function bookAt(
  startsAt: Date,
  {
    profileId,
    page,
    baseURL,
    way,
  }: { profileId: string; page: Page; baseURL: string | undefined; way?: MeetingWay },
): Promise<string> {
  const { booking } = await apiOf(page, baseURL!);
  const { secret } = await booking.book({
    id: newId(),
    profileId,
    startsAt,
    durationMinutes: 30,
    timeZone: york.zone,
    way,
    visitor: { name: "Pat Doe", email: newPat() },
  });
  return `/book/${profileId}/manage#${secret}`;
}

/** Checks the page as it is now on a desktop in light and on a phone in dark: accessible, and nothing scrolls sideways. */
export async function lookAtBoth(
  page: Page,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  for (const [colorScheme, size] of [
    ["dark", phone],
    ["light", { width: 1440, height: 900 }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await settle(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
