import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { listen } from "#test/harness/live.ts";
import { fresh, people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";

// A link joins a loan officer with an agent: changing sides ends the links and pending invitations of the old side, in
// the same transaction and with the same effects as ending them by hand.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const profile = {
  fullName: "Ana Ruiz",
  phone: "1",
  companyName: "Hearth & Co",
  locationCity: "Brooklyn",
  locationState: "NY",
  timeZone: "America/New_York",
} as const;
const asBroker = { ...profile, businessType: "Real Estate", roleInBusiness: "Broker" } as const;
const asSales = { ...asBroker, roleInBusiness: "Licensed Sales Professional" } as const;
const asPhotographer = {
  ...profile,
  businessType: "Real Estate Photography",
  roleInBusiness: "Owner",
} as const;
const asOfficer = {
  ...profile,
  businessType: "Mortgage",
  roleInBusiness: "Loan Originator",
} as const;
const asTitleAgent = {
  ...profile,
  businessType: "Title Company",
  roleInBusiness: "Agent",
} as const;
const asOwner = { ...profile, businessType: "Appraiser", roleInBusiness: "Owner" } as const;

const meet = () =>
  Promise.all([
    app.as(fresh(people.ana)),
    app.as(fresh(people.leo)),
    app.as(fresh({ ...people.leo, fullName: "Lena Falk" })),
  ] as const);
const invite = async (from: SignedIn, to: SignedIn) => {
  const id = newId();
  await from.api.links.invite({ id, profileId: to.id });
  return id;
};
const row = async (id: string) =>
  (
    await app.sql<Record<string, unknown>>("select * from profile_link_invitations where id = $1", [
      id,
    ])
  )[0]!;
const newestNotice = async (person: SignedIn) => (await person.api.notices.list()).notices[0];

describe.each([
  ["a loan officer", asOfficer],
  ["a title company's agent, who has no tab for links", asTitleAgent],
  ["an appraiser, who is of no side", asOwner],
])("an agent who becomes %s", (_, changed) => {
  test("ends the link as by hand: access, copies, log, notification, email and open pages follow", async () => {
    const [ana, leo] = await meet();
    const id = await link(app, leo, ana);
    await addDealOf(leo);
    expect((await ana.api.calculator.deals({})).deals).toHaveLength(1);
    using leos = await listen(leo);
    const saved = await ana.api.profiles.save(changed);
    expect(saved).toMatchObject({
      businessType: changed.businessType,
      linkedLoanOfficerId: null,
      version: expect.any(Number),
    });
    expect(await ana.api.profiles.mine()).toEqual(saved);
    expect(await row(id)).toMatchObject({ status: "accepted", ended_by: ana.id });
    expect((await row(id)).ended_at).toEqual((await row(id)).updated_at);
    expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: null });
    expect((await leo.api.links.log({ id }))[0]).toMatchObject({ kind: "ended", actorId: ana.id });
    expect(await newestNotice(leo)).toMatchObject({
      kind: "ended",
      actor: { fullName: "Ana Ruiz" },
    });
    const jobs = await app.sql(
      "select from graphile_worker._private_jobs where payload ->> 'owner' = $1",
      [leo.id],
    );
    const mails = await app.sql("select from mail.outbox where recipient = $1", [leo.email]);
    expect(jobs.length + mails.length).toBeGreaterThan(0);
    await expect
      .poll(() => leos.events)
      .toEqual(
        expect.arrayContaining([
          "changed profile_link_invitations",
          "changed notices",
          "changed profiles",
        ]),
      );
    const deals = await ana.api.calculator.deals({}).catch(() => ({ deals: [] }));
    expect(deals.deals).toEqual([]);
    // Repeating the save ends nothing more and notifies no one.
    const before = (await leo.api.notices.list()).notices;
    await ana.api.profiles.save({ ...changed, version: saved.version });
    expect((await leo.api.notices.list()).notices).toEqual(before);
    expect(await endOf(leo.api.links.end({ id }))).toBe("NOT_LINKED");
  });

  test("cancels the sent invitations and declines the received ones, and no one else's", async () => {
    const [ana, leo, lena] = await meet();
    const ben = await app.as(fresh(people.ben));
    const sent = await invite(ana, leo);
    const received = await invite(lena, ana);
    const others = await invite(leo, ben);
    const ended = await link(app, ben, lena);
    await ana.api.profiles.save(changed);
    expect(await row(sent)).toMatchObject({ status: "cancelled", ended_at: null });
    expect(await row(received)).toMatchObject({ status: "declined", ended_at: null });
    expect(await row(others)).toMatchObject({ status: "pending" });
    expect(await row(ended)).toMatchObject({ status: "accepted", ended_at: null });
    expect(await newestNotice(lena)).toMatchObject({
      kind: "declined",
      actor: { fullName: "Ana Ruiz" },
    });
    expect(await endOf(ana.api.links.answer({ id: received, status: "accepted" }))).toBe(
      "ALREADY_ANSWERED",
    );
    expect(await endOf(leo.api.links.answer({ id: sent, status: "accepted" }))).toBe(
      "ALREADY_ANSWERED",
    );
  });
});

