import type { Page } from "@playwright/test";
import type { PageStates, State } from "./every-page-fixtures.ts";
import { paper, print } from "./every-page-overlays.ts";
import {
  alert,
  dialog,
  failedAndWaiting,
  faults,
  heading,
  main,
  press,
  question,
  words,
} from "./every-page-parts.ts";
import type { World } from "./every-page-world.ts";

type At = State["at"];
const rows = (page: Page) => main(page).locator("table [data-row-name]");

/** A form in its dialog, submitted without its required fields. */
const formWithErrors = (add: string, save: string) => async (page: Page) => {
  await press(add)(page);
  await dialog(page).getByLabel("Email", { exact: true }).first().fill("abc");
  await dialog(page).getByRole("button", { name: save }).click();
};
const list = (route: string, states: State[] = []): PageStates => ({
  route,
  states: [
    { is: "filled", who: "ana", shows: rows },
    { is: "empty", who: "ben", shows: heading },
    { is: "nothing found", who: "ana", at: `${route}?q=zzqqxx`, shows: words(/zzqqxx/) },
    ...failedAndWaiting(),
    ...states,
  ],
});

/** Leads, deals, partners, deleted contacts and each contact's page. */
export const contactPages: PageStates[] = [
  list("/dashboard/crm/new-leads", [
    {
      is: "the Lead form with errors",
      who: "ana",
      reach: formWithErrors("Add Lead", "Save Lead"),
      shows: faults,
    },
    { is: "converting", who: "ana", reach: press(/^Convert to Deal/), shows: dialog },
    { is: "the question before a deletion", who: "ana", reach: press(/^Delete/), shows: question },
  ]),
  list("/dashboard/crm/all-leads"),
  list("/dashboard/crm/working-deals", [
    {
      is: "the Deal form with errors",
      who: "leo",
      reach: formWithErrors("Add Deal", "Save Deal"),
      shows: faults,
    },
    {
      is: "the board",
      who: "ana",
      at: "/dashboard/crm/working-deals?view=board",
      shows: words("Grace Oyelaran"),
    },
  ]),
  list("/dashboard/crm/closed-deals"),
  list("/dashboard/crm/referral-partners", [
    {
      is: "the Referral Partner form with errors",
      who: "ana",
      reach: formWithErrors("Add Referral Partner", "Save Referral Partner"),
      shows: faults,
    },
  ]),
  {
    route: "/dashboard/crm/bin",
    states: [
      { is: "filled", who: "ana", shows: words("Bin Berg") },
      { is: "empty", who: "ben", shows: heading },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/crm/contacts/:contactId",
    states: [
      { is: "a lead", who: "ana", at: contact("leadId"), shows: heading },
      { is: "a deal", who: "ana", at: contact("dealId"), shows: words("Milestones") },
      { is: "an officer's deal", who: "leo", at: contact("officersDealId"), shows: heading },
      {
        is: "printed",
        who: "ana",
        at: contact("dealId"),
        onPaper: true,
        reach: print,
        shows: paper,
      },
      {
        is: "editing",
        who: "ana",
        at: contact("leadId"),
        reach: press("Edit"),
        shows: dialog,
      },
      {
        is: "unknown",
        who: "ana",
        at: "/dashboard/crm/contacts/01890000-0000-7000-8000-000000000000",
        shows: words("This record no longer exists."),
      },
      ...failedAndWaiting("ana", contact("leadId")),
    ],
  },
];

function contact(id: "leadId" | "dealId" | "officersDealId") {
  return (world: World) => `/dashboard/crm/contacts/${world[id]}`;
}

const cards = (page: Page) => main(page).locator("[data-entry]").first();

/** The list of appointments, the calendar and the booking hours. */
export const timePages: PageStates[] = [
  {
    route: "/dashboard/appointments",
    states: [
      { is: "filled", who: "ana", shows: cards },
      { is: "empty", who: "ben", shows: heading },
      {
        is: "the question before a deletion",
        who: "ana",
        reach: press(/^Delete/),
        shows: question,
      },
      { is: "moving one", who: "ana", reach: press(/^Move/), shows: dialog },
      {
        is: "the kinds to add",
        who: "ana",
        reach: press("Add"),
        shows: (page) => page.getByRole("menu"),
      },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/calendar",
    states: [
      { is: "a month", who: "ana", shows: (page) => main(page).locator("[data-dot]") },
      { is: "an empty month", who: "ben", shows: (page) => main(page).getByRole("grid") },
      ...["week", "day"].map((view): State => ({
        is: `a ${view}`,
        who: "ana",
        at: `/dashboard/calendar?view=${view}`,
        shows: heading,
      })),
      {
        is: "adding an event, with errors",
        who: "ana",
        reach: async (page) => {
          await press("Add")(page);
          await page.getByRole("menuitem", { name: "Appointment" }).click();
          await dialog(page).getByRole("button", { name: "Add Event", exact: true }).click();
        },
        shows: faults,
      },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/settings/booking-hours",
    states: [
      { is: "filled", who: "ana", shows: (page) => main(page).locator("form") },
      {
        is: "with another day off",
        who: "ana",
        reach: press("Add days off"),
        shows: (page) => main(page).locator("form"),
      },
      ...failedAndWaiting(),
    ],
  },
];

const tab = (key: string): At => `/dashboard/assistant?tab=${key}`;

/** The professional's own assistant. */
export const assistantPages: PageStates[] = [
  {
    route: "/dashboard/assistant",
    states: [
      {
        is: "waiting messages",
        who: "ana",
        shows: (page) => main(page).getByRole("list", { name: "Waiting for you" }).locator("> li"),
      },
      { is: "before first use", who: "ben", shows: words("What it never does") },
      {
        is: "asking it",
        who: "ana",
        at: tab("ask"),
        shows: (page) => main(page).getByRole("textbox"),
      },
      {
        is: "the conversations",
        who: "ana",
        at: tab("conversations"),
        shows: (page) => main(page).getByRole("list", { name: "Conversations" }),
      },
      {
        is: "the outreach",
        who: "ana",
        at: tab("outreach"),
        shows: (page) => main(page).getByRole("list", { name: "Why was this sent or not?" }),
      },
      {
        is: "practice",
        who: "ana",
        at: tab("try"),
        shows: (page) => main(page).getByRole("tabpanel").getByRole("button"),
      },
      ...failedAndWaiting(),
      {
        is: "conversations that failed to load",
        who: "ana",
        at: tab("conversations"),
        server: "fails",
        shows: alert,
      },
    ],
  },
  {
    route: "/dashboard/settings/assistant",
    states: [
      { is: "filled", who: "ana", shows: (page) => main(page).locator("form") },
      ...failedAndWaiting(),
    ],
  },
  {
    route: "/dashboard/assistant/conversations/:conversationId",
    states: [
      {
        is: "taken over",
        who: "ana",
        at: ({ talkId }) => `/dashboard/assistant/conversations/${talkId}`,
        shows: (page) => main(page).getByRole("textbox", { name: "Your answer" }),
      },
      ...failedAndWaiting("ana", ({ talkId }) => `/dashboard/assistant/conversations/${talkId}`),
    ],
  },
];
