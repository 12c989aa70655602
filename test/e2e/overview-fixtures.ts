import type { Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
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
