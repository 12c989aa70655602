import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { ensureLogins } from "#server/platform/roles.ts";
import { refuseNewerDatabase } from "#server/platform/schema/check-schema.ts";
import { expectedFile, writtenExpected } from "#server/platform/schema/expected.ts";
import { factsOf } from "#server/platform/schema/facts.ts";
import { readCatalog } from "#server/platform/schema/read-catalog.ts";
import { schemaFile, writeSchema } from "#server/platform/schema/write-schema.ts";
import { createTestDatabase, type TestDatabase } from "./harness/database.ts";
import { connectionAs, loginsOf } from "./harness/roles.ts";
import { testMasters } from "./harness/sealed.ts";

// What the migrations create, what is recorded of it, and what the start does if the database differs.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensureLogins(database.owner, null);
});
afterAll(() => database.drop());

const read = () => readCatalog(database.owner, { logins: loginsOf(database) });

describe("the recorded schema", () => {
  test("docs/schema.sql is what the migrations create (npm run db:schema)", async () => {
    expect(writeSchema(await read())).toBe(readFileSync(schemaFile, "utf8"));
  });

  test("expected.txt is too (npm run db:schema)", async () => {
    const catalog = await read();
    const written = writtenExpected({ facts: factsOf(catalog), major: catalog.major });
    expect(written).toBe(readFileSync(expectedFile, "utf8"));
  });

  test("doesn't depend on the database's session settings", async () => {
    const { owner } = database;
    const before = writeSchema(await read());
    await owner.query("set search_path = account, public, mail");
    await owner.query(
      "set datestyle = 'German'; set intervalstyle = 'iso_8601'; set timezone = 'Asia/Kathmandu'",
    );
    await owner.query("set quote_all_identifiers = on; set bytea_output = 'escape'");
    expect(writeSchema(await read())).toBe(before);
    await owner.query("reset all");
  });
});

/** What the start reports about its own database after these statements; LOGIN is the login for requests. */
async function startAfter(...statements: string[]): Promise<{ refused: string[]; said: string[] }> {
  const changed = await createTestDatabase();
  const said: string[] = [];
  const { address, login } = connectionAs(changed, "app");
  const start = () =>
    prepareDatabase(
      { ...address, user: "hearthline_owner" },
      { masters: testMasters, needsPassword: false, say: (line) => said.push(line) },
    );
  try {
    await start();
    for (const statement of statements)
      await changed.sql(statement.replace("LOGIN", `"${login.user}"`));
    const refused = await start().then(
      () => [],
      (error: Error) => error.message.split("\n"),
    );
    return { refused, said };
  } finally {
    await changed.drop();
  }
}

