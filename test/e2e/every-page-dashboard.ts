import type { PageStates } from "./every-page-fixtures.ts";
import { firstSteps, layers, paper, print } from "./every-page-overlays.ts";
import {
  alert,
  dialog,
  failedAndWaiting,
  faults,
  main,
  press,
  question,
  submit,
  words,
} from "./every-page-parts.ts";
import type { World } from "./every-page-world.ts";

/** The dashboard's own pages, and what opens from its frame. */
export const framePages: PageStates[] = [
  {
    route: "/dashboard",
    states: [
      {
        is: "the open CRM menu",
        who: "ana",
        reach: (page) => page.getByRole("button", { name: "CRM Menu" }).click(),
        shows: (page) => page.getByRole("menu"),
      },
      {
        is: "the add-new flow",
        who: "ana",
        reach: async (page) => {
          await page.getByRole("button", { name: "CRM Menu" }).click();
          await page.getByRole("menuitem", { name: "Add New..." }).click();
        },
        shows: dialog,
      },
      ...layers,
      {
        is: "the phone's sidebar",
        who: "ana",
        onPhoneOnly: true,
        reach: async (page) => {
          // Navigating to the overview would close it again.
          await page.waitForURL("**/dashboard/overview");
          await page.getByRole("button", { name: "Open menu" }).click();
        },
        shows: (page) => page.getByRole("dialog", { name: "Sidebar" }),
      },
    ],
  },
  {
    route: "/dashboard/overview",
    states: [
      { is: "filled", who: "ana", shows: words(/unbroken/) },
      { is: "empty", who: "ben", shows: words("No AI tasks logged yet.") },
      ...firstSteps,
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/profile",
    states: [
      {
        is: "with errors",
        who: "ana",
        reach: async (page) => {
          await main(page).getByLabel("Phone", { exact: true }).fill("");
          await submit(page);
        },
        shows: faults,
      },
      {
        is: "the invitations",
        who: "ana",
        at: "/dashboard/profile?tab=invitations",
        shows: (page) => main(page).getByRole("list", { name: "Invitations", exact: true }),
      },
      {
        is: "what a linked officer shares",
        who: "leo",
        at: "/dashboard/profile?tab=invitations",
        shows: (page) => main(page).getByRole("radio"),
      },
      {
        is: "the question before a link ends",
        who: "ana",
        at: "/dashboard/profile?tab=invitations",
        reach: press("End link"),
        shows: question,
      },
      {
        is: "no invitations",
        who: "ben",
        at: "/dashboard/profile?tab=invitations",
        shows: (page) => main(page).getByRole("tabpanel").locator("p, h2"),
      },
      ...failedAndWaiting("ana", "/dashboard/profile?tab=invitations"),
    ],
  },
  {
    route: "/dashboard/settings/account",
    states: [
      { is: "filled", who: "ana", shows: (page) => main(page).getByRole("listitem") },
      {
        is: "creating an API key, with errors",
        who: "ana",
        reach: async (page) => {
          await press("Make a key")(page);
          await dialog(page).getByRole("button", { name: "Make Key" }).click();
        },
        shows: faults,
      },
      { is: "changing the name", who: "ana", reach: press("Change name"), shows: dialog },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/settings",
    states: [
      { is: "filled", who: "ana", shows: words("Edit profile") },
      { is: "for another business type", who: "tia", shows: words("Edit profile") },
    ],
  },
  {
    route: "/dashboard/settings/notifications",
    states: [
      { is: "filled", who: "ana", shows: (page) => main(page).getByRole("checkbox") },
      { is: "for another business type", who: "tia", shows: (page) => main(page).getByRole("row") },
      {
        is: "waiting",
        who: "ana",
        server: "waits",
        shows: (page) => main(page).getByRole("table"),
      },
    ],
  },
  {
    route: "/dashboard/settings/links",
    states: [
      {
        is: "filled",
        who: "ana",
        shows: (page) => main(page).getByRole("list", { name: "Invitations", exact: true }),
      },
      { is: "empty", who: "ben", shows: words("No invitations yet") },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/find-professionals",
    states: [
      { is: "before a search", who: "ana", shows: words(/^Enter at least 2/) },
      {
        is: "found",
        who: "ana",
        at: "/dashboard/find-professionals?q=ma",
        shows: (page) => main(page).getByRole("list", { name: "Professionals" }).locator("> li"),
      },
      {
        is: "no results",
        who: "ana",
        at: "/dashboard/find-professionals?q=zzqqxx",
        shows: words("No professionals found matching your search."),
      },
      { is: "for another business type", who: "tia", shows: words("Feature Unavailable") },
      {
        is: "failed",
        who: "ana",
        at: "/dashboard/find-professionals?q=ma",
        server: "fails",
        shows: alert,
      },
    ],
  },
  {
    route: "/dashboard/pre-approval-calculator",
    states: [
      {
        is: "an officer's deal and its verdict",
        who: "ana",
        reach: async (page, { officersDealId }: World) =>
          void (await main(page).getByLabel("Deal", { exact: true }).selectOption(officersDealId)),
        shows: (page) => main(page).locator("[data-verdict]"),
      },
      {
        is: "over the limits",
        who: "ana",
        reach: async (page, { officersDealId }: World) => {
          await main(page).getByLabel("Deal", { exact: true }).selectOption(officersDealId);
          await main(page).getByLabel("Purchase price in dollars", { exact: true }).fill("1900000");
        },
        shows: words("Potentially Exceeds Limits."),
      },
      {
        is: "printed",
        who: "ana",
        onPaper: true,
        reach: async (page, { officersDealId }: World) => {
          await main(page).getByLabel("Deal", { exact: true }).selectOption(officersDealId);
          await main(page).locator("[data-verdict]").waitFor();
          await print(page);
        },
        shows: paper,
      },
      { is: "without a link", who: "ben", shows: words("Link to Loan Officer Required") },
      { is: "for an officer", who: "leo", shows: words("For linked agents") },
      { is: "for another business type", who: "tia", shows: words("Access Denied") },
      ...failedAndWaiting(),
    ],
  },
];
