import { expect, test, vi } from "vitest";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { testApp } from "./harness/app.ts";
import { device } from "./harness/device.ts";
import { createOldDatabase, migrationsUntil } from "./harness/old-migrations.ts";
import { fillOldDatabase } from "./harness/old-rows.ts";
import { connectionAs } from "./harness/roles.ts";
import { testMasters } from "./harness/sealed.ts";

// What older releases stored as addresses and phone numbers, and how today's release reads it.

vi.setConfig({ testTimeout: 60_000 });

const last = "20261123163610_scenarios-of-several";

/** A database of an older release with two people in it, changed before today's release starts on it. */
async function startedOn(change: (sql: Old["sql"], ana: string) => Promise<void>) {
  const database = await createOldDatabase(migrationsUntil(last));
  const { ana } = await fillOldDatabase(database);
  await change(database.sql, ana);
  const admin = { ...connectionAs(database, "app").address, user: "hearthline_owner" };
  await prepareDatabase(admin, { masters: testMasters, needsPassword: false, say: () => {} });
  return { database, ana };
}
type Old = Awaited<ReturnType<typeof createOldDatabase>>;

test("a domain stored in ASCII becomes the readable spelling, wherever it was stored", async () => {
  const [ascii, read] = ["ana@xn--exmple-cua.de", "ana@exämple.de"];
  const { database } = await startedOn(async (sql, ana) => {
    await sql(`alter table account."user" disable trigger user`);
    await sql(`update account."user" set email = $1 where email = $2`, [ascii, ana]);
    await sql("update profiles set email = $1 where email = $2", [ascii, ana]);
    await sql(`alter table account."user" enable trigger user`);
    await sql("update contacts set email = $1 where first_name = 'Priya'", [
      "p@xn--fsqu00a.xn--55qx5d",
    ]);
    await sql("update contacts set email = $1 where first_name = 'Omar'", [
      "o@mail.xn--80a1acny.xn--p1ai",
    ]);
    await sql("update contacts set email = $1 where first_name = 'Ines'", [
      "ines@xn--99999999.com",
    ]);
    await sql(
      `insert into outreach_stops (user_id, id, address, kind, source, happened_at)
       select id, gen_random_uuid(), $1, 'stopped', 'mail', now() from profiles where email = $2`,
      [ascii, ascii],
    );
  });
  await using app = await testApp({ database });
  for (const typed of [ascii, read]) expect((await device(app).signIn(typed)).status).toBe(200);
  const emails = await app.sql<{ email: string }>("select distinct email from contacts order by 1");
  expect(emails.map(({ email }) => email)).toEqual([
    "ines@xn--99999999.com",
    "o@mail.почта.рф",
    "p@例子.公司",
  ]);
  expect(await app.sql("select address from outreach_stops")).toEqual([{ address: read }]);
  expect(await app.sql("select email from profiles where email like 'ana@%'")).toEqual([
    { email: read },
  ]);
  // No one changed an address, so no one is notified.
  expect(
    await app.sql(
      "select kind from account.event where kind = 'email_changed' and detail like '%ä%'",
    ),
  ).toEqual([]);
  const told = await app.sql("select subject from mail.outbox where subject like '%moved%'");
  expect(told).toEqual([]);
});

test("an impossible phone number stays as it was typed, without a parsed number", async () => {
  const typed = "(123) 456-7890";
  const { database } = await startedOn(async (sql) => {
    const change = "update contacts set phone_number = $1, phone_e164 = $2 where first_name = $3";
    await sql(change, [typed, "+11234567890", "Priya"]);
    await sql(change, ["911-555-0100", "+19115550100", "Omar"]);
    await sql(change, ["(303) 555-0100", "+13035550100", "Ines"]);
    await sql(
      "update deleted_contacts set phone_number = '000-000-0000', phone_e164 = '+10000000000'",
    );
  });
  const kept = await database.sql<{ phone_number: string; phone_e164: string | null }>(
    "select distinct phone_number, phone_e164 from contacts order by 1",
  );
  expect(kept).toEqual([
    { phone_number: typed, phone_e164: null },
    { phone_number: "(303) 555-0100", phone_e164: "+13035550100" },
    { phone_number: "911-555-0100", phone_e164: null },
  ]);
  const binned = await database.sql<{ phone_e164: string | null }>(
    "select phone_e164 from deleted_contacts",
  );
  expect(binned.every(({ phone_e164: number }) => number === null)).toBe(true);
  await database.drop();
});

test("a person who signed up by phone code without a name is New User; a saved name stays", async () => {
  const former = "New member";
  const phone = "+13035550100@phone.invalid";
  const { database } = await startedOn(async (sql, ana) => {
    await sql(`alter table account."user" disable trigger user`);
    await sql(`update account."user" set name = $1`, [former]);
    await sql("update profiles set full_name = $1", [former]);
    // One signed up by phone and never saved the profile; the other has an email and did.
    await sql(`update account."user" set email = $1 where email = $2`, [phone, ana]);
    await sql("update profiles set is_profile_complete = false where email = $1", [ana]);
    await sql(`alter table account."user" enable trigger user`);
  });
  const names = await database.sql(
    `select u.email = $1 as "isByPhone", u.name, p.full_name as "fullName"
       from account."user" u join profiles p using (id) order by 1 desc`,
    [phone],
  );
  expect(names).toEqual([
    { isByPhone: true, name: "New User", fullName: "New User" },
    { isByPhone: false, name: former, fullName: former },
  ]);
  await database.drop();
});
