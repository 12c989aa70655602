import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bluntQuestionsADay } from "#domain/calculator/blunt.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";
import { openedContact } from "#test/harness/sealed.ts";

// What a loan officer hides: single deals, and the borrower's income and debts.

let app: TestApp;
let now = new Date("2026-11-23T15:00:00Z");
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Figures that occur nowhere else. */
const secrets = {
  ...generousLimits,
  borrowerMonthlyIncome: 8123.45,
  borrowerMonthlyDebts: 517.89,
  currentDtiWithoutHousing: 6.3752,
  maxHousingRatio: 37.3737,
};
const dti = ((517.89 + 1916.963256383113) / 8123.45) * 100;

async function hidden(sharing = { sharesAllDeals: true, hidesFinances: true }) {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const linkId = await link(app, leo, ana);
  await leo.api.links.setSharing({ id: linkId, sharing });
  const dealId = await addDealOf(leo, { params: secrets });
  return { ana, leo, linkId, dealId };
}
const judge = (agent: SignedIn, dealId: string, change: object = {}) =>
  agent.api.calculator.judge({ dealId, scenario: { ...firstScenario, ...change } });

describe("hidden finances", () => {
  test("never reach the agent: not with the deals, the saving, the history, the log, the notifications or the emails", async () => {
    const { ana, leo, linkId, dealId } = await hidden();
    const answers = [
      await ana.api.calculator.deals({}),
      await judge(ana, dealId),
      await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario }),
    ];
    const params = { ...secrets, maxMonthlyPayment: 1500 };
    const deal = { firstName: "Priya", lastName: "Raman", loanOfficerDealParams: params };
    await leo.api.contacts.editDeal({ id: dealId, deal });
    answers.push(
      await ana.api.calculator.deals({}),
      (await ana.api.calculator.myScenarios({ dealId })) as never,
      (await ana.api.links.log({ id: linkId })) as never,
      (await ana.api.notices.list()) as never,
    );
    await app.drain();
    answers.push((await app.mails()).filter(({ to }) => to === ana.email) as never);
    const text = JSON.stringify(answers);
    for (const secret of ["8123.45", "517.89", "6.3752", "37.3737", String(dti).slice(0, 6)])
      expect(text).not.toContain(secret);
    // The loan officer does see them, or this would prove nothing.
    const officers = JSON.stringify(await leo.api.calculator.dealScenarios({ dealId }));
    expect(officers).toContain(String(dti).slice(0, 6));
  });

  test("leave the agent the verdict, the tighter limit and a rounded room", async () => {
    const { ana, dealId } = await hidden();
    expect(await judge(ana, dealId)).toEqual({
      fault: null,
      loanAmount: 240_000,
      interestRateUsed: 6.5,
      estimatedPiti: expect.closeTo(1916.963256383113, 9),
      isWithinLimits: true,
      binding: "payment",
      notStated: [],
      room: 500,
      safePrice: 375_000,
      needsMortgageInsurance: false,
    });
    const { deals } = await ana.api.calculator.deals({});
    expect(deals[0]!.loanOfficerDealParams).toMatchObject({
      maxMonthlyPayment: 2500,
      maxAllowedDti: 43,
      borrowerMonthlyIncome: null,
      borrowerMonthlyDebts: null,
      currentDtiWithoutHousing: null,
      maxHousingRatio: null,
    });
  });

  test("are still what the stored verdict is computed from", async () => {
    const { ana, dealId } = await hidden();
    await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
    const { pre_approval_results: results } = await openedContact(app.sql, dealId);
    expect(results!.updated_dti).toBeCloseTo(dti, 9);
  });

  test("cannot be found by trying: forty different questions a day, and a repeated one is free", async () => {
    const { ana, dealId } = await hidden();
    const ask = (index: number) => judge(ana, dealId, { monthlyTaxes: index });
    for (let index = 0; index < bluntQuestionsADay; index += 1) await ask(index);
    expect(await endOf(ask(bluntQuestionsADay))).toBe("TOO_MANY");
    expect(await endOf(ask(3))).toBe("done");
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    expect(await endOf(ask(bluntQuestionsADay))).toBe("done");
  });

  test("never block saving: without a question left only the loan officer sees the verdict", async () => {
    const { ana, leo, linkId, dealId } = await hidden();
    const { api } = ana;
    const save = async (change: object) =>
      (
        await api.calculator.save({
          dealId,
          id: newId(),
          scenario: { ...firstScenario, ...change },
        })
      ).scenario;
    expect(await save({ monthlyTaxes: 1 })).toMatchObject({
      isVerdictHidden: false,
      results: { isWithinLimits: true },
    });
    for (let index = 2; index <= bluntQuestionsADay; index += 1)
      await judge(ana, dealId, { monthlyTaxes: index });
    const kept = { isVerdictHidden: true, results: { isWithinLimits: null, updatedDti: null } };
    expect(await save({ monthlyTaxes: 777 })).toMatchObject(kept);
    // A verdict asked for today is shown, and so is one that depends on no hidden figure.
    expect(await save({ monthlyTaxes: 3 })).toMatchObject({ isVerdictHidden: false });
    expect(await save({ purchasePrice: 900_000 })).toMatchObject({
      isVerdictHidden: false,
      results: { isWithinLimits: false },
    });
    expect(await save({ downPayment: 300_000 })).toMatchObject({ isVerdictHidden: false });

    // The loan officer reads all of them, and a change reveals no more to the agent than a question would have.
    const verdicts = async () =>
      (await leo.api.calculator.dealScenarios({ dealId })).map(({ currentResults }) => [
        currentResults.isWithinLimits,
      ]);
    expect(await verdicts()).toContainEqual([true]);
    const told = async () =>
      (await api.notices.list()).notices.filter(({ kind }) => kind === "scenario changed").length;
    await save({ monthlyTaxes: 778 });
    const shown = (await api.calculator.deals({})).deals[0]!.preApprovalResults;
    expect(shown).toMatchObject({ isWithinLimits: null, updatedDti: null });
    await app.sql("delete from scenarios where deal_id = $1 and shows_verdict", [dealId]);
    const deal = (income: number) => ({
      firstName: "Priya",
      lastName: "Raman",
      loanOfficerDealParams: { ...secrets, borrowerMonthlyIncome: income },
    });
    await leo.api.contacts.editDeal({ id: dealId, deal: deal(3000) });
    expect(await told()).toBe(0);
    for (const { isVerdictHidden, currentResults } of await api.calculator.myScenarios({ dealId }))
      expect([isVerdictHidden, currentResults.isWithinLimits]).toEqual([true, null]);

    // Once nothing is hidden, everything is shown.
    const sharing = { sharesAllDeals: true, hidesFinances: false };
    await leo.api.links.setSharing({ id: linkId, sharing });
    for (const { isVerdictHidden, currentResults } of await api.calculator.myScenarios({ dealId }))
      expect([isVerdictHidden, currentResults.isWithinLimits]).toEqual([false, false]);
  });

  test("are not needed when a scenario is saved whose payment is above the limit that the agent sees", async () => {
    const { ana, dealId } = await hidden();
    for (let index = 0; index < 60; index += 1)
      await ana.api.calculator.save({
        dealId,
        id: newId(),
        scenario: { ...firstScenario, purchasePrice: 900_000 + index },
      });
    for (let index = 0; index < bluntQuestionsADay; index += 1)
      expect(await endOf(judge(ana, dealId, { monthlyTaxes: index }))).toBe("done");
    expect(await endOf(judge(ana, dealId, { monthlyTaxes: 777 }))).toBe("TOO_MANY");
  });

  test("let the agent know which deals can have no result, and nothing else", async () => {
    const { ana, leo, linkId, dealId } = await hidden();
    const poor = await addDealOf(leo, { params: { ...secrets, borrowerMonthlyIncome: 0 } });
    const bare = await addDealOf(leo, { params: null });
    const { withoutIncome } = await ana.api.calculator.deals({});
    expect(withoutIncome.toSorted()).toEqual([poor, bare].toSorted());
    expect(withoutIncome).not.toContain(dealId);
    const sharing = { sharesAllDeals: true, hidesFinances: false };
    await leo.api.links.setSharing({ id: linkId, sharing });
    expect((await ana.api.calculator.deals({})).withoutIncome).toEqual([]);
  });

  test("are counted one after another, also if all questions come at once", async () => {
    const { ana, dealId } = await hidden();
    const ends = await Promise.all(
      Array.from({ length: bluntQuestionsADay + 20 }, (_, index) =>
        endOf(judge(ana, dealId, { monthlyTaxes: index })),
      ),
    );
    expect(ends.filter((end) => end === "done")).toHaveLength(bluntQuestionsADay);
  });

  test("stay hidden for an agent who links again", async () => {
    const { ana, leo, linkId } = await hidden();
    await ana.api.links.end({ id: linkId });
    await link(app, ana, leo);
    expect(await ana.api.calculator.deals({})).toMatchObject({ hidesFinances: true });
  });
});

