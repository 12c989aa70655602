import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { openedContact } from "#test/harness/sealed.ts";

let app: TestApp;
let now = new Date("2026-11-23T15:00:00Z");
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

/** A linked agent and loan officer, and the id of their link. */
async function linked() {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  return { ana, leo, linkId: await link(app, leo, ana) };
}

type Row = Record<string, unknown>;
const row = (id: string) => openedContact<Row>(app.sql, id);
const save = (agent: SignedIn, dealId: string, change: object = {}) =>
  agent.api.calculator.save({ dealId, id: newId(), scenario: { ...firstScenario, ...change } });
const edit = (leo: SignedIn, id: string, params: object) =>
  leo.api.contacts.editDeal({
    id,
    deal: {
      firstName: "Priya",
      lastName: "Raman",
      loanOfficerDealParams: { ...generousLimits, ...params },
    },
  });

describe("the shared deals", () => {
  test(
    "are only the linked loan officer's deals, newest first, with exactly six fields",
    { tags: ["CALC-017", "CALC-018", "CALC-019", "CALC-020", "CALC-021", "PERM-014", "PERM-017"] },
    async () => {
      const { ana, leo } = await linked();
      const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
      await addDealOf(lena, { name: "Foreign Deal" });
      const old = await addDealOf(leo, { name: "Old Deal" });
      now = new Date(now.getTime() + 1000);
      const young = await addDealOf(leo, { name: "Young Deal" });
      await leo.api.contacts.addLead({ id: newId(), lead: { firstName: "A", lastName: "Lead" } });
      await leo.api.contacts.addPartner({ id: newId(), partner: { firstName: "Partner" } });
      await ana.api.contacts.addDeal({ id: newId(), deal: { firstName: "Own", lastName: "Deal" } });
      const { deals, officer } = await ana.api.calculator.deals({});
      expect(officer).toEqual({ id: leo.id, fullName: "Leo Marsh" });
      expect(deals.map(({ id }) => id)).toEqual([young, old]);
      const raw = await ana.fetch("/api/v1/calculator/deals");
      expect(Object.keys((await raw.json()).deals[0])).toEqual([
        "id",
        "firstName",
        "lastName",
        "loanOfficerDealParams",
        "realtorPrequalInputs",
        "preApprovalResults",
      ]);
    },
  );

  test("are found by a part of the name when there are many", async () => {
    const { ana, leo } = await linked();
    await addDealOf(leo, { name: "Priya Raman" });
    await addDealOf(leo, { name: "Omar Groß" });
    for (const [search, found] of [
      ["ya ram", "Priya"],
      ["OMAR GROSS", "Omar"],
    ] as const) {
      const { deals } = await ana.api.calculator.deals({ search });
      expect(deals.map(({ firstName }) => firstName)).toEqual([found]);
    }
  });

  test(
    "are empty for an unlinked agent and for a loan officer, and refused to neither side",
    { tags: ["PERM-013", "PERM-015", "PERM-016", "PERM-018", "PERM-020"] },
    async () => {
      const ben = await app.as(fresh(people.ben));
      const leo = await app.as(fresh(people.leo));
      await addDealOf(leo);
      const nothing = {
        officer: null,
        hidesFinances: false,
        deals: [],
        lastSaved: [],
        withoutIncome: [],
      };
      expect(await ben.api.calculator.deals({})).toEqual(nothing);
      expect(await leo.api.calculator.deals({})).toEqual(nothing);
      const tia = await app.as(fresh(people.tia));
      expect(await endOf(tia.api.calculator.deals({}))).toBe("DENIED");
    },
  );

  test("are refused to a linked agent whose profile is no longer on either side", async () => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo);
    await app.sql(
      "update profiles set business_type = 'Appraiser', role_in_business = 'Owner' where id = $1",
      [ana.id],
    );
    expect(await endOf(ana.api.calculator.deals({}))).toBe("DENIED");
    expect(await endOf(save(ana, id))).toBe("DENIED");
  });

  test("are gone from an agent who became a loan officer: that ended the link", async () => {
    const { ana, leo } = await linked();
    await addDealOf(leo);
    await app.sql(
      "update profiles set business_type = 'Mortgage', role_in_business = 'Mortgage Banker' where id = $1",
      [ana.id],
    );
    expect((await ana.api.calculator.deals({})).deals).toEqual([]);
  });
});