test.each([
  ["another role", asSales],
  ["another type of the same side", asPhotographer],
  ["nothing of the business", { ...asBroker, title: "Dr." }],
])("an agent who changes to %s ends nothing", async (_, changed) => {
  const [ana, leo, lena] = await meet();
  const id = await link(app, leo, ana);
  const pending = await invite(lena, ana);
  const before = [await row(id), await row(pending)];
  await ana.api.profiles.save(changed);
  expect([await row(id), await row(pending)]).toEqual(before);
  expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: leo.id });
});

test("a loan officer who becomes an agent ends every link at once, and each agent is notified", async () => {
  const [ana, leo, lena] = await meet();
  const ben = await app.as(fresh(people.ben));
  const ids = [await link(app, leo, ana), await link(app, ben, leo)];
  const own = await invite(lena, ana);
  await leo.api.profiles.save({ ...asBroker, fullName: "Leo Marsh" });
  for (const id of ids) expect(await row(id)).toMatchObject({ ended_by: leo.id });
  for (const agent of [ana, ben]) {
    expect(await newestNotice(agent)).toMatchObject({
      kind: "ended",
      actor: { fullName: "Leo Marsh" },
    });
    expect(await agent.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: null });
  }
  expect(await row(own)).toMatchObject({ status: "pending" });
  // Now an agent, they link as one.
  const again = await invite(lena, leo);
  expect(await endOf(leo.api.links.answer({ id: again, status: "accepted" }))).toBe("done");
});

test("returning to the old side restores no link, but a new invitation can", async () => {
  const [ana, leo] = await meet();
  const id = await link(app, leo, ana);
  await ana.api.profiles.save(asOfficer);
  await ana.api.profiles.save(asBroker);
  expect(await row(id)).toMatchObject({ ended_by: ana.id });
  expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: null });
  expect(await endOf(invite(leo, ana))).toBe("done");
});

test("a refused save ends nothing", async () => {
  const [ana, leo] = await meet();
  const id = await link(app, leo, ana);
  const { version } = (await ana.api.profiles.mine())!;
  await ana.api.profiles.save({ ...asBroker, title: "Dr.", version });
  expect(await endOf(ana.api.profiles.save({ ...asOfficer, version }))).toBe("CHANGED");
  const role = "Broker" as const;
  expect(await endOf(ana.api.profiles.save({ ...asOfficer, roleInBusiness: role }))).toBe(
    "BAD_REQUEST",
  );
  expect(await row(id)).toMatchObject({ ended_at: null });
});

