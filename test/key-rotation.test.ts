import { afterAll, beforeAll, expect, test } from "vitest";
import { rotateKeys, usedMasterKeys } from "#server/platform/rotate-keys.ts";
import {
  masterKeysOf,
  newMasterKeyText,
  parseMasterKeys,
} from "#server/platform/sealed/master-keys.ts";
import { versionOf } from "#server/platform/sealed/vault.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { addDealOf } from "./harness/links.ts";
import { fresh, people } from "./harness/people.ts";
import { testMasterKey } from "./harness/sealed.ts";

// New master keys and data keys while people work.

let app: TestApp;
let leo: SignedIn;
/** As in a file that a rotation writes: the product reads it again when it meets a key that it does not know. */
let keys = testMasterKey;
beforeAll(async () => {
  app = await testApp();
  leo = await app.as(people.leo);
});
afterAll(() => app[Symbol.asyncDispose]());

const masters = masterKeysOf(() => keys);
const incomeOf = async (id: string) =>
  (await leo.api.contacts.getDeal({ id })).deal.loanOfficerDealParams!.borrowerMonthlyIncome;
const versions = async () =>
  (
    await app.sql<{ sealed: Buffer }>(
      `select loan_officer_deal_params as sealed from contacts where loan_officer_deal_params is not null
       union all select loan_officer_deal_params from deleted_contacts where loan_officer_deal_params is not null
       union all select changes from contact_events where changes is not null`,
    )
  ).map(({ sealed }) => versionOf(sealed));

test("new data keys seal everything anew, while people save, and everything opens", async () => {
  const ids: string[] = [];
  for (let income = 1; income <= 12; income += 1)
    ids.push(await addDealOf(leo, { params: { borrowerMonthlyIncome: income } }));
  const edit = (id: string, income: number) =>
    leo.api.contacts.editDeal({
      id,
      deal: {
        firstName: "Priya",
        lastName: "Raman",
        loanOfficerDealParams: { borrowerMonthlyIncome: income },
      },
    });
  await edit(ids[0]!, 101);
  await leo.api.contacts.remove({ id: ids[1]! });
  expect(new Set(await versions())).toEqual(new Set([1]));

  const [done] = await Promise.all([
    rotateKeys(app.database.owner, { masters, newDataKeys: true }),
    ...ids.slice(2, 6).map((id, index) => edit(id, 1000 + index)),
  ]);
  expect(done).toMatchObject({ made: 1, removed: 0 });
  expect(done.resealed).toBeGreaterThan(0);
  // Who saved at that very moment may have used the old key; a repeated run finds the rest.
  await rotateKeys(app.database.owner, { masters, newDataKeys: false });
  expect(new Set(await versions())).toEqual(new Set([2]));
  await leo.api.contacts.restore({ id: ids[1]! });
  expect(await Promise.all(ids.map(incomeOf))).toEqual([
    101, 2, 1000, 1001, 1002, 1003, 7, 8, 9, 10, 11, 12,
  ]);
});

test("a replaced data key goes when nothing is sealed with it, and not within an hour", async () => {
  await app.sql("update data_keys set created_at = now() - interval '61 minutes'");
  const { removed } = await rotateKeys(app.database.owner, { masters, newDataKeys: false });
  expect(removed).toBe(1);
  expect(await app.sql("select version from data_keys where user_id = $1", [leo.id])).toEqual([
    { version: 2 },
  ]);
  const id = await addDealOf(leo, { params: { borrowerMonthlyIncome: 55 } });
  expect(await incomeOf(id)).toBe(55);
});

test("an interrupted rotation is finished by the next, and changes nothing twice", async () => {
  const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
  await addDealOf(lena);
  await app.sql(`create function stumble() returns trigger language plpgsql as
    $$ begin raise exception 'stumbled'; end $$`);
  await app.sql(
    "create trigger stumble before update on contacts for each row execute function stumble()",
  );
  const rotate = (newDataKeys: boolean) => rotateKeys(app.database.owner, { masters, newDataKeys });
  await expect(rotate(true)).rejects.toThrow("stumbled");
  await app.sql("drop function stumble() cascade");
  const finished = await rotate(false);
  expect(finished.made).toBe(0);
  expect(finished.resealed).toBeGreaterThan(0);
  expect(await rotate(false)).toMatchObject({ made: 0, resealed: 0, secrets: 0, wrapped: 0 });
});

