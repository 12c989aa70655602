import type { Locator, Page } from "@playwright/test";
import type { ContactType } from "#domain/contacts/contact.ts";
import { typedAmount } from "#domain/kernel/typed-amounts.ts";

export const workingDeals = "/dashboard/crm/working-deals";
export const closedDeals = "/dashboard/crm/closed-deals";
export const partnersList = "/dashboard/crm/referral-partners";

/** A form in its dialog, found as a person would find its elements. */
export function formIn(page: Page, title: string, type: ContactType) {
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  const fieldIn = (place: Locator) => (label: string) =>
    place.getByLabel(label, { exact: true }).first();
  return {
    dialog,
    /** A field of the form; the client's, if a party has a field with the same name. */
    field: fieldIn(dialog),
    /** A field of one of the other parties, counted from 1. */
    party: (place: number) => fieldIn(dialog.getByRole("group", { name: `Party ${place}` })),
    save: dialog.getByRole("button", { name: `Save ${type}` }),
    cancel: dialog.getByRole("button", { name: "Cancel" }),
  };
}
export type ContactForm = ReturnType<typeof formIn>;

/** Opens the form for a new entry from its list page. */
export async function openNew(page: Page, type: ContactType): Promise<ContactForm> {
  await page
    .getByRole("main")
    .getByRole("button", { name: `Add ${type}` })
    .first()
    .click();
  return formIn(page, `New ${type}`, type);
}

/** Opens the form of an entry in a list by its Edit button. */
export async function openEntry(page: Page, type: ContactType, name: string) {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  const form = formIn(page, `Edit ${type}`, type);
  await form.field("First Name").waitFor();
  return form;
}

/** Opens the Deal form for a lead in a list. */
export async function openConversion(page: Page, name: string): Promise<ContactForm> {
  await page.getByRole("button", { name: new RegExp(`^Convert to Deal.*${name}`) }).click();
  const form = formIn(page, "Convert to Deal", "Deal");
  await form.field("First Name").waitFor();
  return form;
}

/** Fills in a field of any kind. */
export async function put(control: Locator, value: string | number | boolean): Promise<void> {
  if (typeof value === "boolean") return control.setChecked(value);
  const isChoice = await control.evaluate((element) => element.tagName === "SELECT");
  if (isChoice) await control.selectOption(String(value));
  else await control.fill(String(value));
}

/** The value of a field of any kind. */
export async function held(control: Locator): Promise<string | boolean> {
  return control.evaluate((element) => {
    const { type, checked, value } = element as HTMLInputElement;
    return type === "checkbox" ? checked : value;
  });
}

/** How a field of any kind shows a value: dollars with separators, everything else as it is. */
export async function shown(control: Locator, value: string | number): Promise<string> {
  const isDollars = (await control.getAttribute("data-amount")) !== null;
  return isDollars ? typedAmount(Number(value)) : String(value);
}

/** Waits until typing is in the draft, which is written a moment after the last key. */
export async function draftOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate((end) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(end));
    return key ? localStorage.getItem(key) : null;
  }, name);
}

/** Leaves the page like a crash or a closed tab, without a question. */
export async function crash(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
}

/** The drafts this browser keeps; there should be none. */
export const noDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":draft:")));
