import type { Locator, Page, Request } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { openedRows, sealInto } from "../harness/sealed.ts";

type Sql = Product["database"]["sql"];

export const newLeads = "/dashboard/crm/new-leads";
export const allLeads = "/dashboard/crm/all-leads";

/** A contact's row, by column names. */
export type ContactSeed = Partial<{
  id: string;
  type: string;
  status: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  phone_e164: string | null;
  company_name: string | null;
  lead_id: string | null;
  tags: string[] | null;
  city: string | null;
  state: string | null;
  notes: string | null;
  is_refinance: boolean;
  assigned_to_user_id: string | null;
  available_days: object | null;
  refinance_details: object | null;
  deal_progress: object | null;
  details: object;
  created_at: string;
}>;

const columns = `id, type, status, first_name, last_name, email, phone_number, phone_e164, company_name, lead_id, tags, city, state,
  notes, is_refinance, assigned_to_user_id, available_days, deal_progress,
  details, created_at`;

/** Inserts contacts, the first as the newest; without a time they are a minute apart. */
export async function seedContacts(
  sql: Sql,
  owner: OwnerId,
  seeds: ContactSeed[],
): Promise<string[]> {
  const now = Date.now();
  const rows = seeds.map(({ refinance_details: _, ...seed }, index) => ({
    id: newId(),
    type: "Lead",
    status: "New Lead",
    first_name: "Ida",
    last_name: "Berg",
    is_refinance: false,
    details: {},
    created_at: new Date(now - index * 60_000).toISOString(),
    ...seed,
  }));
  await sql(
    `insert into contacts (user_id, ${columns})
     select $1, ${columns} from jsonb_populate_recordset(null::contacts, $2)`,
    [owner, JSON.stringify(rows)],
  );
  for (const [index, { refinance_details }] of seeds.entries())
    if (refinance_details)
      await sealInto(sql, "contacts", { owner, id: rows[index]!.id, refinance_details });
  return rows.map(({ id }) => id);
}

/** An owner's stored contacts, newest first. */
export async function storedContacts(sql: Sql, owner: OwnerId): Promise<Record<string, unknown>[]> {
  const rows = await sql<Record<string, unknown>>(
    "select * from contacts where user_id = $1 order by created_at desc, id desc",
    [owner],
  );
  return openedRows(sql, "contacts", rows);
}

/** The names in the list from top to bottom; each links to the contact's page. */
export function names(page: Page): Locator {
  return page.locator("table [data-row-name]");
}

/** A person's row in the list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
}

/** The lead form in its dialog, found as a person would find its elements. */
export function leadForm(page: Page, title: "New Lead" | "Edit Lead" = "New Lead") {
  const dialog = page.getByRole("dialog", { name: title });
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    save: dialog.getByRole("button", { name: "Save Lead" }),
    cancel: dialog.getByRole("button", { name: "Cancel" }),
    tag: (name: string) => dialog.getByRole("button", { name: `Remove tag ${name}`, exact: true }),
    tags: dialog.getByRole("button", { name: /^Remove tag / }),
  };
}

/** Opens the form for a new lead from a list page. */
export async function openNewLead(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Add Lead" }).click();
  return leadForm(page);
}

/** Opens the form of a lead in the list by its Edit button. */
export async function openEdit(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  const form = leadForm(page, "Edit Lead");
  await form.field("First Name").waitFor();
  return form;
}

/** Presses Tab until a control has the focus, as someone without a pointer would. */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${control} did not get the focus within ${most} presses of Tab.`);
}

/** The input a procedure was called with. */
export function inputOf(request: Request): Record<string, unknown> {
  return (request.postDataJSON() as { json: Record<string, unknown> }).json;
}
