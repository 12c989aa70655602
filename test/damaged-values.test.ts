import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { logUnreadable } from "#server/platform/log-unreadable.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { addDealOf, link } from "./harness/links.ts";
import { fresh, people } from "./harness/people.ts";
import { firstScenario, generousLimits } from "./harness/worked-case.ts";

// An encrypted value that does not open: its row, its list and everyone else go on without it.

const entries: Record<string, unknown>[] = [];
const logTo = {
  write: (line: string) => void entries.push(JSON.parse(line) as Record<string, unknown>),
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ log: "warn", logTo });
});
afterAll(() => app[Symbol.asyncDispose]());

type Damage = "content" | "key";
/** Changes a byte of the ciphertext, or the version of the key, which then is one that does not exist. */
const damage = (table: string, column: string, id: string, kind: Damage = "content") => {
  const at = kind === "key" ? 4 : 50;
  return app.sql(
    `update ${table} set ${column} = set_byte(${column}, ${at}, get_byte(${column}, ${at}) # 64) where id = $1`,
    [id],
  );
};
const stored = async (column: string, id: string) =>
  (
    await app.sql<{ value: Buffer }>(`select ${column} as value from contacts where id = $1`, [id])
  )[0]!.value;
const logged = (id: string) =>
  entries
    .filter((entry) => entry.id === id && entry.level === "error")
    .map(({ table, column }) => [table, column]);

const names = { firstName: "Priya", lastName: "Raman" };
const loan = { marketValue: 712_345 };

async function linked() {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  await link(app, leo, ana);
  return { ana, leo };
}
const addDeal = async (officer: SignedIn) => {
  const id = newId();
  const deal = { ...names, refinanceDetails: loan, loanOfficerDealParams: generousLimits };
  await officer.api.contacts.addDeal({ id, deal });
  return id;
};
const save = (agent: SignedIn, dealId: string) =>
  agent.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });

