import type { Page } from "@playwright/test";
import type { State } from "./every-page-fixtures.ts";

type At = State["at"];

// What many pages' states have in common, found as a person would find it.

export const main = (page: Page) => page.getByRole("main");
export const alert = (page: Page) => main(page).getByRole("alert");
export const faults = (page: Page) => page.locator("[aria-invalid=true]");
export const dialog = (page: Page) => page.getByRole("dialog");
export const question = (page: Page) => page.getByRole("alertdialog");
export const heading = (page: Page) => main(page).getByRole("heading", { level: 2 });
export const words = (text: string | RegExp) => (page: Page) => main(page).getByText(text);
export const press = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole("button", { name }).first().click();
export const submit = (page: Page) => page.locator("main form [type=submit]").first().click();

/** The two states of every page that requests data. */
export const failedAndWaiting = (who: State["who"] = "ana", at?: At): State[] => [
  { is: "failed", who, server: "fails", shows: alert, ...(at && { at }) },
  {
    is: "waiting",
    who,
    server: "waits",
    shows: (page) =>
      main(page).locator("[aria-busy=true]:visible, [role=status]:visible, output:visible"),
    ...(at && { at }),
  },
];
