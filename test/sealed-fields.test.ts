import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { addDealOf, link } from "./harness/links.ts";
import { fresh, people } from "./harness/people.ts";
import { clientAs } from "./harness/roles.ts";

// Who reads the keys of encrypted fields, and what a ciphertext in the wrong place does.

let app: TestApp;
let ana: SignedIn;
let leo: SignedIn;
let lena: SignedIn;
let dealId: string;
const opened: Client[] = [];
const connectAs = async (...who: [role: Parameters<typeof clientAs>[1], owner?: string]) => {
  const client = await clientAs(app.database, ...who);
  opened.push(client);
  return client;
};
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  leo = await app.as(people.leo);
  lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
  dealId = await addDealOf(leo);
  await addDealOf(lena);
});
afterAll(async () => {
  for (const client of opened) await client.end();
  await app[Symbol.asyncDispose]();
});

const refused = { code: "42501" };
const ownersOf = async (client: Client) =>
  (await client.query<{ user_id: string }>("select user_id from data_keys")).rows.map(
    ({ user_id: owner }) => owner,
  );

describe("data keys", () => {
  test("are read by their owner alone, and by no one without an owner", async () => {
    expect(await ownersOf(await connectAs("app", leo.id))).toEqual([leo.id]);
    expect(await ownersOf(await connectAs("app", lena.id))).toEqual([lena.id]);
    expect(await ownersOf(await connectAs("app"))).toEqual([]);
  });

  test("are made for oneself alone, and never changed or removed by a request", async () => {
    const client = await connectAs("app", leo.id);
    const add = (owner: string) =>
      client.query("insert into data_keys values ($1, 9, 'x', '')", [owner]);
    await expect(add(lena.id)).rejects.toMatchObject(refused);
    for (const change of ["update data_keys set wrapped = ''", "delete from data_keys"])
      await expect(client.query(change), change).rejects.toMatchObject(refused);
  });

  test.each(["visitor", "assistant", "account", "worker", "person"] as const)(
    "are out of reach for the role %s",
    async (role) => {
      const client = await connectAs(role, leo.id);
      await expect(client.query("select * from public.data_keys")).rejects.toMatchObject(refused);
    },
  );

  test("are read by an agent while the link shares a deal, and written never", async () => {
    const client = await connectAs("links", ana.id);
    expect(await ownersOf(client)).toEqual([]);
    const id = await link(app, leo, ana);
    expect(await ownersOf(client)).toEqual([leo.id]);
    const chosen = { sharesAllDeals: false, hidesFinances: false };
    await leo.api.links.setSharing({ id, sharing: chosen });
    expect(await ownersOf(client)).toEqual([]);
    await leo.api.links.shareDeal({ id, dealId, isShared: true });
    expect(await ownersOf(client)).toEqual([leo.id]);
    for (const write of [
      "insert into data_keys (user_id, version, master, wrapped) values (app_owner(), 9, 'x', '')",
      "update data_keys set wrapped = ''",
      "delete from data_keys",
    ])
      await expect(client.query(write), write).rejects.toMatchObject(refused);
    await leo.api.links.end({ id });
    expect(await ownersOf(client)).toEqual([]);
  });
});

test("an income that is copied into another deal doesn't open there", async () => {
  const poor = await addDealOf(leo, { params: { borrowerMonthlyIncome: 1 } });
  await app.sql(
    `update contacts set loan_officer_deal_params =
            (select loan_officer_deal_params from contacts where id = $2) where id = $1`,
    [poor, dealId],
  );
  const copied = await leo.api.contacts.getDeal({ id: poor });
  expect(copied.unreadable).toEqual(["loanOfficerDealParams"]);
  expect(JSON.stringify(copied)).not.toContain("2500");
  expect((await leo.api.contacts.getDeal({ id: dealId })).deal.loanOfficerDealParams).toMatchObject(
    { maxMonthlyPayment: 2500 },
  );
});

test("lists ask for no key, and open nothing", async () => {
  const owner = await app.as(fresh(people.leo));
  await addDealOf(owner);
  await app.sql("delete from data_keys where user_id = $1", [owner.id]);
  const { contacts } = await owner.api.contacts.list({ type: "Deal" });
  expect(contacts).toMatchObject([{ firstName: "Priya" }]);
});

test("a deal comes back from the bin with its income", async () => {
  const id = await addDealOf(leo, { params: { borrowerMonthlyIncome: 7654.32 } });
  await leo.api.contacts.remove({ id });
  await leo.api.contacts.restore({ id });
  const { deal } = await leo.api.contacts.getDeal({ id });
  expect(deal.loanOfficerDealParams!.borrowerMonthlyIncome).toBe(7654.32);
});

test("the timeline shows a changed income, and its row does not contain it", async () => {
  const id = await addDealOf(leo, { params: { borrowerMonthlyIncome: 4321.09 } });
  const loanOfficerDealParams = { borrowerMonthlyIncome: 5432.1 };
  const deal = { firstName: "Priya", lastName: "Raman", loanOfficerDealParams };
  await leo.api.contacts.editDeal({ id, deal });
  const { events } = await leo.api.contacts.timeline({ id });
  expect(events[0]!.changes).toEqual([
    { field: "loanOfficerDealParams.borrowerMonthlyIncome", before: 4321.09, after: 5432.1 },
  ]);
  const rows = await app.sql("select * from contact_events where contact_id = $1", [id]);
  expect(JSON.stringify(rows)).not.toMatch(/4321|5432/);
});
