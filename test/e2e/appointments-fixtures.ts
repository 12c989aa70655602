import type { Locator, Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";

type Sql = Product["database"]["sql"];

export const appointmentsPage = "/dashboard/appointments";
export const availabilityPage = "/dashboard/settings/booking-hours";

/** An appointment's row, by column names. */
export type AppointmentSeed = Partial<{
  id: string;
  client_name: string | null;
  client_email: string | null;
  client_phone: string | null;
  appointment_time: Date;
  duration_minutes: number;
  notes: string | null;
  status: string;
  appointment_type: string | null;
  outcome: string | null;
  contact_id: string | null;
  booked_by: string;
  tells_client: boolean;
  created_at: Date;
  updated_at: Date;
}>;

const columns = `id, client_name, client_email, client_phone, appointment_time, duration_minutes, notes, status,
  appointment_type, outcome, contact_id, booked_by, tells_client, created_at, updated_at`;

/** Inserts appointments; without a time they start tomorrow, two hours apart. */
export async function seedAppointments(
  sql: Sql,
  owner: OwnerId,
  seeds: AppointmentSeed[],
): Promise<string[]> {
  const rows = seeds.map((seed, index) => ({
    id: newId(),
    client_name: "Priya Raman",
    client_email: "priya@example.com",
    client_phone: "(917) 555-0163",
    appointment_time: hoursFromNow(24 + 2 * index),
    duration_minutes: 30,
    status: "Scheduled",
    appointment_type: "Appointment",
    booked_by: "visitor",
    tells_client: false,
    created_at: hoursFromNow(-1),
    updated_at: hoursFromNow(-1),
    ...seed,
  }));
  await sql(
    `insert into appointments (professional_id, ${columns})
     select $1, ${columns} from jsonb_populate_recordset(null::appointments, $2)`,
    [owner, JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

/** A full hour this many hours from now. */
export function hoursFromNow(hours: number): Date {
  const hour = 60 * 60_000;
  return new Date((Math.floor(Date.now() / hour) + hours) * hour);
}

/** A time zone without clock changes in which today lasts at least another hour. */
export function zoneBeforeMidnight(): string {
  // Midnight in Honolulu is 10:00 UTC, in Tokyo 15:00 UTC.
  return [9, 10].includes(new Date().getUTCHours()) ? "Asia/Tokyo" : "Pacific/Honolulu";
}

/** The stored appointment. */
export async function storedAppointment(sql: Sql, id: string): Promise<Record<string, unknown>> {
  const [row] = await sql<Record<string, unknown>>("select * from appointments where id = $1", [
    id,
  ]);
  return row ?? {};
}

/** The elements of the appointments page as a person finds them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const cards = main.locator("li[data-entry]");
  return {
    main,
    cards,
    names: cards.getByRole("heading", { level: 3 }),
    card: (name: string) => cards.filter({ has: page.getByRole("heading", { name, exact: true }) }),
    show: (name: string) => main.getByRole("link", { name, exact: true }),
    part: (name: RegExp) => main.getByRole("region", { name }),
    add: main.getByRole("button", { name: "Add", exact: true }),
    link: main.getByRole("textbox", { name: "Your booking link" }),
    copy: main.getByRole("button", { name: "Copy" }),
  };
}

/** The elements of one card. */
export function partsOfCard(card: Locator) {
  return {
    status: card.getByRole("combobox"),
    badge: (status: string) => card.locator("span", { hasText: new RegExp(`^${status}$`) }),
    outcome: (name: string) => card.getByRole("button", { name, exact: true }),
    remove: card.getByRole("button", { name: /^Delete / }),
    move: card.getByRole("button", { name: /^Move / }),
  };
}

/** The elements of Booking hours as a person finds them. */
export function partsOfForm(page: Page) {
  const main = page.getByRole("main");
  return {
    main,
    usual: main.getByRole("radio", { name: "Standard hours" }),
    own: main.getByRole("radio", { name: "My own hours" }),
    field: (label: string) => main.getByLabel(label, { exact: true }),
    start: (day: string, at = 1) => main.getByLabel(`${day}, start of stretch ${at}`),
    end: (day: string, at = 1) => main.getByLabel(`${day}, end of stretch ${at}`),
    press: (name: string) => main.getByRole("button", { name, exact: true }).click(),
    save: main.getByRole("button", { name: "Save Booking Hours" }),
    preview: main.getByRole("region", { name: "What visitors see" }),
  };
}
