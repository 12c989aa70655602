import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { link } from "./links.ts";
import { fresh, people } from "./people.ts";

const profile = {
  fullName: "Mallory Reed",
  phone: "1",
  companyName: "M",
  locationCity: "NY",
  locationState: "NY",
  timeZone: "America/New_York",
} as const;
const asAgent = { ...profile, businessType: "Real Estate", roleInBusiness: "Broker" } as const;
const asOfficer = {
  ...profile,
  businessType: "Mortgage",
  roleInBusiness: "Loan Originator",
} as const;

/** An attacker, the loan officer whose deals are wanted, and an uninvolved third person. */
export type Scene = { app: TestApp; mallory: SignedIn; leo: SignedIn; ben: SignedIn };

const swallow = (call: Promise<unknown>) => call.catch(() => null);
const patch = (client: SignedIn, method: string, path: string, body: object) =>
  swallow(client.fetch(`/api/v1${path}`, { method, body: JSON.stringify(body) }));

/**
 * Ways to get to a loan officer's deals without that officer's consent. Each tries everything through the product's
 * API; afterwards the attacker must see none of the officer's deals.
 */
export const linkAttacks: Record<string, (scene: Scene) => Promise<unknown>> = {
  "sends the linked officer's id with the profile": ({ mallory, leo }) =>
    patch(mallory, "PUT", "/profile", { ...asAgent, linkedLoanOfficerId: leo.id }),
  "sends it under the column's name": ({ mallory, leo }) =>
    patch(mallory, "PUT", "/profile", { ...asAgent, linked_loan_officer_id: leo.id }),
  "claims to be an agent": ({ mallory }) => swallow(mallory.api.profiles.save(asAgent)),
  "claims to be a loan officer": ({ mallory }) => swallow(mallory.api.profiles.save(asOfficer)),
  "sends an invitation and reads without an answer": ({ mallory, leo }) =>
    mallory.api.links.invite({ id: newId(), profileId: leo.id }),
  "accepts their own invitation": async ({ mallory, leo }) => {
    const id = newId();
    await mallory.api.links.invite({ id, profileId: leo.id });
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "sends an invitation as already accepted": ({ mallory, leo }) =>
    patch(mallory, "POST", "/invitations", { id: newId(), profileId: leo.id, status: "accepted" }),
  "accepts an invitation to someone else": async ({ mallory, leo, ben }) => {
    const id = newId();
    await leo.api.links.invite({ id, profileId: ben.id });
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "sends an invitation in the officer's name": ({ mallory, leo }) =>
    patch(mallory, "POST", "/invitations", {
      id: newId(),
      profileId: mallory.id,
      invitingProfileId: leo.id,
      inviting_profile_id: leo.id,
    }),
  "accepts a cancelled invitation": async ({ mallory, leo }) => {
    const id = newId();
    await leo.api.links.invite({ id, profileId: mallory.id });
    await leo.api.links.answer({ id, status: "cancelled" });
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "accepts a declined invitation": async ({ mallory, leo }) => {
    const id = newId();
    await leo.api.links.invite({ id, profileId: mallory.id });
    await mallory.api.links.answer({ id, status: "declined" });
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "accepts twice, also after the link has ended": async ({ mallory, leo }) => {
    const id = newId();
    await leo.api.links.invite({ id, profileId: mallory.id });
    await mallory.api.links.answer({ id, status: "accepted" });
    await leo.api.links.end({ id });
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "keeps a session from before the end": async ({ app, mallory, leo }) => {
    const id = await link(app, leo, mallory);
    await mallory.api.calculator.deals({});
    await leo.api.links.end({ id });
  },
  "invites back after the end": async ({ app, mallory, leo }) => {
    const id = await link(app, leo, mallory);
    await leo.api.links.end({ id });
    await mallory.api.links.invite({ id: newId(), profileId: leo.id });
  },
  "changes sides while an invitation is pending": async ({ mallory, leo }) => {
    const id = newId();
    await mallory.api.links.invite({ id, profileId: leo.id });
    await mallory.api.profiles.save(asOfficer);
    await swallow(mallory.api.links.answer({ id, status: "accepted" }));
  },
  "finds the officer's id on their own profile": ({ app, mallory, leo }) =>
    app.sql("update profiles set linked_loan_officer_id = $1 where id = $2", [leo.id, mallory.id]),
  "shares a deal with themselves": async ({ mallory, leo }) => {
    const id = newId();
    await mallory.api.links.invite({ id, profileId: leo.id });
    const sharing = { sharesAllDeals: true, hidesFinances: false };
    await swallow(mallory.api.links.setSharing({ id, sharing }));
  },
  "is linked, while the officer shares only chosen deals": async ({ app, mallory, leo }) => {
    const id = await link(app, leo, mallory);
    const sharing = { sharesAllDeals: false, hidesFinances: false };
    await leo.api.links.setSharing({ id, sharing });
  },
};

/** Runs one attack among new people; true if any of the officer's deals could be read or written afterwards. */
export async function isOpenedBy(app: TestApp, name: string, officerDeal: OfficerDeal) {
  const [mallory, leo, ben] = await Promise.all([
    app.as(fresh({ ...people.ana, fullName: "Mallory Reed" })),
    app.as(fresh(people.leo)),
    app.as(fresh(people.ben)),
  ]);
  const deal = await officerDeal(leo);
  await linkAttacks[name]!({ app, mallory, leo, ben });
  const scenario = { ...deal.scenario };
  const read = await swallow(mallory.api.calculator.deals({}));
  const tried = await Promise.all(
    [
      mallory.api.calculator.judge({ dealId: deal.id, scenario }),
      mallory.api.calculator.save({ dealId: deal.id, id: newId(), scenario }),
      mallory.api.calculator.myScenarios({ dealId: deal.id }),
    ].map(swallow),
  );
  const seen = JSON.stringify([read, tried]);
  const [row] = await app.sql<{ touched: boolean }>(
    "select realtor_prequal_inputs is not null as touched from contacts where id = $1",
    [deal.id],
  );
  return seen.includes(deal.id) || seen.includes("Secret") || tried.some(Boolean) || row!.touched;
}

type OfficerDeal = (officer: SignedIn) => Promise<{
  id: string;
  scenario: Parameters<SignedIn["api"]["calculator"]["judge"]>[0]["scenario"];
}>;
