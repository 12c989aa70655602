import type { Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { seedAppointments } from "./appointments-fixtures.ts";
import { at } from "./booking-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";

export const overviewPage = "/dashboard/overview";

/** The overview's own parts by the procedures they call, and their headings. */
export const ownParts = {
  "overview/today": "To do",
  "appointments/between": "Today’s schedule",
  "contacts/list": "Newest leads",
  "overview/closings": "Closings ahead",
  "overview/stages": "Deals by stage",
  "overview/partners": "Referral partners",
} as const;

/** The elements of the page as a person finds them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const part = (name: string) => main.getByRole("region", { name, exact: true });
  const today = part("To do");
  return {
    main,
    part,
    today,
    todo: today.getByRole("listitem"),
    schedule: part("Today’s schedule"),
    newest: part("Newest leads"),
    closings: part("Closings ahead"),
    stages: part("Deals by stage"),
    partners: part("Referral partners"),
  };
}

/** Noon this many days from today in New York: the same number of days away at any hour. */
export const noon = (days: number): Date => at(dayFromNow(days), "12:00");

/** Some of everything the parts show, more than they have room for. */
export async function fillOverview(sql: Product["database"]["sql"], owner: OwnerId) {
  await seedContacts(
    sql,
    owner,
    Array.from({ length: 7 }, (_, index) => ({
      first_name: index === 2 ? "Maximiliana".repeat(8) : `Lead ${index}`,
      phone_number: "(718) 555-0142",
      created_at: noon(-2 * (index + 1)).toISOString(),
    })),
  );
  await sql("update contacts set source = 'Clear Harbor Title' where user_id = $1", [owner]);
  await seedContacts(
    sql,
    owner,
    ["Working Deal", "Offer Accepted", "Under Contract", "Under Contract"].map((status, index) => ({
      type: "Deal",
      status,
      first_name: `Deal ${index}`,
      deal_progress: index > 0 ? { closing_date: dayFromNow(3 * index) } : {},
      details: index === 2 ? {} : { purchase_price: 480_000 + index * 250_000 },
    })),
  );
  await seedContacts(sql, owner, [
    {
      type: "Referral Partner",
      status: "Active Partner",
      first_name: "Tia",
      last_name: "Lindqvist",
      company_name: "Clear Harbor Title",
    },
  ]);
  await seedAppointments(sql, owner, [
    { client_name: "Called", appointment_type: "Callback", appointment_time: noon(-1) },
    { client_name: "Met", appointment_time: noon(-2) },
    { client_name: "To come" },
  ]);
}

// The time zone of these tests' browser (playwright.config.ts).
export const zone = "America/New_York";

type Appointment = {
  /** Calendar days from today in New York, and a time on that day there. */
  days: number;
  time?: string;
  name?: string;
  status?: string;
  minutes?: number;
  type?: string;
  notes?: string;
};

/** Inserts an appointment and returns its time. */
export async function seedAppointment(
  sql: Product["database"]["sql"],
  owner: OwnerId,
  seed: Appointment,
): Promise<Date> {
  const { days, time = "23:59:59", name = "Priya Raman", status = "Scheduled" } = seed;
  const { minutes = 30, type = null, notes = null } = seed;
  const [row] = await sql<{ at: Date }>(
    `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, status,
                               appointment_type, notes)
     values ($1, $2, $3, ((now() at time zone $4)::date + $5::int + $6::time) at time zone $4, $7, $8, $9, $10)
     returning appointment_time as at`,
    [owner, newId(), name, zone, days, time, minutes, status, type, notes],
  );
  return row!.at;
}

type Task = { text: string; minutesAgo?: number; status?: string; details?: unknown };

/** Inserts an AI agent task and returns its time. */
export async function seedTask(
  sql: Product["database"]["sql"],
  owner: OwnerId,
  seed: Task,
): Promise<Date> {
  const { text, minutesAgo = 0, status = "Completed", details = null } = seed;
  const [row] = await sql<{ at: Date }>(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details)
     values ($1, $2, $3, $4, now() - make_interval(mins => $5), $6)
     returning performed_at as at`,
    [owner, newId(), text, status, minutesAgo, details === null ? null : JSON.stringify(details)],
  );
  return row!.at;
}

/** The elements of the page's first request as a person finds them. */
export function headOf(page: Page) {
  const main = page.getByRole("main");
  const figures = main.getByRole("list", { name: "Figures" });
  const upcoming = main.getByRole("region", { name: "Upcoming Appointments" });
  const tasks = main.getByRole("region", { name: "Recent AI Agent Tasks" });
  return {
    main,
    card: (title: string) =>
      figures.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) }),
    upcoming,
    appointments: upcoming.getByRole("listitem"),
    tasks,
    taskRows: tasks.getByRole("listitem"),
  };
}

/** The title of the first card. */
export const newLeadsCard = "New Leads (Last 7 Days)";
