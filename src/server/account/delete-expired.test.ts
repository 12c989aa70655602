import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, addSession, fresh, people } from "#test/harness/people.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { forgetAccountRemains } from "./delete-expired.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const forget = async () => {
  const { address, login } = connectionAs(app.database, "worker");
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  await forgetAccountRemains(pool);
  await pool.end();
};
const count = async (table: string) =>
  (await app.sql<{ count: number }>(`select count(*)::int as count from account.${table}`))[0]!
    .count;

test("deletes what gives no access and delays no one anymore, and nothing else", async () => {
  const id = await addPerson(app.database, fresh(people.ana));
  await addSession(app.database, id);
  await addSession(app.database, id);
  await app.sql(
    `update account.session set expires_at = now() - interval '1 second'
      where id = (select id from account.session limit 1)`,
  );
  for (const [key, age] of [
    ["old", "3 days"],
    ["new", "1 day"],
  ])
    await app.sql(
      `insert into account.delay (bucket, failures, free_at, changed_at)
       values ($1, 1, now(), now() - $2::interval)`,
      [key, age],
    );
  for (const [key, age] of [
    ["old", "91 days"],
    ["new", "89 days"],
  ])
    await app.sql(
      `insert into account.known_place (account, place, seen_at) values ($1, $1, now() - $2::interval)`,
      [key, age],
    );
  for (const left of ["-1 second", "1 hour"])
    await app.sql(
      `insert into account.verification (id, identifier, value, expires_at, created_at, updated_at)
       values ($1, 'x', 'x', now() + $2::interval, now(), now())`,
      [newId(), left],
    );
  const stale = await addPerson(app.database, fresh(people.nia), { hasProfile: false });
  await app.sql(
    `update account."user" set email_verified = false, created_at = now() - interval '8 days' where id = $1`,
    [stale],
  );
  await forget();
  expect(await app.sql(`select id from account."user"`)).toEqual([{ id }]);
  for (const table of ["session", "delay", "known_place", "verification"])
    expect(await count(table), table).toBe(1);
  // An expiry is not an event of the account.
  const events = await app.sql("select kind from account.event where kind = 'session_ended'");
  expect(events).toEqual([]);
});
