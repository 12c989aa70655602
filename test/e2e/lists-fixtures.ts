import type { Page } from "@playwright/test";

export const workingDeals = "/dashboard/crm/working-deals";
export const closedDeals = "/dashboard/crm/closed-deals";
export const partners = "/dashboard/crm/referral-partners";
export const bin = "/dashboard/crm/bin";

export const listCalls = "**/rpc/contacts/list";

export type Type = "Lead" | "Deal" | "Referral Partner";

/** The elements of a list page, found as a person would find them. */
export function listOf(page: Page, type: Type) {
  const main = page.getByRole("main");
  const many = { Lead: "leads", Deal: "deals", "Referral Partner": "referral partners" }[type];
  return {
    table: main.getByRole("table"),
    count: main.getByRole("status"),
    box: main.getByRole("textbox", { name: `Search ${many}` }),
    add: main.getByRole("button", { name: `Add ${type}` }),
    heading: (name: string) => main.getByRole("columnheader", { name, exact: true }),
    tag: main.getByRole("combobox", { name: "Tag" }),
    transaction: main.getByRole("combobox", { name: "Transaction" }),
    followUp: main.getByRole("combobox", { name: "Follow-up", exact: true }),
    /** Opens the filters on a phone. */
    filters: main.getByRole("button", { name: /^Filters/ }),
    order: main.getByRole("combobox", { name: "Order" }),
    chip: (name: string) => main.getByRole("button", { name: `Remove filter ${name}` }),
    reset: main.getByRole("button", { name: "Reset" }),
  };
}

/** A form in its dialog. */
export function formOf(page: Page, title: string, type: Type) {
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    save: dialog.getByRole("button", { name: `Save ${type}` }),
  };
}

/** Confirms the question before a deletion. */
export async function confirmDelete(page: Page, name: string): Promise<void> {
  const question = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await question.getByRole("button", { name: "Delete" }).click();
}

/** Four leads, the first as the newest. */
export const crowd = [
  { first_name: "Cora", last_name: "Abel", tags: ["cash", "First Home"], is_refinance: true },
  { first_name: "Adam", last_name: "Zorn", tags: ["first home"] },
  { first_name: "Bela", last_name: "Mann", tags: ["Cash"] },
  { first_name: "Dora", last_name: "Abel", is_refinance: true },
];
export const newestFirst = ["Cora Abel", "Adam Zorn", "Bela Mann", "Dora Abel"];
export const byName = ["Cora Abel", "Dora Abel", "Bela Mann", "Adam Zorn"];