describe("the start", () => {
  test("reports nothing about a database as the migrations leave it", async () => {
    expect(await startAfter()).toEqual({ refused: [], said: [] });
  });

  test("refuses anything that exposes rows or that the code would miss, and names each", async () => {
    const { refused, said } = await startAfter(
      "drop policy own_contacts on contacts",
      "create policy everybody on contacts for select to hearthline_app using (true)",
      "alter policy own_picture on profile_pictures using (true)",
      "alter policy own_notices on notices to public",
      "alter table notices no force row level security",
      "alter table scenarios disable row level security",
      "grant select (side) on profiles to hearthline_links",
      "grant select on mail.outbox to public",
      "grant usage on schema operation to LOGIN",
      "revoke execute on function account.take_turn(jsonb) from hearthline_account",
      "grant create on schema public to hearthline_visitor",
      "drop function mail.forget(text)",
      "create or replace function links.is_live(officer uuid, agent uuid) returns boolean language sql stable " +
        "security definer set search_path = pg_catalog, pg_temp as 'select true'",
      "alter function links.tell security invoker",
      "alter function links.record_sharing owner to hearthline_owner",
      "alter function gate.enter(text) reset search_path",
      "drop trigger session_changed on account.session",
      "alter table account.account disable trigger login_changed",
      "alter table contacts drop column website",
      "alter table profiles alter column website type varchar(20)",
      "alter table appointments drop constraint appointments_pkey",
      "drop index invitations_one_officer",
      "drop table guard.spent_proofs",
    );
    for (const line of [
      "policy own_contacts of public.contacts is missing",
      "policy everybody of public.contacts is there and should not be: for select to hearthline_app",
      /conditions of policy own_picture of public.profile_pictures: found “using \(true\) .* expected “using \(user_id/,
      "policy own_notices of public.notices: found “for all to public”, expected “for all to hearthline_app”",
      "row-level security of public.notices: found “enabled”, expected “forced”",
      "row-level security of public.scenarios: found “off”, expected “forced”",
      "rights of hearthline_links on public.profiles have too much: select (side)",
      "rights of public on mail.outbox have too much: select",
      "rights of login of hearthline_app on schema operation have too much: usage",
      "rights of hearthline_account on function account.take_turn(rules jsonb) lack: execute",
      "rights of hearthline_visitor on schema public have too much: create",
      "function mail.forget(recipient text) is missing",
      /function links.is_live\(officer uuid, agent uuid\): found .* body /,
      /function links.tell\(.*\): found .* expected “.* security definer /,
      /owner of function links.record_sharing\(.*\): found “whoever migrates”, expected “hearthline_link_keeper”/,
      /function gate.enter\(session_token text\): found .* expected .*search_path=pg_catalog/,
      "trigger session_changed of account.session is missing",
      /trigger login_changed of account.account: found .*\(disabled\)/,
      "column public.contacts.website is missing",
      /column public.profiles.website: found “character varying\(20\)”, expected “text”/,
      "constraint appointments_pkey of public.appointments is missing",
      "index invitations_one_officer of public.profile_link_invitations is missing",
      "table guard.spent_proofs is missing",
    ])
      expect(refused, String(line)).toContainEqual(expect.stringMatching(containing(line)));
    expect(refused[0]).toMatch(/does not start/);
    expect(refused.at(-1)).toMatch(/docs\/schema\.sql/);
    expect(said).toEqual([]);
  });

  test("continues despite harmless differences, and reports them", async () => {
    const { refused, said } = await startAfter(
      "drop index account.account_user",
      "alter table contacts add column theirs text",
      "alter table contacts add constraint theirs check (length(first_name) < 1000)",
      "create trigger theirs before update on contacts for each row execute function suppress_redundant_updates_trigger()",
    );
    expect(refused).toEqual([]);
    expect(said).toHaveLength(4);
    for (const line of [
      "index account_user of account.account is missing",
      "column public.contacts.theirs is there and should not be",
      "constraint theirs of public.contacts is there and should not be",
      "trigger theirs of public.contacts is there and should not be",
    ])
      expect(said, line).toContainEqual(expect.stringMatching(containing(line)));
  });

  test("ignores what an operator adds to the database", async () => {
    expect(
      await startAfter(
        "create index theirs on contacts (user_id, website)",
        "create schema theirs",
        "create table theirs.report (id int primary key)",
        "create table report (id int primary key, day date not null)",
        "create index on report (day)",
        "create view visits as select 1 as one",
        "create function nightly() returns void language sql as ''",
        "create extension pgcrypto",
        "comment on table contacts is 'theirs'",
      ),
    ).toEqual({ refused: [], said: [] });
  });

  test("refuses if one of our roles may use what an operator added", async () => {
    const { refused } = await startAfter(
      "create table report (id int primary key)",
      "grant select on report to hearthline_visitor",
    );
    expect(refused).toContain(
      "  - rights of hearthline_visitor on public.report have too much: select",
    );
  });

  test("refuses a database of a newer release before it changes anything", async () => {
    const newer = await createTestDatabase();
    try {
      await expect(refuseNewerDatabase(newer.owner)).resolves.toBeUndefined();
      await newer.sql(
        `insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 1, '20991231000000_flying-cars')`,
      );
      const connection = { ...connectionAs(newer, "app").address, user: "hearthline_owner" };
      await newer.sql("drop policy own_contacts on contacts");
      const preparing = prepareDatabase(connection, {
        masters: testMasters,
        needsPassword: false,
        say: () => {},
      });
      await expect(preparing).rejects.toThrow(/newer release.*20991231000000_flying-cars/);
    } finally {
      await newer.drop();
    }
  });
});

function containing(line: string | RegExp): RegExp {
  return typeof line === "string" ? new RegExp(line.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")) : line;
}
