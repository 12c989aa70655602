import type { BrowserContext, Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { expect, people, type SignedInPerson, test as base } from "./fixtures.ts";
import { openedContact, sealInto } from "../harness/sealed.ts";

type Sql = Product["database"]["sql"];

export const calculator = "/dashboard/pre-approval-calculator";

/** Limits far above the first scenario: 1,916.96 of 2,500 a month, and a DTI of 30.21 of 43%. */
export const generous = {
  max_monthly_payment: 2500,
  borrower_monthly_income: 8000,
  borrower_monthly_debts: 500,
  current_dti_without_housing: 6.25,
  max_allowed_dti: 43,
  proposed_interest_rate: 6.5,
};

/** A deal, by its stored field names. */
export type DealSeed = {
  id?: string;
  type?: string;
  first?: string;
  last?: string | null;
  params?: object | null;
  inputs?: object | null;
  createdAt?: string;
};

/** Inserts an officer's deal and returns its id. */
export async function seedDeal(sql: Sql, owner: OwnerId, seed: DealSeed = {}): Promise<string> {
  const { id = newId(), type = "Deal", first = "Priya", last = "Raman" } = seed;
  const { params = generous, inputs = null, createdAt = new Date().toISOString() } = seed;
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, is_refinance, details, created_at)
     values ($1, $2, $3, 'Working Deal', $4, $5, false, '{}', $6)`,
    [owner, id, type, first, last, createdAt],
  );
  await sealInto(sql, "contacts", {
    owner,
    id,
    ...(params && { loan_officer_deal_params: params }),
    ...(inputs && { realtor_prequal_inputs: inputs }),
  });
  return id;
}

/** Changes one of a deal's officer parameters directly in the database, before anyone looks at it. */
export async function storeParams(sql: Sql, id: string, params: object): Promise<void> {
  const { user_id: owner } = await openedContact<{ user_id: string }>(sql, id);
  await sealInto(sql, "contacts", { owner, id, loan_officer_deal_params: params });
}

/** A deal's stored fields. */
export function storedDeal(sql: Sql, id: string) {
  return openedContact<Record<string, unknown>>(sql, id);
}

/** Links two people as if one had invited and the other accepted; returns the invitation's id. */
export async function linkPeople(sql: Sql, inviting: OwnerId, invited: OwnerId): Promise<string> {
  const id = newId();
  await sql(
    `insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status)
     values ($1, $2, $3, 'accepted')`,
    [inviting, id, invited],
  );
  return id;
}

type Linked = {
  ana: SignedInPerson;
  leo: SignedInPerson;
  linkId: string;
  leoContext: BrowserContext;
};

/** Tests with Ana, an agent, signed in on `page`, and Leo, her loan officer, in his own browser. */
export const test = base.extend<{ linked: Linked }>({
  linked: async ({ signIn, sql, browser }, use) => {
    const ana = await signIn(people.ana);
    const leoContext = await browser.newContext();
    const leo = await signIn(people.leo, { context: leoContext });
    const linkId = await linkPeople(sql, leo.id, ana.id);
    await use({ ana, leo, linkId, leoContext });
    await leoContext.close();
  },
});

/** The elements of the calculator, found as a person would find them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const inputs = main.getByRole("region", { name: "Property Scenario Inputs" });
  const results = main.getByRole("region", { name: "Real-Time Calculation Results" });
  const parameters = main.getByRole("region", { name: "Loan Officer Parameters" });
  const figure = (place: typeof main, label: string) =>
    place.locator("dl > div").filter({ hasText: label }).first().locator("dd");
  return {
    main,
    deal: main.getByLabel("Deal", { exact: true }),
    inputs,
    slider: (label: string) => inputs.getByRole("slider", { name: label, exact: true }),
    exact: (label: string) => inputs.getByLabel(`${label} in dollars`, { exact: true }),
    field: (label: string) => inputs.getByLabel(label, { exact: true }),
    parameters,
    parameter: (label: string) => figure(parameters, label),
    results,
    piti: figure(results, "Estimated PITI"),
    dti: figure(results, "Updated DTI"),
    within: main.getByText("Within Pre-Approval Limits!", { exact: true }),
    exceeds: main.getByText("Potentially Exceeds Limits.", { exact: true }),
    banner: main.locator("[data-verdict]"),
    save: main.getByRole("button", { name: "Save Scenario & Notify LO" }),
    history: main.getByRole("region", { name: "My saved scenarios" }),
    saved: main.getByRole("list", { name: "My saved scenarios" }).locator("> li"),
  };
}

/** Opens the calculator with a deal selected, as a person does, and its live channel. */
export async function openDeal(page: Page, dealId: string) {
  const live = page.waitForResponse("**/events");
  await page.goto(calculator);
  await live;
  const parts = partsOf(page);
  await parts.deal.selectOption(dealId);
  await parts.inputs.waitFor();
  return parts;
}

/** Selects another deal on the open calculator, which learns of new ones by itself. */
export async function chooseDeal(page: Page, dealId: string) {
  const parts = partsOf(page);
  await parts.deal.selectOption(dealId);
  await expect(parts.deal).toHaveValue(dealId);
  await expect(page).toHaveURL(`${calculator}?deal=${dealId}`);
  return parts;
}

/** Stores a scenario of a deal as if an agent had saved it, with empty results. */
export async function addScenario(
  sql: Sql,
  scenario: {
    leo: { id: OwnerId };
    agent: { id: OwnerId; name: string };
    dealId: string;
    savedAt: Date;
    inputs: object;
  },
): Promise<void> {
  const { leo, agent, dealId, savedAt, inputs } = scenario;
  const id = newId();
  await sql(
    `insert into scenarios (user_id, id, deal_id, agent_id, agent_name, saved_at, inputs, results, current_results)
     values ($1, $2, $3, $4, $5, $6, '', '', '')`,
    [leo.id, id, dealId, agent.id, agent.name, savedAt],
  );
  await sealInto(sql, "scenarios", { owner: leo.id, id, inputs, results: {}, current_results: {} });
}

/** A design token's color on the page. */
export const token = (name: string) =>
  `(() => { const probe = document.createElement("i"); probe.style.color = "var(--color-${name})";
    document.body.append(probe); const { color } = getComputedStyle(probe); probe.remove(); return color; })()`;
