import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { fillAccount, type Target } from "#test/harness/attempts.ts";
import { link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// Ways in which products of this kind are known to have leaked data to strangers, one test each.

let app: TestApp;
let leo: SignedIn;
let ben: SignedIn;
let target: Target;
beforeAll(async () => {
  app = await testApp();
  leo = await app.as(fresh(people.leo));
  ben = await app.as(fresh(people.ben));
  const secret = "SecretLeo";
  target = await fillAccount(app, leo, { secret, sender: await app.as(fresh(people.ana)) });
});
afterAll(() => app[Symbol.asyncDispose]());

test("every table and every method, as a visitor, a stranger and an unlinked agent: not a row", async () => {
  const tables = await app.sql<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column
       from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  expect(tables.length).toBeGreaterThanOrEqual(16);
  // Public on purpose: professionals' cards, and pictures for anyone who knows the name.
  const open = ["links: profiles", "visitor: profile_pictures"];
  const reached: string[] = [];
  for (const role of ["app", "links", "visitor"] as const)
    for (const owner of [undefined, ben.id]) {
      const client = await clientAs(app.database, role, owner);
      const rowsOf = async (statement: string) =>
        (await client.query(statement).catch(() => ({ rowCount: 0 }))).rowCount ?? 0;
      for (const { name, column } of tables) {
        const theirs = `where ${column} = '${leo.id}'`;
        const statements = {
          select: `select 1 from ${name} ${theirs}`,
          update: `update ${name} set ${column} = ${column} ${theirs}`,
          delete: `delete from ${name} ${theirs}`,
        };
        for (const [verb, statement] of Object.entries(statements)) {
          if (verb === "select" && open.includes(`${role}: ${name}`)) continue;
          if ((await rowsOf(statement)) > 0) reached.push(`${role} ${owner} ${verb} ${name}`);
        }
      }
      await client.end();
    }
  expect(reached).toEqual([]);
});

test("another owner's id gives no access: status, deletion, edit, scenario", async () => {
  const { api } = ben;
  const { appointment, lead, deal } = target;
  const person = { firstName: "M", lastName: "M" };
  expect(
    await Promise.all(
      [
        api.appointments.setStatus({ id: appointment, status: "Cancelled" }),
        api.appointments.remove({ id: appointment }),
        api.contacts.editLead({ id: lead, lead: person }),
        api.contacts.editDeal({ id: deal, deal: person }),
        api.contacts.remove({ id: deal }),
        api.calculator.dealScenarios({ dealId: deal }),
      ].map(endOf),
    ),
  ).toEqual(Array.from({ length: 6 }, () => "NOT_FOUND"));
  const save = api.calculator.save({ dealId: deal, id: newId(), scenario: firstScenario });
  expect(await endOf(save)).toBe("NOT_SHARED");
});

test("what a list leaves out is not at its address either, and its owner still gets it", async () => {
  const ana = await app.as(fresh(people.ana));
  const linkId = await link(app, leo, ana);
  await leo.api.links.setSharing({
    id: linkId,
    sharing: { sharesAllDeals: false, hidesFinances: false },
  });
  const { deal } = target;
  expect((await ana.api.calculator.deals({})).deals).toEqual([]);
  const scenario = firstScenario;
  expect(await endOf(ana.api.calculator.judge({ dealId: deal, scenario }))).toBe("NOT_SHARED");
  expect(await endOf(ana.api.contacts.getDeal({ id: deal }))).toBe("NOT_FOUND");
  await leo.api.links.shareDeal({ id: linkId, dealId: deal, isShared: true });
  expect(await endOf(ana.api.calculator.judge({ dealId: deal, scenario }))).toBe("done");
  expect(await endOf(leo.api.contacts.getDeal({ id: deal }))).toBe("done");
});

test("no search and no public page reveals an email or more than a card", async () => {
  const found = await ben.api.links.search({ term: "leo" });
  expect(found).toHaveLength(1);
  const text = JSON.stringify([
    found,
    await app.visitor.api.booking.professional({ profileId: leo.id }),
    await ben.api.links.invitations(),
  ]);
  expect(text).not.toContain(leo.email);
  expect(text).not.toContain("Secret");
});

test("only the invited person can accept an invitation, once, exactly as it was shown", async () => {
  const [ana, lena] = await Promise.all([
    app.as(fresh(people.ana)),
    app.as(fresh({ ...people.leo, fullName: "Lena Falk" })),
  ]);
  const id = newId();
  await lena.api.links.invite({ id, profileId: ana.id });
  const answer = (who: SignedIn) => endOf(who.api.links.answer({ id, status: "accepted" }));
  expect(await answer(ben)).toBe("NOT_FOUND");
  expect(await answer(lena)).toBe("NOT_YOURS");
  await app.sql(`update account."user" set email_verified = false where id = $1`, [ana.id]);
  expect(await answer(ana)).toBe("UNAUTHORIZED");
  await app.sql(`update account."user" set email_verified = true where id = $1`, [ana.id]);
  // The same id can't be sent again, so what was shown is what is accepted.
  const other = await app.as(fresh(people.leo));
  expect(await endOf(other.api.links.invite({ id, profileId: ana.id }))).toBe("INVITATION_EXISTS");
  expect(await answer(ana)).toBe("done");
  // Accepting again after a lost answer changes nothing; a different answer is too late.
  const accepted = await app.sql("select * from profile_link_invitations where id = $1", [id]);
  expect(await answer(ana)).toBe("done");
  expect(await endOf(ana.api.links.answer({ id, status: "declined" }))).toBe("ALREADY_ANSWERED");
  expect(await endOf(lena.api.links.answer({ id, status: "cancelled" }))).toBe("ALREADY_ANSWERED");
  expect(await app.sql("select * from profile_link_invitations where id = $1", [id])).toEqual(
    accepted,
  );
  expect((await ana.api.profiles.mine())!.linkedLoanOfficerId).toBe(lena.id);
});

test("the server ignores results and parameters that a client claims", async () => {
  const ana = await app.as(fresh(people.ana));
  await link(app, leo, ana);
  const path = `/api/v1/calculator/deals/${target.deal}/scenario`;
  for (const forged of [
    { preApprovalResults: { isWithinLimits: true } },
    { loanOfficerDealParams: { maxMonthlyPayment: 1e9 } },
    { userId: ana.id },
  ]) {
    const body = JSON.stringify({ id: newId(), scenario: firstScenario, ...forged });
    expect((await ana.fetch(path, { method: "PUT", body })).status).toBe(400);
  }
  // That deal has no parameters, so an agent can't get a green verdict from it.
  const saved = await ana.api.calculator.save({
    dealId: target.deal,
    id: newId(),
    scenario: firstScenario,
  });
  expect(saved.deal.preApprovalResults!.isWithinLimits).toBeNull();
});
