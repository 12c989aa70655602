import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answers, type Answer } from "#domain/links/invitation.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const pair = async () =>
  Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))] as const);

const row = async (id: string) =>
  (
    await app.sql<Record<string, unknown>>("select * from profile_link_invitations where id = $1", [
      id,
    ])
  )[0]!;

const invite = async (from: SignedIn, to: SignedIn) => {
  const id = newId();
  await from.api.links.invite({ id, profileId: to.id });
  return id;
};

describe("inviting", () => {
  test(
    "stores a pending invitation between the two and returns it",
    { tags: ["FIND-029.1-5", "FIND-030", "PROF-039.1-6", "PROF-040"] },
    async () => {
      const [ana, leo] = await pair();
      const before = Date.now();
      const id = newId();
      const returned = await ana.api.links.invite({ id, profileId: leo.id });
      expect(returned).toMatchObject({
        id,
        invitingProfileId: ana.id,
        invitedProfileId: leo.id,
        status: "pending",
      });
      const stored = await row(id);
      expect(stored).toMatchObject({
        inviting_profile_id: ana.id,
        invited_profile_id: leo.id,
        status: "pending",
        loan_officer_id: leo.id,
        agent_id: ana.id,
      });
      for (const column of ["created_at", "updated_at"] as const)
        expect((stored[column] as Date).getTime()).toBeGreaterThanOrEqual(before);
    },
  );

  test("twice under one id, as after a lost response, invites once", async () => {
    const [ana, leo] = await pair();
    const id = newId();
    const first = await ana.api.links.invite({ id, profileId: leo.id });
    expect(await ana.api.links.invite({ id, profileId: leo.id })).toEqual(first);
    expect(await ana.api.links.invitations()).toHaveLength(1);
  });

  test("ten times at once under one id invites once, and every response is that invitation", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ana, leo] = await pair();
      const id = newId();
      const asked = Array.from({ length: 10 }, () =>
        ana.api.links.invite({ id, profileId: leo.id }),
      );
      for (const answer of await Promise.all(asked)) expect(answer.id).toBe(id);
      expect(await leo.api.links.invitations()).toHaveLength(1);
      expect((await leo.api.notices.list()).notices).toHaveLength(1);
    }
  });

  test("accepting ten times at once links and reports it once", async () => {
    const [ana, leo] = await pair();
    const id = await invite(ana, leo);
    const accepts = Array.from({ length: 10 }, () =>
      leo.api.links.answer({ id, status: "accepted" }),
    );
    for (const answer of await Promise.all(accepts)) expect(answer.status).toBe("accepted");
    expect((await ana.api.notices.list()).notices).toHaveLength(1);
    const kinds = (await ana.api.links.log({ id })).map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  test(
    "a second one for the pair is refused while one is pending, whoever sends it",
    { tags: ["ERR-077.2"] },
    async () => {
      const [ana, leo] = await pair();
      await invite(ana, leo);
      for (const [from, to] of [
        [ana, leo],
        [leo, ana],
      ] as const)
        await expect(
          from.api.links.invite({ id: newId(), profileId: to.id }),
        ).rejects.toMatchObject({
          code: "INVITATION_EXISTS",
          message: "A pending invitation to this professional already exists.",
        });
    },
  );

  test("both at once leaves one pending invitation", async () => {
    const [ana, leo] = await pair();
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const [from, to] = index % 2 ? [ana, leo] : [leo, ana];
        return endOf(from.api.links.invite({ id: newId(), profileId: to.id }));
      }),
    );
    expect(ends.filter((end) => end === "done")).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(["done", "INVITATION_EXISTS"]));
    expect(await ana.api.links.invitations()).toHaveLength(1);
  });

  test.each(["declined", "cancelled"] as const)(
    "after a %s one a new one may be sent",
    async (status) => {
      const [ana, leo] = await pair();
      const id = await invite(ana, leo);
      await (status === "declined" ? leo : ana).api.links.answer({ id, status });
      expect(await endOf(invite(ana, leo))).toBe("done");
    },
  );

  test("is refused for oneself, the same side, people on neither side, incomplete and unknown profiles", async () => {
    const [ana, leo] = await pair();
    const ben = await app.as(fresh(people.ben));
    const tia = await app.as(fresh(people.tia));
    const incomplete = await app.as(fresh({ ...people.leo, isComplete: false }));
    for (const profileId of [ana.id, ben.id, tia.id, incomplete.id, newId()])
      expect(await endOf(ana.api.links.invite({ id: newId(), profileId })), profileId).toBe(
        "NO_SUCH_PROFESSIONAL",
      );
    for (const nobody of [tia, incomplete])
      expect(await endOf(nobody.api.links.invite({ id: newId(), profileId: leo.id }))).toBe(
        "NO_SUCH_PROFESSIONAL",
      );
    expect(await ana.api.links.invitations()).toEqual([]);
  });

  test("is refused while linked, and possible again once the link has ended", async () => {
    const [ana, leo] = await pair();
    const id = await link(app, ana, leo);
    expect(await endOf(invite(leo, ana))).toBe("ALREADY_LINKED");
    await leo.api.links.end({ id });
    expect(await endOf(invite(leo, ana))).toBe("done");
  });

  test("is limited to twenty a day, canceled ones included", async () => {
    const ana = await app.as(fresh(people.ana));
    const leo = await app.as(fresh(people.leo));
    for (let sent = 0; sent < 20; sent += 1) {
      const id = await invite(ana, leo);
      await ana.api.links.answer({ id, status: "cancelled" });
    }
    expect(await endOf(invite(ana, leo))).toBe("TOO_MANY");
    expect(await endOf(invite(leo, ana))).toBe("done");
  });
});