describe("saving a scenario", () => {
  test(
    "writes the inputs and the results under their stored names, and nothing else of the deal",
    { tags: ["CALC-060", "CALC-061.1-6", "CALC-062", "CALC-063.1-6", "CALC-064"] },
    async () => {
      const { ana, leo } = await linked();
      const id = await addDealOf(leo);
      const before = await row(id);
      const scenario = {
        propertyAddress: "482 Dean Street",
        purchasePrice: 400_000,
        downPayment: 80_000,
      };
      await save(ana, id, {
        ...scenario,
        sellersConcession: 1200,
        monthlyTaxes: 450,
        monthlyInsurance: 120,
      });
      const {
        realtor_prequal_inputs: inputs,
        pre_approval_results: results,
        ...rest
      } = await row(id);
      const { realtor_prequal_inputs: _, pre_approval_results: __, ...restBefore } = before;
      expect(rest).toEqual(restBefore);
      expect(inputs).toEqual({
        property_address: "482 Dean Street",
        purchase_price: 400_000,
        down_payment: 80_000,
        sellers_concession: 1200,
        monthly_taxes: 450,
        monthly_insurance: 120,
      });
      expect(results).toEqual({
        estimated_piti: expect.closeTo(2592.617675, 6),
        updated_dti: expect.closeTo(38.657721, 6),
        is_within_limits: false,
        calculated_at: now.toISOString(),
        loan_amount: 320_000,
        interest_rate_used: 6.5,
      });
    },
  );

  test("reopens with what was saved", { tags: ["CALC-065"] }, async () => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo);
    await save(ana, id, { purchasePrice: 350_000 });
    const { deals } = await ana.api.calculator.deals({});
    expect(deals[0]!.realtorPrequalInputs).toMatchObject({ purchasePrice: 350_000 });
    expect(deals[0]!.preApprovalResults).toMatchObject({ isWithinLimits: true });
  });

  test.each([
    ["results", { preApprovalResults: { isWithinLimits: true } }],
    ["results by the column's name", { pre_approval_results: { is_within_limits: true } }],
    ["a verdict", { isWithinLimits: true }],
    ["the officer's parameters", { loanOfficerDealParams: { maxMonthlyPayment: 999_999 } }],
    ["a rate", { scenario: { ...firstScenario, interestRate: 1 } }],
  ])("refuses the extra field %s", { tags: ["PERM-019"] }, async (_, forged) => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo, { params: { ...generousLimits, maxMonthlyPayment: 100 } });
    const before = await row(id);
    const answer = await ana.fetch(`/api/v1/calculator/deals/${id}/scenario`, {
      method: "PUT",
      body: JSON.stringify({ id: newId(), scenario: firstScenario, ...forged }),
    });
    expect(answer.status).toBe(400);
    expect(await row(id)).toEqual(before);
    expect((await save(ana, id)).deal.preApprovalResults!.isWithinLimits).toBe(false);
  });

  test("twice under one id saves and notifies once; under another's id it is refused", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    const call = { dealId, id: newId(), scenario: firstScenario };
    const [first, second] = await Promise.all([
      ana.api.calculator.save(call),
      ana.api.calculator.save(call),
    ]);
    expect(second.scenario).toEqual(first.scenario);
    expect(await ana.api.calculator.myScenarios({ dealId })).toHaveLength(1);
    expect((await leo.api.notices.list()).notices.map(({ kind }) => kind)).toEqual([
      "scenario saved",
    ]);
    const other = { ...call, scenario: { ...firstScenario, purchasePrice: 310_000 } };
    expect(await endOf(ana.api.calculator.save(other))).toBe("ID_TAKEN");
    expect((await row(dealId)).realtor_prequal_inputs).toMatchObject({ purchase_price: 300_000 });
  });

  test("repeated after a lost response is answered, even if no further scenario may be saved that day", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    const call = { dealId, id: newId(), scenario: firstScenario };
    const first = await ana.api.calculator.save(call);
    await app.sql("update guard.attempts set count = 1000");
    expect(await endOf(save(ana, dealId, { monthlyTaxes: 1 }))).toBe("TOO_MANY");
    expect((await ana.api.calculator.save(call)).scenario).toEqual(first.scenario);
    await app.sql("delete from guard.attempts");
  });

  test("with the same inputs saves no second one, and notifies no one again", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    const first = await save(ana, dealId);
    now = new Date(now.getTime() + 1000);
    expect((await save(ana, dealId)).scenario).toEqual(first.scenario);
    expect(await ana.api.calculator.myScenarios({ dealId })).toHaveLength(1);
    expect((await leo.api.notices.list()).notices).toHaveLength(1);
    // What was saved in between counts, also by another agent: then it becomes the deal's latest again.
    await save(ana, dealId, { purchasePrice: 310_000 });
    now = new Date(now.getTime() + 1000);
    await save(ana, dealId);
    expect(await ana.api.calculator.myScenarios({ dealId })).toHaveLength(3);
    const ben = await app.as(fresh(people.ben));
    await link(app, leo, ben);
    now = new Date(now.getTime() + 1000);
    await save(ben, dealId, { purchasePrice: 320_000 });
    now = new Date(now.getTime() + 1000);
    await save(ana, dealId);
    expect(await ana.api.calculator.myScenarios({ dealId })).toHaveLength(4);
    expect((await row(dealId)).realtor_prequal_inputs).toMatchObject({ purchase_price: 300_000 });
  });

  test("is attributed by name for every agent who sees the deal, and for no one else", async () => {
    const { ana, leo } = await linked();
    const [ben, dealId] = [await app.as(fresh(people.ben)), await addDealOf(leo)];
    const benLink = await link(app, leo, ben);
    await addDealOf(leo, { name: "Untried Deal" });
    await save(ana, dealId, { purchasePrice: 310_000 });
    const last = { dealId, agentId: ana.id, agentName: "Ana Ruiz", savedAt: now };
    expect((await ben.api.calculator.deals({})).lastSaved).toEqual([last]);
    expect((await ana.api.calculator.deals({})).lastSaved).toEqual([last]);
    now = new Date(now.getTime() + 1000);
    await save(ben, dealId, { purchasePrice: 320_000 });
    expect((await ana.api.calculator.deals({})).lastSaved).toEqual([
      { dealId, agentId: ben.id, agentName: "Ben Okafor", savedAt: now },
    ]);
    const none = { sharesAllDeals: false, hidesFinances: false };
    await leo.api.links.setSharing({ id: benLink, sharing: none });
    expect((await ben.api.calculator.deals({})).lastSaved).toEqual([]);
    await leo.api.links.end({ id: benLink });
    expect((await ben.api.calculator.deals({})).lastSaved).toEqual([]);
  });

  test("stores zeros and no verdict where there is no result", async () => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo, { params: { ...generousLimits, borrowerMonthlyIncome: 0 } });
    await save(ana, id);
    expect((await row(id)).pre_approval_results).toMatchObject({
      estimated_piti: 0,
      updated_dti: 0,
      is_within_limits: null,
    });
  });

  test.each([
    ["a price below the slider", { purchasePrice: 49_999 }],
    ["a price above it", { purchasePrice: 2_000_001 }],
    ["more down than the price", { downPayment: 300_001 }],
    ["a negative down payment", { downPayment: -1 }],
    ["a concession above 6%", { sellersConcession: 18_001 }],
    ["negative taxes", { monthlyTaxes: -1 }],
    ["insurance that is no number", { monthlyInsurance: "a hundred" }],
    ["a price that is null", { purchasePrice: null }],
  ])("refuses %s with a message", async (_, change) => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo);
    const answer = await ana.fetch(`/api/v1/calculator/deals/${id}/scenario`, {
      method: "PUT",
      body: JSON.stringify({ id: newId(), scenario: { ...firstScenario, ...change } }),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).data.issues[0].path[1]).toBe(Object.keys(change)[0]);
    expect((await row(id)).realtor_prequal_inputs).toBeNull();
  });

  test("notifies the loan officer: the bell, the deal's timeline, the email", async () => {
    const { ana, leo } = await linked();
    const id = await addDealOf(leo);
    await save(ana, id);
    expect((await leo.api.notices.list()).notices[0]).toMatchObject({
      kind: "scenario saved",
      actor: { id: ana.id, fullName: "Ana Ruiz" },
      dealId: id,
      dealName: "Priya Raman",
      isWithinLimits: true,
    });
    const { events } = await leo.api.contacts.timeline({ id });
    expect(events[0]).toMatchObject({ kind: "scenario saved", actor: "partner", text: "Ana Ruiz" });
    await app.drain();
    const mail = (await app.mails()).find(
      ({ to, subject }) => to === leo.email && subject.includes("saved"),
    );
    expect(mail?.text).toContain("Priya Raman: within the limits");
  });

  test("says what is not stated, to both sides and on every channel, and stores no DTI without debts", async () => {
    const { ana, leo } = await linked();
    const unstated = { borrowerMonthlyDebts: null, currentDtiWithoutHousing: null };
    const id = await addDealOf(leo, { params: { ...generousLimits, ...unstated } });
    const { scenario } = await save(ana, id);
    const missing = { updatedDti: null, isWithinLimits: false, notStated: ["debts"] };
    expect(scenario).toMatchObject({ results: missing, currentResults: missing });
    expect((await row(id)).pre_approval_results).toMatchObject({
      estimated_piti: expect.closeTo(1916.963256383113, 9),
      updated_dti: null,
      is_within_limits: false,
      not_stated: ["debts"],
    });
    expect((await leo.api.calculator.dealScenarios({ dealId: id }))[0]!.results).toMatchObject(
      missing,
    );
    expect((await leo.api.notices.list()).notices[0]).toMatchObject({ notStated: ["debts"] });
    const { events } = await leo.api.contacts.timeline({ id });
    expect(events[0]!.changes).toContainEqual({
      field: "notStated",
      before: null,
      after: ["debts"],
    });
    await app.drain();
    const mail = (await app.mails()).find(
      ({ to, subject }) => to === leo.email && subject.includes("saved"),
    );
    expect(mail?.text).toContain("Not stated in the deal: the borrower's debts.");

    now = new Date(now.getTime() + 1000);
    // A stated zero counts as stated: the old result is judged again, and the agent is notified.
    await edit(leo, id, { ...unstated, borrowerMonthlyDebts: 0 });
    const [stated] = await ana.api.calculator.myScenarios({ dealId: id });
    expect(stated!.currentResults).toMatchObject({ isWithinLimits: true, notStated: [] });
    expect((await row(id)).pre_approval_results).not.toHaveProperty("not_stated");
    now = new Date(now.getTime() + 1000);
    await edit(leo, id, { ...unstated, maxAllowedDti: null });
    expect((await ana.api.notices.list()).notices[0]).toMatchObject({
      kind: "scenario changed",
      notStated: ["dti", "debts"],
    });
  });

  test("is limited to a hundred per day and deal, because each notifies the loan officer", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    for (let index = 0; index < 100; index += 1) await save(ana, dealId, { monthlyTaxes: index });
    expect(await endOf(save(ana, dealId))).toBe("TOO_MANY");
    expect(await ana.api.calculator.myScenarios({ dealId })).toHaveLength(100);
    expect(await endOf(save(ana, await addDealOf(leo)))).toBe("done");
  });

  test("is stored with who, when and which inputs; an agent sees their own ones, the loan officer all", async () => {
    const { ana, leo, linkId } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId, { purchasePrice: 310_000 });
    await leo.api.links.end({ id: linkId });
    const ben = await app.as(fresh(people.ben));
    await link(app, leo, ben);
    now = new Date(now.getTime() + 1000);
    await save(ben, dealId, { purchasePrice: 320_000 });
    const prices = (rows: { inputs: { purchasePrice: number | null } }[]) =>
      rows.map(({ inputs }) => inputs.purchasePrice);
    expect(prices(await ben.api.calculator.myScenarios({ dealId }))).toEqual([320_000]);
    const all = await leo.api.calculator.dealScenarios({ dealId });
    expect(prices(all)).toEqual([320_000, 310_000]);
    expect(all[0]).toMatchObject({ agentId: ben.id, agentName: "Ben Okafor", savedAt: now });
    expect(await endOf(ana.api.calculator.myScenarios({ dealId }))).toBe("NOT_SHARED");
  });
});