describe("an invitation that survived a change of sides, as in a database without the rule", () => {
  const outlive = async (person: SignedIn, businessType: string, role: string) => {
    await app.sql("set session_replication_role = replica");
    await app.sql("update profiles set business_type = $1, role_in_business = $2 where id = $3", [
      businessType,
      role,
      person.id,
    ]);
    await app.sql("reset session_replication_role");
  };

  test.each(["sender", "receiver"] as const)(
    "is not accepted once its %s has left the side, in words, and can be declined or cancelled",
    async (who) => {
      const [ana, leo] = await meet();
      const [from, to] = who === "sender" ? [ana, leo] : [leo, ana];
      const id = await invite(from, to);
      await outlive(ana, "Mortgage", "Loan Originator");
      await expect(to.api.links.answer({ id, status: "accepted" })).rejects.toMatchObject({
        code: "OTHER_SIDE",
        status: 409,
        message:
          "This invitation can't be accepted: a link needs a loan officer and a real-estate agent, and one of your business types has changed.",
      });
      const client = await clientAs(app.database, "links", to.id);
      await expect(
        client.query("update profile_link_invitations set status = 'accepted' where id = $1", [id]),
      ).rejects.toMatchObject({ code: "23514", constraint: "invitations_opposite_sides" });
      await client.end();
      expect(await row(id)).toMatchObject({ status: "pending" });
      const answer =
        who === "sender" ? ([to, "declined"] as const) : ([from, "cancelled"] as const);
      expect(await endOf(answer[0].api.links.answer({ id, status: answer[1] }))).toBe("done");
    },
  );

  test("cannot be accepted by two who have swapped sides: each would be on the wrong side", async () => {
    const [ana, leo] = await meet();
    const id = await invite(ana, leo);
    await outlive(ana, "Mortgage", "Loan Originator");
    await outlive(leo, "Real Estate", "Broker");
    expect(await endOf(leo.api.links.answer({ id, status: "accepted" }))).toBe("OTHER_SIDE");
    expect(
      await endOf(
        app.sql("update profile_link_invitations set status = 'accepted' where id = $1", [id]),
      ),
    ).toBe("23514");
  });

  test("an active link between wrong sides can be ended by either", async () => {
    const [ana, leo] = await meet();
    const id = await link(app, leo, ana);
    await outlive(ana, "Title Company", "Agent");
    expect(await endOf(ana.api.links.end({ id }))).toBe("done");
  });
});

test("the database refuses an invitation to or from a person whose role alone fits a side", async () => {
  const [ana, leo] = await meet();
  const agent = await app.as(
    fresh({ ...people.tia, businessType: "Title Company", roleInBusiness: "Agent" }),
  );
  for (const [from, to] of [
    [leo, agent],
    [agent, leo],
    [ana, agent],
  ] as const) {
    expect(await endOf(link(app, from, to))).toBe("23514");
    expect(await endOf(invite(from, to))).toBe("NO_SUCH_PROFESSIONAL");
  }
});

