import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { listen } from "#test/harness/live.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario, generousLimits } from "#test/harness/worked-case.ts";

// What one of the two does reaches the other's open dashboard, and no one else's.

let app: TestApp;
let ana: SignedIn;
let leo: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const meet = async () => {
  [ana, leo, ben] = await Promise.all([
    app.as(fresh(people.ana)),
    app.as(fresh(people.leo)),
    app.as(fresh(people.ben)),
  ]);
};
const changed = (...topics: string[]) =>
  expect.arrayContaining(topics.map((topic) => `changed ${topic}`));

test("an invitation, its acceptance and the end of the link reach the other side", async () => {
  await meet();
  using leos = await listen(leo);
  using anas = await listen(ana);
  using bens = await listen(ben);
  const id = newId();
  await ana.api.links.invite({ id, profileId: leo.id });
  await expect.poll(() => leos.events).toEqual(changed("profile_link_invitations", "notices"));
  anas.events.length = 0;
  await leo.api.links.answer({ id, status: "accepted" });
  await expect
    .poll(() => anas.events)
    .toEqual(changed("profile_link_invitations", "notices", "profiles"));
  anas.events.length = 0;
  await leo.api.links.end({ id });
  await expect
    .poll(() => anas.events)
    .toEqual(changed("profile_link_invitations", "notices", "profiles"));
  expect(bens.events).toEqual(["ready all"]);
});

test("a saved scenario reaches the loan officer, a changed limit the agent, and sharing changes both", async () => {
  await meet();
  const linkId = await link(app, leo, ana);
  const dealId = await addDealOf(leo);
  using leos = await listen(leo);
  using anas = await listen(ana);
  await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
  await expect
    .poll(() => leos.events)
    .toEqual(changed("scenarios", "notices", "contacts", "contact_events"));
  anas.events.length = 0;
  const params = { ...generousLimits, maxMonthlyPayment: 100 };
  const deal = { firstName: "Priya", lastName: "Raman", loanOfficerDealParams: params };
  await leo.api.contacts.editDeal({ id: dealId, deal });
  await expect.poll(() => anas.events).toEqual(changed("shared_deals", "scenarios", "notices"));
  anas.events.length = 0;
  const sharing = { sharesAllDeals: false, hidesFinances: true };
  await leo.api.links.setSharing({ id: linkId, sharing });
  await leo.api.links.shareDeal({ id: linkId, dealId, isShared: true });
  await expect.poll(() => anas.events).toEqual(changed("link_sharing", "deal_shares"));
});

test("if two loan officers whom an agent invited accept at once, one link is active, and the profile names that one", async () => {
  for (let round = 0; round < 10; round += 1) {
    await meet();
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    const ids = [newId(), newId()] as const;
    await ana.api.links.invite({ id: ids[0], profileId: leo.id });
    await ana.api.links.invite({ id: ids[1], profileId: lena.id });
    await Promise.all([
      leo.api.links.answer({ id: ids[0], status: "accepted" }),
      lena.api.links.answer({ id: ids[1], status: "accepted" }),
    ]);
    const live = await app.sql<{ officer: string }>(
      `select loan_officer_id as officer from profile_link_invitations
        where agent_id = $1 and status = 'accepted' and ended_at is null`,
      [ana.id],
    );
    expect(live).toHaveLength(1);
    expect((await ana.api.profiles.mine())!.linkedLoanOfficerId).toBe(live[0]!.officer);
    expect((await ana.api.calculator.deals({})).officer!.id).toBe(live[0]!.officer);
  }
});

test("two agents who swap their loan officers at the same moment both succeed", async () => {
  for (let round = 0; round < 15; round += 1) {
    await meet();
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    await link(app, leo, ana);
    await link(app, lena, ben);
    const ids = [newId(), newId()] as const;
    await lena.api.links.invite({ id: ids[0], profileId: ana.id });
    await leo.api.links.invite({ id: ids[1], profileId: ben.id });
    await Promise.all([
      ana.api.links.answer({ id: ids[0], status: "accepted" }),
      ben.api.links.answer({ id: ids[1], status: "accepted" }),
    ]);
    expect((await ana.api.profiles.mine())!.linkedLoanOfficerId).toBe(lena.id);
    expect((await ben.api.profiles.mine())!.linkedLoanOfficerId).toBe(leo.id);
    expect((await leo.api.profiles.mine())!.linkedRealEstateAgentId).toBe(ben.id);
  }
});