describe("a change of the loan officer's parameters", () => {
  test("marks every saved result that it changes, on both sides, and restores it again", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId, { purchasePrice: 200_000 });
    now = new Date(now.getTime() + 1000);
    await save(ana, dealId);
    await edit(leo, dealId, { proposedInterestRate: 10 });
    const [latest, older] = await ana.api.calculator.myScenarios({ dealId });
    expect(latest).toMatchObject({
      results: { isWithinLimits: true, interestRateUsed: 6.5 },
      currentResults: { isWithinLimits: false, interestRateUsed: 10 },
      recheckedAt: now,
    });
    expect(older!.currentResults).toMatchObject({ isWithinLimits: true, interestRateUsed: 10 });
    expect((await row(dealId)).pre_approval_results).toMatchObject({
      is_within_limits: false,
      interest_rate_used: 10,
    });
    expect((await ana.api.notices.list()).notices[0]).toMatchObject({
      kind: "scenario changed",
      dealName: "Priya Raman",
      isWithinLimits: false,
    });
    const { events } = await leo.api.contacts.timeline({ id: dealId });
    expect(events[0]).toMatchObject({
      kind: "scenario rechecked",
      changes: [{ field: "isWithinLimits", before: true, after: false }],
    });
    now = new Date(now.getTime() + 1000);
    await edit(leo, dealId, {});
    expect((await row(dealId)).pre_approval_results).toMatchObject({ is_within_limits: true });
    expect((await ana.api.notices.list()).notices[0]).toMatchObject({ isWithinLimits: true });
  });

  test.each([
    ["the largest payment", { maxMonthlyPayment: 1500 }, false],
    ["the largest DTI", { maxAllowedDti: 20 }, false],
    ["the income", { borrowerMonthlyIncome: 4000 }, false],
    ["no income", { borrowerMonthlyIncome: null }, null],
    ["the debts", { borrowerMonthlyDebts: 4000 }, false],
    ["a limit that is taken away", { maxAllowedDti: null }, false],
    ["a rate of nothing", { proposedInterestRate: 0 }, null],
  ])("%s is enough", async (_, params, verdict) => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId);
    await edit(leo, dealId, params);
    expect((await row(dealId)).pre_approval_results).toMatchObject({ is_within_limits: verdict });
  });

  test("applies while there is no result, too: a stored rate is the loan officer's current one", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId);
    await edit(leo, dealId, { borrowerMonthlyIncome: null });
    await edit(leo, dealId, { borrowerMonthlyIncome: null, proposedInterestRate: 7.25 });
    expect((await row(dealId)).pre_approval_results).toMatchObject({
      is_within_limits: null,
      interest_rate_used: 7.25,
    });
    expect((await ana.api.calculator.myScenarios({ dealId }))[0]!.currentResults).toMatchObject({
      interestRateUsed: 7.25,
    });
  });

  test("that changes no result leaves it and notifies no one", async () => {
    const { ana, leo } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId);
    const before = (await row(dealId)).pre_approval_results;
    await edit(leo, dealId, { estimatedClosingCosts: 9000 });
    expect((await row(dealId)).pre_approval_results).toEqual(before);
    expect((await ana.api.notices.list()).notices.map(({ kind }) => kind)).not.toContain(
      "scenario changed",
    );
  });

  test("is not reported to an agent whose link has ended", async () => {
    const { ana, leo, linkId } = await linked();
    const dealId = await addDealOf(leo);
    await save(ana, dealId);
    await ana.api.links.end({ id: linkId });
    await edit(leo, dealId, { maxMonthlyPayment: 100 });
    expect((await ana.api.notices.list()).notices.map(({ kind }) => kind)).not.toContain(
      "scenario changed",
    );
    expect(
      (await leo.api.calculator.dealScenarios({ dealId }))[0]!.currentResults.isWithinLimits,
    ).toBe(false);
  });
});