describe("selected deals", () => {
  const chosen = { sharesAllDeals: false, hidesFinances: false };

  test("are the only ones that an agent reads and writes, while they are selected", async () => {
    const { ana, leo, linkId, dealId } = await hidden(chosen);
    const other = await addDealOf(leo, { name: "Other Deal" });
    expect((await ana.api.calculator.deals({})).deals).toEqual([]);
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
    expect((await ana.api.calculator.deals({})).deals.map(({ id }) => id)).toEqual([dealId]);
    const save = (id: string) =>
      endOf(ana.api.calculator.save({ dealId: id, id: newId(), scenario: firstScenario }));
    expect(await save(dealId)).toBe("done");
    expect(await save(other)).toBe("NOT_SHARED");
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: false });
    expect(await save(dealId)).toBe("NOT_SHARED");
    expect(await endOf(ana.api.calculator.myScenarios({ dealId }))).toBe("NOT_SHARED");
  });

  test("cause no notifications once they are unshared, though their scenarios remain the loan officer's", async () => {
    const { ana, leo, linkId, dealId } = await hidden(chosen);
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
    await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: false });
    const params = { ...secrets, maxMonthlyPayment: 1500 };
    const deal = { firstName: "Priya", lastName: "Raman", loanOfficerDealParams: params };
    await leo.api.contacts.editDeal({ id: dealId, deal });
    const kinds = (await ana.api.notices.list()).notices.map(({ kind }) => kind);
    expect(kinds).not.toContain("scenario changed");
    const [saved] = await leo.api.calculator.dealScenarios({ dealId });
    expect(saved!.currentResults.isWithinLimits).toBe(false);
  });

  test("are shared with one agent and not with the next", async () => {
    const { leo, linkId, dealId } = await hidden(chosen);
    const ben = await app.as(fresh(people.ben));
    const id = await link(app, leo, ben);
    await leo.api.links.setSharing({ id, sharing: chosen });
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
    expect((await ben.api.calculator.deals({})).deals).toEqual([]);
  });

  test("may be selected before the invitation is answered, without sharing anything early", async () => {
    const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
    const id = newId();
    await ana.api.links.invite({ id, profileId: leo.id });
    await addDealOf(leo);
    await leo.api.links.setSharing({ id, sharing: chosen });
    await leo.api.links.answer({ id, status: "accepted" });
    expect((await ana.api.calculator.deals({})).deals).toEqual([]);
  });

  test("are named to the agent once the invitation is accepted, and not before", async () => {
    const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
    const id = newId();
    await leo.api.links.invite({ id, profileId: ana.id });
    const dealId = await addDealOf(leo);
    await leo.api.links.setSharing({ id, sharing: chosen });
    await leo.api.links.shareDeal({ id, dealId, isShared: true });
    const told = async () =>
      (await ana.api.links.log({ id })).map(({ kind, dealName }) => dealName ?? kind);
    expect(await told()).toEqual(["invited"]);
    now = new Date(now.getTime() + 1000);
    await ana.api.links.answer({ id, status: "accepted" });
    expect(await told()).toEqual(["Priya Raman", "sharing changed", "accepted", "invited"]);
  });

  test("can be selected only by the loan officer: not by the agent, not by a stranger, not another loan officer's deal", async () => {
    const { ana, linkId, dealId } = await hidden(chosen);
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    for (const client of [ana, lena]) {
      expect(await endOf(client.api.links.setSharing({ id: linkId, sharing: chosen }))).toBe(
        "NOT_FOUND",
      );
      const share = { id: linkId, dealId, isShared: true };
      expect(await endOf(client.api.links.shareDeal(share))).toBe("NOT_FOUND");
      expect(await endOf(client.api.links.shareableDeals({ id: linkId }))).toBe("NOT_FOUND");
    }
  });

  test("are listed with those that were selected, and found by a part of the name", async () => {
    const { leo, linkId, dealId } = await hidden(chosen);
    await addDealOf(leo, { name: "Other Deal" });
    await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
    const all = await leo.api.links.shareableDeals({ id: linkId });
    expect(all.sharedCount).toBe(1);
    expect(all.deals.map(({ firstName, isShared }) => [firstName, isShared])).toEqual([
      ["Other", false],
      ["Priya", true],
    ]);
    const found = await leo.api.links.shareableDeals({ id: linkId, search: "oth" });
    expect(found.deals.map(({ firstName }) => firstName)).toEqual(["Other"]);
  });
});

test("both sides read the same log of who could see what", async () => {
  const { ana, leo, linkId, dealId } = await hidden();
  await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
  await leo.api.links.shareDeal({ id: linkId, dealId, isShared: false });
  await leo.api.links.end({ id: linkId });
  const log = await ana.api.links.log({ id: linkId });
  expect(await leo.api.links.log({ id: linkId })).toEqual(log);
  const kinds = log.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["deal shared", "deal withdrawn", "ended", "sharing changed"]);
  expect(log.find(({ kind }) => kind === "sharing changed")).toMatchObject({
    actorId: leo.id,
    sharing: { sharesAllDeals: true, hidesFinances: true },
  });
});
