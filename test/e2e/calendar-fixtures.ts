import type { Locator, Page } from "@playwright/test";
import { type WeekdayKey, weekdayKeys } from "#domain/appointments/availability.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { expect } from "./fixtures.ts";

type Sql = Product["database"]["sql"];

export const calendar = "/dashboard/calendar";
/** The day these tests use: far from today, so that nothing marks it. */
export const monday = "2027-03-22";
export const at = (day: string, view?: string) =>
  `${calendar}?${new URLSearchParams({ ...(view && { view }), day })}`;

export type Seed = {
  name?: string | null;
  /** A timestamp for PostgreSQL; a time without an offset is New York's. */
  at?: string;
  minutes?: number;
  status?: string;
  type?: string | null;
  notes?: string | null;
  email?: string | null;
  contactId?: string | null;
};

/** Inserts an entry and returns its id. */
export async function seedEntry(sql: Sql, owner: OwnerId, seed: Seed = {}): Promise<string> {
  const { name = "Priya Raman", at: moment = `${monday} 10:00`, minutes = 30 } = seed;
  const { status = "Scheduled", type = "Appointment", notes = null, email = null } = seed;
  const id = newId();
  const zoned = /[+-]\d\d$|Z$/.test(moment)
    ? "$4::timestamptz"
    : "$4::timestamp at time zone 'America/New_York'";
  await sql(
    `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, status,
                               appointment_type, notes, client_email, contact_id)
     values ($1, $2, $3, ${zoned}, $5, $6, $7, $8, $9, $10)`,
    [owner, id, name, moment, minutes, status, type, notes, email, seed.contactId ?? null],
  );
  return id;
}

/** Someone's stored entries, in order of time. */
export function stored(sql: Sql, owner: OwnerId) {
  return sql<{
    id: string;
    client_name: string;
    client_email: string;
    notes: string;
    status: string;
    duration_minutes: number;
    professional_id: string;
    type: string;
    local: string;
  }>(
    `select id, client_name, client_email, notes, status, duration_minutes, professional_id,
            appointment_type as type,
            to_char(appointment_time at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as local
       from appointments where professional_id = $1 order by appointment_time, id`,
    [owner],
  );
}

/** Sets booking hours to a single weekday, from nine to five. */
export async function closeAllBut(sql: Sql, owner: OwnerId, weekday: WeekdayKey): Promise<void> {
  const hours = weekdayKeys.map((key) => [
    key,
    key === weekday ? [{ from: "09:00", until: "17:00" }] : [],
  ]);
  await sql("update profiles set availability_preferences = $2 where id = $1", [
    owner,
    JSON.stringify({ weeklyHours: Object.fromEntries(hours) }),
  ]);
}

/** The elements of the calendar, found as a person would find them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const dayButton = (day: string) => main.locator(`[data-day="${day}"]`);
  return {
    main,
    title: main.getByRole("heading", { level: 2 }).first(),
    month: main.getByRole("grid"),
    dayButton,
    dots: (day: string) => dayButton(day).locator("[data-dot]"),
    panel: (day: string) => main.getByRole("region", { name: day }),
    act: (name: string) => main.getByRole("button", { name, exact: true }),
    dialog: page.getByRole("dialog"),
    block: (name: string) => main.locator("[data-block]").filter({ hasText: name }),
    said: main.locator("p[aria-live=assertive]"),
  };
}

/** Opens the Add Event dialog for a kind: by its own button where there is one, otherwise by the Add menu. */
export async function openAdd(page: Page, type: string): Promise<void> {
  const { act } = partsOf(page);
  if (type !== "Appointment") return act(`Add ${type}`).click();
  await act("Add").click();
  await page.getByRole("menuitem", { name: type }).click();
}

/** The colors of a day's dots, in order. */
export async function expectDots(page: Page, day: string, colors: string[]): Promise<void> {
  const { dots } = partsOf(page);
  await expect(dots(day)).toHaveCount(colors.length);
  expect(await dots(day).evaluateAll((all) => all.map((dot) => dot.dataset.dot))).toEqual(colors);
}

/** The kinds of entries that Add Event offers. */
export const kinds = ["Task", "Callback", "Reminder", "Appointment"] as const;

/** Opens the Add Event dialog on the calendar for a kind, and finds its fields as a person would. */
export async function openForm(page: Page, type: (typeof kinds)[number]) {
  const { dialog } = partsOf(page);
  await openAdd(page, type);
  await expect(dialog).toBeVisible();
  const box = (label: string) => dialog.getByRole("textbox", { name: label, exact: true });
  return {
    dialog,
    type: (name: string) => dialog.getByRole("radio", { name }),
    title: box("Title"),
    client: dialog.getByRole("combobox", { name: "Client Name" }),
    date: box("Date"),
    time: box("Time"),
    duration: dialog.getByRole("spinbutton", { name: "Duration" }),
    notes: box("Notes"),
    email: box("Client Email"),
    phone: box("Client Phone"),
    invitation: dialog.getByRole("checkbox", { name: "Send the client an invitation" }),
    submit: dialog.getByRole("button", { name: "Add Event", exact: true }),
    anyway: dialog.getByRole("button", { name: "Add anyway" }),
  };
}

/** Closes the dialog, and discards what was typed. */
export async function discard(page: Page): Promise<void> {
  const { dialog } = partsOf(page);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Removes someone's entries, so that the next part of a journey starts with an empty calendar. */
export async function clearEntries(sql: Sql, owner: OwnerId): Promise<void> {
  await sql("delete from appointments where professional_id = $1", [owner]);
}

/** A block's position: its day's column and its minute, from the size of the grid around it. */
export async function placeOf(block: Locator) {
  return block.evaluate((button) => {
    const item = button.closest("li")!;
    const grid = item.closest("ul")!.getBoundingClientRect();
    const { left, top, width, height } = item.getBoundingClientRect();
    return {
      column: Math.floor(((left + width / 2 - grid.left) / grid.width) * 7),
      minute: Math.round(((top - grid.top) / grid.height) * 1440),
      minutes: Math.round((height / grid.height) * 1440),
      width: Math.round((width / grid.width) * 700) / 100,
    };
  });
}

/** Drags a block by days and minutes in several steps, and drops it at once. */
export async function drag(page: Page, block: Locator, { days = 0, minutes = 0 }) {
  const grid = (await block.locator("xpath=ancestor::ul").boundingBox())!;
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (days * grid.width) / 7, y + (minutes * grid.height) / 1440, {
    steps: 8,
  });
  await page.mouse.up();
}

/** Reads when an entry starts, on New York's clock. */
export const localOf = (sql: Sql, id: string) => async () => {
  const [row] = await sql<{ local: string; minutes: number }>(
    `select to_char(appointment_time at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as local
       from appointments where id = $1`,
    [id],
  );
  return row?.local;
};