describe("a damaged value", () => {
  for (const kind of ["content", "key"] as const)
    test(`fails alone (${kind}): the record, its other fields and the list are there`, async () => {
      const { ana, leo } = await linked();
      const [whole, broken] = [await addDeal(leo), await addDeal(leo)];
      await damage("contacts", "loan_officer_deal_params", broken, kind);

      const { deals } = await ana.api.calculator.deals({});
      expect(deals.map(({ id }) => id).sort()).toEqual([whole, broken].sort());
      const found = deals.find(({ id }) => id === broken)!;
      expect(found).toMatchObject({ ...names, loanOfficerDealParams: null });
      expect(found.unreadable).toEqual(["loanOfficerDealParams"]);
      const other = deals.find(({ id }) => id === whole)!;
      expect(other.loanOfficerDealParams).toMatchObject(generousLimits);
      expect(other).not.toHaveProperty("unreadable");

      const page = await leo.api.contacts.read({ id: broken });
      expect(page.unreadable).toEqual(["loanOfficerDealParams"]);
      expect(page.deal).toMatchObject({ ...names, refinanceDetails: loan });
      expect((await leo.api.contacts.getDeal({ id: broken })).unreadable).toEqual(page.unreadable);
      expect(await leo.api.contacts.getDeal({ id: whole })).not.toHaveProperty("unreadable");
      const list = await leo.api.contacts.list({ type: "Deal" });
      expect(list.contacts).toHaveLength(2);
    });

  test("is logged once, as an error with table, column and id, and without content", async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await addDeal(leo);
    await damage("contacts", "refinance_details", id);
    for (let times = 0; times < 3; times += 1) await leo.api.contacts.read({ id });
    expect(logged(id)).toEqual([["contacts", "refinance_details"]]);
    expect(JSON.stringify(entries)).not.toMatch(/712345|Priya|Raman|marketValue/);
  });

  test("of an agent's side marks the deal and its scenarios, and nothing counts as within the limits", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDeal(leo);
    const { scenario } = await save(ana, dealId);
    expect(scenario.currentResults.isWithinLimits).toBe(true);
    await damage("contacts", "loan_officer_deal_params", dealId);

    const [deal] = (await ana.api.calculator.deals({})).deals;
    expect(deal!.preApprovalResults!.isWithinLimits).toBeNull();
    for (const [mine] of [
      await ana.api.calculator.myScenarios({ dealId }),
      await leo.api.calculator.dealScenarios({ dealId }),
    ]) {
      expect(mine!.currentResults.isWithinLimits).toBeNull();
      expect(mine!.unreadable).toEqual(["limits"]);
    }
    const asked = { dealId, scenario: firstScenario };
    expect((await ana.api.calculator.judge(asked)).isWithinLimits).toBeNull();
    const again = await ana.api.calculator.save({
      ...asked,
      id: newId(),
      scenario: { ...firstScenario, purchasePrice: 310_000 },
    });
    expect(again.scenario.currentResults.isWithinLimits).toBeNull();
    expect(again.scenario.results.isWithinLimits).toBeNull();
    expect(again.deal.preApprovalResults!.isWithinLimits).toBeNull();
  });

  test("of a scenario marks that scenario, and a recheck promises nothing for inputs that it can't read", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    const { scenario } = await save(ana, dealId);
    await damage("scenarios", "inputs", scenario.id);
    await damage("contacts", "realtor_prequal_inputs", dealId);
    const mine = async () => (await ana.api.calculator.myScenarios({ dealId }))[0]!;
    expect(await mine()).toMatchObject({ id: scenario.id, unreadable: ["inputs"] });
    expect((await mine()).inputs.purchasePrice).toBeNull();

    const params = { ...generousLimits, maxMonthlyPayment: 2400 };
    await leo.api.contacts.editDeal({
      id: dealId,
      deal: { ...names, loanOfficerDealParams: params },
    });
    expect((await mine()).currentResults.isWithinLimits).toBeNull();
    const [deal] = (await ana.api.calculator.deals({})).deals;
    expect(deal!.preApprovalResults!.isWithinLimits).toBeNull();

    await damage("scenarios", "current_results", scenario.id);
    expect((await mine()).unreadable).toEqual(["inputs", "currentResults"]);
    expect((await mine()).currentResults.isWithinLimits).toBeNull();
  });

  test("stays as it is stored until something is entered in its place", async () => {
    const { ana, leo } = await linked();
    const id = await addDeal(leo);
    await save(ana, id);
    await damage("contacts", "loan_officer_deal_params", id);
    const before = await stored("loan_officer_deal_params", id);
    const deal = { ...names, refinanceDetails: { marketValue: 712_346 } };
    const blank = { loanOfficerDealParams: {} };
    const kept = await leo.api.contacts.editDeal({ id, deal: { ...deal, ...blank } });
    expect(kept.unreadable).toEqual(["loanOfficerDealParams"]);
    expect(await stored("loan_officer_deal_params", id)).toEqual(before);
    expect(kept.deal.refinanceDetails.marketValue).toBe(712_346);

    const entered = { ...deal, loanOfficerDealParams: generousLimits };
    const repaired = await leo.api.contacts.editDeal({ id, deal: entered });
    expect(repaired).not.toHaveProperty("unreadable");
    expect(repaired.deal.loanOfficerDealParams).toMatchObject(generousLimits);
    const [scenario] = await ana.api.calculator.myScenarios({ dealId: id });
    expect(scenario!.currentResults.isWithinLimits).toBe(true);
  });

  test("of a timeline and an export is named in them, and the rest is there", async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await addDeal(leo);
    await leo.api.contacts.editDeal({
      id,
      deal: { ...names, loanOfficerDealParams: { borrowerMonthlyIncome: 8123.45 } },
    });
    const { events } = await leo.api.contacts.timeline({ id });
    const edited = events.find(({ kind }) => kind === "edited")!;
    expect(edited.changes.length).toBeGreaterThan(0);
    await damage("contact_events", "changes", edited.id);
    await damage("contacts", "refinance_details", id);
    const after = (await leo.api.contacts.timeline({ id })).events;
    expect(after).toHaveLength(events.length);
    expect(after.find((one) => one.id === edited.id)).toMatchObject({
      changes: [],
      unreadable: true,
    });

    const file = await (await leo.fetch("/account/export")).json();
    const [contact] = file.contacts;
    expect(contact).toMatchObject({
      id,
      refinance_details: null,
      unreadable: ["refinance_details"],
    });
    expect(contact.loan_officer_deal_params).toMatchObject({ borrower_monthly_income: 8123.45 });
    const inFile = file.contactTimeline.find((one: { id: string }) => one.id === edited.id);
    expect(inFile).toMatchObject({ changes: null, unreadable: ["changes"] });
  });

  test("does not open for someone else either, who learns nothing of it", async () => {
    const { ana, leo } = await linked();
    const id = await addDeal(leo);
    await damage("contacts", "loan_officer_deal_params", id);
    const ben = await app.as(fresh(people.ben));
    expect((await ben.fetch(`/api/v1/contacts/${id}`)).status).toBe(404);
    expect((await ben.fetch("/api/v1/calculator/deals")).status).not.toBe(500);
    // An agent sees only the fields that a link shares; the officer's own stay the officer's.
    await damage("contacts", "refinance_details", id);
    const [deal] = (await ana.api.calculator.deals({})).deals;
    expect(deal!.unreadable).toEqual(["loanOfficerDealParams"]);
  });
});

test("the log has each place once, and nothing of the error but its name", () => {
  const lines: string[] = [];
  const report = logUnreadable(createLog("info", { write: (line) => void lines.push(line) }));
  const place = { table: "contacts", column: "refinance_details", owner: "o" as never, id: "1" };
  for (const id of ["1", "2", "1", "2"]) report({ ...place, id }, new Error("secret content"));
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toContain("secret content");
});