describe("answering", () => {
  const statuses = ["pending", "accepted", "declined", "cancelled"] as const;
  const actors = ["inviting", "invited", "stranger"] as const;
  const cells = statuses.flatMap((from) =>
    actors.flatMap((actor) =>
      (Object.keys(answers) as Answer[]).map((to) => ({ from, actor, to })),
    ),
  );

  test.each(cells)(
    "$from, answered $to by the $actor",
    { tags: ["PROF-041", "PROF-042", "PROF-043", "PERM-034", "PERM-035", "PERM-036", "PERM-037"] },
    async ({ from, actor, to }) => {
      const [ana, leo] = await pair();
      const ben = await app.as(fresh(people.ben));
      const id = await invite(ana, leo);
      if (from !== "pending")
        await (from === "cancelled" ? ana : leo).api.links.answer({ id, status: from });
      const before = await row(id);
      const who = { inviting: ana, invited: leo, stranger: ben }[actor];
      const end = await endOf(who.api.links.answer({ id, status: to }));
      // Repeating the answer changes nothing.
      if (from === to && answers[to] === actor) {
        expect(end).toBe("done");
        expect(await row(id)).toEqual(before);
        return;
      }
      const isAllowed = from === "pending" && answers[to] === actor;
      if (isAllowed) {
        expect(end).toBe("done");
        expect(await row(id)).toMatchObject({ status: to });
        return;
      }
      const refusal = from === "pending" ? "NOT_YOURS" : "ALREADY_ANSWERED";
      expect(end).toBe(actor === "stranger" ? "NOT_FOUND" : refusal);
      expect(await row(id)).toEqual(before);
    },
  );

  test("sets updated_at, and nothing else of it", { tags: ["PROF-047"] }, async () => {
    const [ana, leo] = await pair();
    const id = await invite(ana, leo);
    const before = await row(id);
    await leo.api.links.answer({ id, status: "declined" });
    const after = await row(id);
    expect((after.updated_at as Date).getTime()).toBeGreaterThan(
      (before.updated_at as Date).getTime(),
    );
    expect(after).toEqual({ ...before, status: "declined", updated_at: after.updated_at });
  });

  test("fifty times accept and cancel at once leave one final state each", async () => {
    for (let round = 0; round < 50; round += 1) {
      const [ana, leo] = await pair();
      const id = await invite(ana, leo);
      const ends = await Promise.all([
        endOf(leo.api.links.answer({ id, status: "accepted" })),
        endOf(ana.api.links.answer({ id, status: "cancelled" })),
      ]);
      expect(ends.toSorted()).toEqual(["ALREADY_ANSWERED", "done"]);
      const { status } = await row(id);
      expect(status).toBe(ends[0] === "done" ? "accepted" : "cancelled");
      // The losing answer left nothing behind: the profile matches the state.
      const [agent] = await app.sql<{ officer: string | null }>(
        "select linked_loan_officer_id as officer from profiles where id = $1",
        [ana.id],
      );
      expect(agent!.officer).toBe(status === "accepted" ? leo.id : null);
    }
  });
});

