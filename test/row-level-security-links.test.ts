import { afterAll, beforeAll, test } from "vitest";
import {
  addScenario,
  findScenario,
  findSharedDeal,
  listScenarios,
  listSharedDeals,
  lockSharedDeal,
  saveOnDeal,
} from "#server/calculator/store.ts";
import { listLinkEvents } from "#server/links/log.ts";
import {
  countShared,
  findAgentOf,
  listShareable,
  saveSharing,
  shareDeal,
} from "#server/links/sharing.ts";
import {
  addInvitation,
  answerInvitation,
  countSent,
  endLink,
  findBetween,
  findInvitation,
  findLiveLink,
  listInvitations,
} from "#server/links/store.ts";
import {
  countUnread,
  findMailAddress,
  findNotice,
  listNotices,
  listWishes,
  markReadUntil,
  saveWish,
} from "#server/notices/store.ts";
import { readFirstSteps } from "#server/overview/first-steps.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// Like test/row-level-security.test.ts, for what two professionals share: the queries ask for what Ana shares with
// Leo while Ben is signed in, who is linked with another loan officer.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
let leo: SignedIn;
let linkId: string;
let pending: string;
let deal: string;
let scenario: string;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(fresh(people.ana));
  ben = await app.as(fresh(people.ben));
  leo = await app.as(fresh(people.leo));
  const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
  linkId = await link(app, ana, leo);
  await link(app, ben, lena);
  pending = newId();
  await ana.api.links.invite({ id: pending, profileId: lena.id });
  deal = await addDealOf(leo);
  await leo.api.links.shareDeal({ id: linkId, dealId: deal, isShared: true });
  await leo.api.notices.setWish({ topic: "saved", channel: "mail", isOn: false });
  await leo.api.profiles.noteBookingLink({ isCopied: true });
  scenario = newId();
  await ana.api.calculator.save({ dealId: deal, id: scenario, scenario: firstScenario });
});
afterAll(() => app[Symbol.asyncDispose]());

const now = new Date();
const inputs = { purchase_price: 1 };

/** As the role for linked professionals, on behalf of the agent. */
const ofAgents: Record<string, Attempt> = {
  listInvitations: (tx, me) => listInvitations(tx, me),
  findInvitation: (tx, me) => findInvitation(tx, me, linkId),
  findBetween: (tx, me) => findBetween(tx, me, leo.id),
  countSent: (tx, me) => countSent(tx, me, new Date(0)),
  addInvitation: async (tx, me) => {
    const id = newId();
    const other = await app.as(fresh(people.leo));
    await addInvitation(tx, me, { id, invited: other.id, now });
    return findInvitation(tx, me, id);
  },
  answerInvitation: (tx, me) =>
    answerInvitation(tx, me, { id: pending, status: "cancelled", now: new Date() }),
  endLink: (tx, me) => endLink(tx, me, { id: linkId, now: new Date() }),
  findLiveLink: (tx, me) => findLiveLink(tx, me),
  listLinkEvents: (tx, me) => listLinkEvents(tx, me, { loanOfficerId: leo.id, agentId: me }),
  listSharedDeals: (tx) => listSharedDeals(tx, leo.id, { search: "" }),
  "listSharedDeals, searched": (tx) => listSharedDeals(tx, leo.id, { search: "priya" }),
  findSharedDeal: (tx) => findSharedDeal(tx, leo.id, deal),
  lockSharedDeal: (tx) => lockSharedDeal(tx, leo.id, deal),
  saveOnDeal: async (tx) => {
    await saveOnDeal(tx, leo.id, { dealId: deal, inputs, results: {} });
    return findSharedDeal(tx, leo.id, deal);
  },
  addScenario: (tx, me) =>
    addScenario(tx, leo.id, {
      id: newId(),
      dealId: deal,
      agentId: me,
      agentName: "M",
      savedAt: now,
      inputs,
      results: {},
      showsVerdict: true,
    }),
  listScenarios: (tx, me) => listScenarios(tx, leo.id, { dealId: deal, agentId: me }),
  findScenario: (tx, me) => findScenario(tx, leo.id, { id: scenario, agentId: me }),
};

/** As the role for a person's own rows, on behalf of the loan officer. */
const ofOfficers: Record<string, Attempt> = {
  findAgentOf: (tx, me) => findAgentOf(tx, me, linkId),
  saveSharing: async (tx, me) => {
    const sharing = { sharesAllDeals: true, hidesFinances: true };
    await saveSharing(tx, me, { agentId: ana.id, sharing, now });
    return true;
  },
  listShareable: (tx, me) => listShareable(tx, me, { agentId: ana.id, search: "" }),
  countShared: (tx, me) => countShared(tx, me, ana.id),
  shareDeal: (tx, me) => shareDeal(tx, me, { agentId: ana.id, dealId: deal, isShared: false, now }),
  listScenarios: (tx, me) => listScenarios(tx, me, { dealId: deal }),
  listNotices: (tx, me) => listNotices(tx, me),
  findNotice: async (tx, me) => {
    const [notice] = await app.sql<{ id: string }>("select id from notices where user_id = $1", [
      me,
    ]);
    return findNotice(tx, me, notice!.id);
  },
  countUnread: (tx, me) => countUnread(tx, me),
  markReadUntil: async (tx, me) => {
    const [newest] = await listNotices(tx, me);
    if (newest) await markReadUntil(tx, me, { id: newest.id, now });
    return newest;
  },
  findMailAddress: (tx, me) => findMailAddress(tx, me, "invited"),
  listWishes: (tx, me) => listWishes(tx, me),
  saveWish: async (tx, me) => {
    await saveWish(tx, me, { kinds: ["ended"], channel: "mail", isOn: false });
    return listWishes(tx, me);
  },
  readFirstSteps: async (tx, me) => Object.values(await readFirstSteps(tx, me)).some(Boolean),
};

const theirs = async () => ({
  invitations: await app.sql(
    "select * from profile_link_invitations where agent_id = $1 order by id",
    [ana.id],
  ),
  deals: await app.sql("select * from contacts where user_id = $1", [leo.id]),
  scenarios: await app.sql("select * from scenarios where user_id = $1", [leo.id]),
  sharing: await app.sql("select * from link_sharing where user_id = $1", [leo.id]),
  shares: await app.sql("select * from deal_shares where user_id = $1", [leo.id]),
  notices: await app.sql("select * from notices where user_id = $1", [leo.id]),
  wishes: await app.sql("select * from notice_wishes where user_id = $1", [leo.id]),
  profile: await app.sql("select * from profiles where id = $1", [leo.id]),
});

test.each(Object.entries(ofAgents))(
  "%s can't reach Ana's rows as Ben",
  { tags: ["PERM-017", "PERM-033"] },
  (_, run) => expectIsolated({ app, role: "links", run, hers: ana.id, his: ben.id, look: theirs }),
);

test.each(Object.entries(ofOfficers))("%s can't reach the loan officer's rows as Ben", (_, run) =>
  expectIsolated({ app, role: "app", run, hers: leo.id, his: ben.id, look: theirs }),
);
