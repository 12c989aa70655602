import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// Who read the finances of an account, or exported them, is among its events.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Event = { kind: string; detail: string | null; day: string; ip: string | null };
const events = (person: { id: string }, kind: string) =>
  app.sql<Event>(
    `select kind, detail, (happened_at at time zone 'UTC')::date::text as day, ip_address as ip
       from account.event where user_id = $1 and kind = $2 order by happened_at`,
    [person.id, kind],
  );
const readings = (person: { id: string }) => events(person, "finances_read");

async function linked(sharing?: { sharesAllDeals: boolean; hidesFinances: boolean }) {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const linkId = await link(app, leo, ana);
  if (sharing) await leo.api.links.setSharing({ id: linkId, sharing });
  return { ana, leo, linkId };
}
const save = (agent: SignedIn, dealId: string) =>
  agent.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });

describe("an agent who reads incomes and debts", () => {
  test("is among the loan officer's events, once a day however much is read, and in no other account", async () => {
    const { ana, leo } = await linked();
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    await addDealOf(lena);
    const dealId = await addDealOf(leo);
    await addDealOf(leo, { name: "Omar Grant" });
    expect(await readings(leo)).toEqual([]);
    const ask = () => ana.api.calculator.deals({});
    await Promise.all([ask(), ask(), ask()]);
    await save(ana, dealId);
    await ana.api.calculator.myScenarios({ dealId });
    const found = await readings(leo);
    expect(found.length).toBeGreaterThan(0);
    // One a day, also if midnight passes meanwhile.
    expect(new Set(found.map(({ day }) => day)).size).toBe(found.length);
    expect(new Set(found.map(({ detail }) => detail))).toEqual(new Set(["Ana Ruiz"]));
    for (const other of [ana, lena]) expect(await readings(other)).toEqual([]);
    const listed = await leo.fetch("/api/v1/account/events");
    expect(await listed.text()).toContain("finances_read");

    const amy = await app.as(fresh({ ...people.ana, fullName: "Amy Stone" }));
    await link(app, leo, amy);
    await amy.api.calculator.deals({});
    expect((await readings(leo)).map(({ detail }) => detail)).toContain("Amy Stone");
  });

  test("through a save alone, or the history alone, as well", async () => {
    const first = await linked();
    const dealId = await addDealOf(first.leo);
    await save(first.ana, dealId);
    expect(await readings(first.leo)).not.toEqual([]);
  });

  test("is not noted where nothing of them was shown: hidden, not stated, or the link is over", async () => {
    const hidden = await linked({ sharesAllDeals: true, hidesFinances: true });
    const dealId = await addDealOf(hidden.leo);
    await hidden.ana.api.calculator.deals({});
    await save(hidden.ana, dealId);
    expect(await readings(hidden.leo)).toEqual([]);

    const { ana, leo, linkId } = await linked();
    await addDealOf(leo, { params: { maxMonthlyPayment: 2500 } });
    await ana.api.calculator.deals({});
    await leo.api.contacts.read({ id: await addDealOf(leo) });
    await leo.api.links.end({ id: linkId });
    await ana.api.calculator.deals({});
    expect(await readings(leo)).toEqual([]);
  });
});

describe("a stranger", () => {
  test("writes no reading into another's account, not even with the role of links", async () => {
    const { leo } = await linked();
    await addDealOf(leo);
    const amy = await app.as(fresh(people.ana));
    await amy.api.calculator.deals({});
    const asked = await amy.fetch(`/api/v1/calculator/deals/${newId()}/scenarios`);
    expect(asked.status).toBe(404);
    for (const owner of [amy.id, leo.id, undefined]) {
      const client = await clientAs(app.database, "links", owner);
      await client.query("select links.note_reading()").finally(() => client.end());
    }
    expect(await readings(leo)).toEqual([]);
  });

  test("of any role can't write an event directly, nor an export of someone else", async () => {
    const leo = await app.as(fresh(people.leo));
    const ben = await app.as(fresh(people.ben));
    const once = `select account_keeper.note_once(gen_random_uuid(), '${leo.id}', 'finances_read', null)`;
    for (const role of [
      "app",
      "links",
      "person",
      "visitor",
      "assistant",
      "account",
      "worker",
    ] as const) {
      const client = await clientAs(app.database, role, ben.id);
      await expect(client.query(once), role).rejects.toMatchObject({ code: "42501" });
      await client.end();
    }
    for (const role of ["app", "links", "visitor", "assistant"] as const) {
      const client = await clientAs(app.database, role, leo.id);
      const noted = client.query("select account_keeper.note_export(null, null)");
      await expect(noted, role).rejects.toMatchObject({ code: "42501" });
      await client.end();
    }
    const client = await clientAs(app.database, "person", ben.id);
    await client.query("select account_keeper.note_export(null, null)").finally(() => client.end());
    expect(await events(ben, "data_exported")).toHaveLength(1);
    for (const kind of ["data_exported", "finances_read"])
      expect(await events(leo, kind)).toEqual([]);
  });
});

test("an export is among the account's events, and in its own file", async () => {
  const leo = await app.as(fresh(people.leo));
  const ben = await app.as(fresh(people.ben));
  const answer = await leo.fetch("/account/export");
  const file = (await answer.json()) as { account: { events: { kind: string }[] } };
  expect(file.account.events.map(({ kind }) => kind)).toContain("data_exported");
  expect(await events(leo, "data_exported")).toHaveLength(1);
  expect(await events(ben, "data_exported")).toEqual([]);
});

test("an export that is refused is none", async () => {
  const leo = await app.as(fresh(people.leo));
  expect((await app.visitor.fetch("/account/export")).status).toBe(401);
  await app.sql(
    "update account.session set confirmed_at = now() - interval '2 days' where user_id = $1",
    [leo.id],
  );
  expect((await leo.fetch("/account/export")).status).toBe(403);
  expect(await events(leo, "data_exported")).toEqual([]);
});