describe("the link", () => {
  test.each(["agent", "officer"] as const)(
    "is on both profiles when the %s accepts",
    { tags: ["PROF-048"] },
    async (accepter) => {
      const [ana, leo] = await pair();
      const [from, to] = accepter === "agent" ? [leo, ana] : [ana, leo];
      const id = await invite(from, to);
      await to.api.links.answer({ id, status: "accepted" });
      expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: leo.id });
      expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: ana.id });
    },
  );

  test.each(["agent", "officer"] as const)("is ended by the %s at once", async (ender) => {
    const [ana, leo] = await pair();
    const id = await link(app, ana, leo);
    await addDealOf(leo);
    expect((await ana.api.calculator.deals({})).deals).toHaveLength(1);
    const ended = await (ender === "agent" ? ana : leo).api.links.end({ id });
    expect(ended).toMatchObject({ status: "accepted", endedAt: expect.any(Date) });
    expect(await ana.api.calculator.deals({})).toEqual({
      officer: null,
      hidesFinances: false,
      deals: [],
      lastSaved: [],
      withoutIncome: [],
    });
    expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: null });
    expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: null });
    // The one who ended it finds it ended; the other side gets an error.
    const [again, told] = ender === "agent" ? [ana, leo] : [leo, ana];
    expect(await again.api.links.end({ id })).toEqual(ended);
    expect(await endOf(told.api.links.end({ id }))).toBe("NOT_LINKED");
    // A repeated acceptance after the end does not restore the link.
    expect(await endOf(ana.api.links.answer({ id, status: "accepted" }))).toBe("ALREADY_ANSWERED");
    expect(await ana.api.profiles.mine()).toMatchObject({ linkedLoanOfficerId: null });
  });

  test("with a second loan officer replaces the first, who loses nothing but the access", async () => {
    const [ana, leo] = await pair();
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    const first = await link(app, ana, leo);
    await addDealOf(leo, { name: "First Deal" });
    await addDealOf(lena, { name: "Second Deal" });
    const second = await invite(lena, ana);
    await ana.api.links.answer({ id: second, status: "accepted" });
    const { officer, deals } = await ana.api.calculator.deals({});
    expect(officer).toEqual({ id: lena.id, fullName: "Lena Falk" });
    expect(deals.map(({ firstName }) => firstName)).toEqual(["Second"]);
    expect(await row(first)).toMatchObject({ status: "accepted", ended_by: null });
    expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: null });
    expect((await leo.api.notices.list()).notices[0]).toMatchObject({ kind: "replaced" });
  });

  test("of a loan officer with many agents names the newest one on the profile", async () => {
    const [ana, leo] = await pair();
    const ben = await app.as(fresh(people.ben));
    await link(app, ana, leo);
    const second = await link(app, leo, ben);
    expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: ben.id });
    await leo.api.links.end({ id: second });
    expect(await leo.api.profiles.mine()).toMatchObject({ linkedRealEstateAgentId: ana.id });
  });
});

describe("the list of invitations", () => {
  test(
    "has those sent and received with both parties, newest first, and no one else's",
    {
      tags: [
        "PROF-034",
        "PROF-035",
        "PROF-036",
        "PROF-037",
        "PROF-038.1-6",
        "PERM-033",
        "PERM-041",
      ],
    },
    async () => {
      const [ana, leo] = await pair();
      const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
      const ben = await app.as(fresh(people.ben));
      const sent = await invite(ana, leo);
      const received = await invite(lena, ana);
      await invite(leo, ben);
      const listed = await ana.api.links.invitations();
      expect(listed.map(({ id }) => id)).toEqual([received, sent]);
      expect(listed[1]!.inviting).toEqual({
        id: ana.id,
        fullName: "Ana Ruiz",
        companyName: "Hearth & Co",
        roleInBusiness: "Broker",
        profilePictureUrl: null,
        businessType: "Real Estate",
      });
      expect(listed[1]!.invited).toMatchObject({ id: leo.id, fullName: "Leo Marsh" });
      expect(JSON.stringify(listed)).not.toContain(leo.email);
      expect((await app.visitor.fetch("/api/v1/invitations")).status).toBe(401);
    },
  );
});