describe("at the same moment", () => {
  beforeAll(() => app.sql("delete from profile_link_invitations"));
  const acrossSides = () =>
    app.sql(
      `select l.id from profile_link_invitations l
         join profiles o on o.id = l.loan_officer_id join profiles a on a.id = l.agent_id
        where (l.status = 'pending' or (l.status = 'accepted' and l.ended_at is null))
          and (o.found_as is distinct from 'loan officer' or a.found_as is distinct from 'agent')`,
    );

  test("accepting and changing sides leave no link between wrong sides, whichever is first", async () => {
    const ways = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const [ana, leo] = await meet();
      const [from, to] = round % 2 ? [ana, leo] : [leo, ana];
      const id = await invite(from, to);
      const changed = round % 3 === 0 ? asTitleAgent : asOfficer;
      const acts = [
        () => endOf(to.api.links.answer({ id, status: "accepted" })),
        () => endOf(ana.api.profiles.save(changed)),
      ];
      // Either may get a head start, of none to a few milliseconds.
      if (round % 4 > 1) acts.reverse();
      const first = acts[0]!();
      await sleep(round % 9);
      const ends = await Promise.all([first, acts[1]!()]);
      const [accepted, saved] = round % 4 > 1 ? ends.toReversed() : ends;
      expect(saved).toBe("done");
      expect(["done", "ALREADY_ANSWERED", "OTHER_SIDE"]).toContain(accepted);
      ways.add(accepted!);
      const after = await row(id);
      if (accepted === "done")
        expect(after).toMatchObject({ status: "accepted", ended_by: ana.id });
      else expect(after).toMatchObject({ status: round % 2 ? "cancelled" : "declined" });
      expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: null });
      expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: null });
    }
    expect(await acrossSides()).toEqual([]);
    expect(ways.size).toBeGreaterThan(1);
  });

  test("inviting and changing sides leave no pending invitation between wrong sides", async () => {
    for (let round = 0; round < 30; round += 1) {
      const [ana, leo] = await meet();
      const [from, to] = round % 2 ? [ana, leo] : [leo, ana];
      const [invited, saved] = await Promise.all([
        endOf(invite(from, to)),
        endOf(ana.api.profiles.save(asOfficer)),
      ]);
      expect(saved).toBe("done");
      expect(["done", "NO_SUCH_PROFESSIONAL"]).toContain(invited);
    }
    expect(await acrossSides()).toEqual([]);
  });

  test("both of a link change sides, while others accept and end links: no deadlock", async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ana, leo, lena] = await meet();
      await link(app, leo, ana);
      const next = await invite(lena, ana);
      const ends = await Promise.all([
        endOf(ana.api.profiles.save(asOfficer)),
        endOf(leo.api.profiles.save({ ...asBroker, fullName: "Leo Marsh" })),
        endOf(ana.api.links.answer({ id: next, status: "accepted" })),
        endOf(lena.api.profiles.save({ ...asBroker, fullName: "Lena Falk" })),
      ]);
      expect(ends.toSpliced(2, 1)).toEqual(["done", "done", "done"]);
      expect(["done", "ALREADY_ANSWERED", "OTHER_SIDE"]).toContain(ends[2]);
    }
    expect(await acrossSides()).toEqual([]);
  });
});

test("deleting an account while its partner accepts another or changes sides: both succeed", async () => {
  for (let round = 0; round < 40; round += 1) {
    const [ana, leo, lena] = await meet();
    await link(app, leo, ana);
    await invite(leo, await app.as(fresh(people.ben)));
    const next = await invite(lena, ana);
    const act = () =>
      round % 2
        ? ana.api.profiles.save(asOfficer)
        : ana.api.links.answer({ id: next, status: "accepted" });
    const end = async () => {
      await sleep(round % 11);
      await app.sql('delete from account."user" where id = $1', [leo.id]);
    };
    expect(await Promise.all([endOf(act()), endOf(end())])).toEqual(["done", "done"]);
    const linkedLoanOfficerId = round % 2 ? null : lena.id;
    expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId });
  }
});

test("saves of one person that change the side back and forth, while partners answer and end links: all succeed", async () => {
  for (let round = 0; round < 12; round += 1) {
    const [ana, leo, lena] = await meet();
    await link(app, leo, ana);
    const next = await invite(lena, ana);
    const ends = await Promise.all([
      endOf(ana.api.profiles.save(asOfficer)),
      endOf(ana.api.profiles.save(asSales)),
      endOf(ana.api.profiles.save(asOfficer)),
      endOf(ana.api.profiles.save(asBroker)),
      endOf(leo.api.profiles.save({ ...asBroker, fullName: "Leo Marsh" })),
      endOf(ana.api.links.answer({ id: next, status: "accepted" })),
    ]);
    expect(["done", "ALREADY_ANSWERED", "OTHER_SIDE"]).toContain(ends.pop());
    expect(ends).toEqual(Array.from({ length: 5 }, () => "done"));
  }
});