test("what does not open is reported and stays, and the rotation goes on", async () => {
  const rotate = (newDataKeys: boolean) => {
    const found: string[] = [];
    const onUnreadable = ({ table, column, id }: { table: string; column: string; id: string }) =>
      found.push(`${table}.${column} ${id}`);
    return rotateKeys(app.database.owner, { masters, newDataKeys, onUnreadable }).then((done) => ({
      done,
      found,
    }));
  };
  const lou = await app.as(fresh({ ...people.leo, fullName: "Lou Hart" }));
  const add = (income: number) => addDealOf(lou, { params: { borrowerMonthlyIncome: income } });
  const [broken, headless, whole] = [await add(1), await add(2), await add(3)];
  const change = (id: string, at: number) =>
    app.sql(
      `update contacts set loan_officer_deal_params =
         set_byte(loan_officer_deal_params, ${at}, get_byte(loan_officer_deal_params, ${at}) # 64) where id = $1`,
      [id],
    );
  await change(broken, 50);
  await change(headless, 2);
  const stored = () =>
    app.sql<{ id: string; sealed: Buffer }>(
      "select id, loan_officer_deal_params as sealed from contacts where user_id = $1 order by id",
      [lou.id],
    );
  const before = await stored();
  const { done, found } = await rotate(true);
  const places = [broken, headless].map((id) => `contacts.loan_officer_deal_params ${id}`);
  expect(found.sort()).toEqual(places.sort());
  expect(done.unreadable).toBe(2);
  for (const [index, { id, sealed }] of (await stored()).entries())
    expect(sealed.equals(before[index]!.sealed), id).toBe(id !== whole);
  const { deal } = await lou.api.contacts.getDeal({ id: whole });
  expect(deal.loanOfficerDealParams!.borrowerMonthlyIncome).toBe(3);
});

test("a new master key wraps everything, and the old one opens nothing anymore", async () => {
  const before = parseMasterKeys(testMasterKey)![0]!.id;
  expect(await usedMasterKeys(app.database.owner)).toEqual(new Set([before]));
  const fresher = newMasterKeyText();
  keys = `${fresher}\n${testMasterKey}`;
  const lost = await app.as(fresh({ ...people.leo, fullName: "Luis Ortega" }));
  await addDealOf(lost);
  const his = "data_keys where user_id = $1";
  await app.sql(
    "update data_keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1) where user_id = $1",
    [lost.id],
  );
  const passedOver: string[] = [];
  const done = await rotateKeys(app.database.owner, {
    masters,
    newDataKeys: false,
    onUnreadable: ({ table, id }) => passedOver.push(`${table} ${id}`),
  });
  expect(passedOver).toContain(`data_keys ${lost.id}`);
  expect(await app.sql(`select from ${his} and master = $2`, [lost.id, before])).toHaveLength(1);
  await app.sql(`delete from ${his}`, [lost.id]);
  expect(done.wrapped).toBe((await app.sql("select from data_keys")).length);
  expect(done.secrets).toBeGreaterThan(0);
  const now = parseMasterKeys(fresher)![0]!.id;
  expect(await usedMasterKeys(app.database.owner)).toEqual(new Set([now]));
  await using restarted = await testApp({
    database: { ...app.database, drop: async () => {} },
    config: { masterKey: { text: fresher } },
  });
  const { contacts } = await leo.api.contacts.list({ type: "Deal" });
  const { fetch: ask } = restarted.visitor;
  expect((await ask("/api/v1/profile")).status).toBe(401);
  expect(contacts.length).toBeGreaterThan(0);
  await expect(testApp({ database: { ...app.database, drop: async () => {} } })).rejects.toThrow(
    "encrypted with another master key",
  );
});
