import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesVersion } from "#domain/calculator/rules/rule-set.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { openedContact } from "#test/harness/sealed.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";

// The whole payment, the cash and the program of a deal, from the officer's form to the agent's verdict.

let app: TestApp;
let now = new Date("2026-11-23T15:00:00Z");
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

async function linked(params: object) {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const linkId = await link(app, leo, ana);
  const dealId = await addDealOf(leo, { params: { ...generousLimits, ...params } });
  return { ana, leo, linkId, dealId };
}
const edit = (leo: SignedIn, id: string, params: object) =>
  leo.api.contacts.editDeal({
    id,
    deal: {
      firstName: "Priya",
      lastName: "Raman",
      loanOfficerDealParams: { ...generousLimits, ...params },
    },
  });
const save = (ana: SignedIn, dealId: string, change: object = {}) =>
  ana.api.calculator.save({ dealId, id: newId(), scenario: { ...firstScenario, ...change } });

/** 5% down: 2,201.39 a month without insurance. */
const low = { downPayment: 15_000 };

test("5% down without a word about insurance is marked as without it for everyone, until the officer states it", async () => {
  const { ana, leo, dealId } = await linked({ maxMonthlyPayment: 2_250 });
  const { scenario } = await save(ana, dealId, low);
  expect(scenario.results).toMatchObject({
    isWithinLimits: true,
    isWithoutMortgageInsurance: true,
    rulesVersion: null,
  });
  const [told] = await leo.api.notices.list().then(({ notices }) => notices);
  expect(told).toMatchObject({ kind: "scenario saved", notStated: ["mortgage insurance"] });
  await app.drain();
  const mails = (await app.mails()).filter(({ to }) => to === leo.email);
  expect(mails.map(({ text }) => text).join()).toContain(
    "within the limits, without mortgage insurance.",
  );

  now = new Date(now.getTime() + 60_000);
  await edit(leo, dealId, {
    maxMonthlyPayment: 2_250,
    mortgageInsurance: "Monthly",
    mortgageInsuranceRate: 0.6,
  });
  const [mine] = await ana.api.calculator.myScenarios({ dealId });
  expect(mine!.results.isWithoutMortgageInsurance).toBe(true);
  expect(mine!.currentResults).toMatchObject({
    estimatedPiti: expect.closeTo(2343.893867, 5),
    isWithinLimits: false,
    isWithoutMortgageInsurance: false,
  });
});

test("what was saved before insurance could be stated is marked as without it", async () => {
  const { ana, leo, dealId } = await linked({});
  const { scenario } = await save(ana, dealId, low);
  const { pre_approval_results: stored } = await openedContact(app.sql, dealId);
  expect(stored).toHaveProperty("is_without_mortgage_insurance", true);
  expect(Object.keys((await stored80()) as object).toSorted()).toEqual([
    "calculated_at",
    "estimated_piti",
    "interest_rate_used",
    "is_within_limits",
    "loan_amount",
    "updated_dti",
  ]);
  const [seen] = await leo.api.calculator.dealScenarios({ dealId });
  expect(seen!.id).toBe(scenario.id);

  async function stored80() {
    const other = await linked({});
    await save(other.ana, other.dealId);
    return (await openedContact(app.sql, other.dealId)).pre_approval_results;
  }
});

test("a program's premiums count, its rules are kept with the result, and a limit of the cash has its own line", async () => {
  const { ana, dealId } = await linked({
    program: "FHA",
    occupancy: "Primary home",
    estimatedClosingCosts: 9_000,
    prepaidCosts: 3_000,
    maxCashToClose: 25_000,
  });
  const { scenario } = await save(ana, dealId, { downPayment: 10_500 });
  expect(scenario.results).toMatchObject({
    estimatedPiti: expect.closeTo(1861.859074 + 132.6875 + 400, 4),
    cashToClose: 22_500,
    isWithinLimits: true,
    isWithoutMortgageInsurance: false,
    rulesVersion,
  });
  const over = await save(ana, dealId, { downPayment: 14_000 });
  expect(over.scenario.results).toMatchObject({ cashToClose: 26_000, isWithinLimits: false });
  const conceded = await save(ana, dealId, { downPayment: 14_000, sellersConcession: 1_000 });
  expect(conceded.scenario.results).toMatchObject({ cashToClose: 25_000, isWithinLimits: true });
});

test("with hidden finances a concession is a question of its own only where it can count", async () => {
  const { ana, leo, linkId, dealId } = await linked({});
  await leo.api.links.setSharing({
    id: linkId,
    sharing: { sharesAllDeals: true, hidesFinances: true },
  });
  const ask = (concession: number) =>
    ana.api.calculator.judge({
      dealId,
      scenario: { ...firstScenario, sellersConcession: concession },
    });
  for (let index = 0; index < 45; index += 1) expect(await endOf(ask(index * 100))).toBe("done");
  await edit(leo, dealId, { program: "Conventional", occupancy: "Primary home" });
  const ends: (string | undefined)[] = [];
  for (let index = 0; index < 45; index += 1) ends.push(await endOf(ask(index * 100)));
  expect(ends.filter((end) => end === "TOO_MANY")).toHaveLength(6);
});

test("a choice that is none of the program's is refused", async () => {
  const { leo, dealId } = await linked({});
  expect(await endOf(edit(leo, dealId, { program: "Moonlight" }))).not.toBe("done");
});
