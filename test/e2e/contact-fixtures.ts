import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Api } from "../harness/app.ts";
import { zoneNamed } from "../harness/zones.ts";
import { people, test as base } from "./fixtures.ts";

/** Tests on a page where Ana is signed in, if they request `api`: her procedures, for setup. */
export const test = base.extend<{ api: Api }>({
  api: async ({ page, signIn, baseURL }, use) => {
    await signIn(people.ana);
    await use(await apiOf(page, baseURL!));
  },
});

/** A lead with something in every part of its page. */
export const fullLead = {
  leadId: "L-42",
  source: "Open House",
  firstName: "Oluwaseun",
  lastName: "Deane",
  phoneNumber: "(917) 555-0163",
  email: "seun@deane.example",
  address: "482 Dean Street",
  city: "Brooklyn",
  state: "NY",
  zipCode: "11217",
  coFirstName: "Dana",
  coLastName: "Ortiz",
  coPhoneNumber: "(718) 555-0100",
  purchasePrice: 940_000,
  downPaymentAmount: 188_000,
  downPaymentPercentage: 20,
  areaOfInterestCity: "Park Slope",
  areaOfInterestState: "NY",
  budget: 1_000_000,
  agentName: "Ben Okafor",
  availableDays: { monday: true, saturday: true, sunday: false },
  notes: "Prefers mornings.\nHas a dog.",
  tags: ["first home", "VA loan"],
} as const;
export const addedLead = { ...fullLead, tags: [...fullLead.tags] };

/** A contact's page. */
export const contactPage = (id: string) => `/dashboard/crm/contacts/${id}`;

/** The product's procedures as the person signed in on a page, for setup. */
export async function apiOf(page: Page, origin: string): Promise<Api> {
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return createORPCClient(new RPCLink({ url: `${origin}/rpc`, headers: { cookie, origin } }));
}

/** The elements of a contact's page, found as a person would find them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const timeline = main.getByRole("region", { name: "Timeline" });
  return {
    main,
    name: main.getByRole("heading", { level: 2 }).first(),
    act: (label: string) => main.getByRole("button", { name: label, exact: true }),
    facts: main.getByRole("region", { name: "Details" }),
    group: (title: string) => main.getByRole("region", { name: title, exact: true }),
    timeline,
    events: timeline.getByRole("list", { name: "Timeline" }).locator("> li"),
    note: timeline.getByRole("textbox", { name: "Add a note" }),
    addNote: timeline.getByRole("button", { name: "Add note" }),
  };
}

/** The value of a field in a group, by its label. */
export function factIn(group: Locator, label: string): Locator {
  return group.locator("dl > div").filter({ hasText: label }).locator("dd");
}

/** A calendar day in the tests' browser, some days from now; not all days have 24 hours. */
export function dayFromNow(days: number): Day {
  return addDays(wallTimeOf(zoneNamed("America/New_York"), new Date()).day, days);
}

/** Waits for animations to end: halfway through one, colors aren't final yet. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Checks that the page doesn't scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const pushed = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(pushed).toBe(0);
}
