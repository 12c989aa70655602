import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { readCatalog } from "#server/platform/schema/read-catalog.ts";
import { schemaFile, writeSchema } from "#server/platform/schema/write-schema.ts";
import { testApp } from "./harness/app.ts";
import type { TestDatabase } from "./harness/database.ts";
import { device } from "./harness/device.ts";
import { createOldDatabase, migrationsUntil, type Texts } from "./harness/old-migrations.ts";
import { fillOldDatabase } from "./harness/old-rows.ts";
import { addPerson, fresh, people } from "./harness/people.ts";
import { connectionAs, loginsOf } from "./harness/roles.ts";
import { testMasters } from "./harness/sealed.ts";

// Databases of older releases with people's records in them: today's release starts on each, everything is still
// there, everyone can sign in with their old password, and the schema equals a new database's.

vi.setConfig({ testTimeout: 60_000 });

const links = "20261122002332_links-walls";
const account = "20261122033218_account-security-walls";
const search = "20261122141735_search-everything";

/** What made a database: its last migration, those that hadn't landed yet, and the version of their texts. */
type Release = { until: string; without?: string[]; texts?: Texts };

const releases: Record<string, Release> = {
  "of the first day": { until: "20261120183350_walls" },
  "with a timeline and deleted contacts": { until: "20261121175611_contacts-walls" },
  "with booking": { until: "20261121213522_withdraw-mail" },
  "with links, before notifications were limited": { until: links, texts: { [links]: 4 } },
  "with links, before the log waited for a link to be active": {
    until: "20261122011003_professionals-search",
    texts: { [links]: 3 },
  },
  "with links, before concurrent acceptances were serialized": {
    until: links,
    texts: { [links]: 2 },
  },
  "with pending second steps, before an account could be deleted": {
    until: account,
    texts: { [account]: 3 },
  },
  "before growing delays after wrong passwords": { until: account, texts: { [account]: 2 } },
  "before open pages heard of a sign-in": {
    until: "20261122045346_stale-sign-ups",
    texts: { [account]: 1 },
  },
  "with the oldest texts of all changed migrations": {
    until: account,
    texts: { [links]: 4, [account]: 3 },
  },
  "with an assistant, from old texts": {
    until: "20261122105715_assistant-outreach",
    texts: { [links]: 1, [account]: 1 },
  },
  "with global search, before the overview's parts": {
    until: search,
    without: ["20261122141613_overview-ground", "20261122141619_overview-parts"],
    texts: { [search]: 1 },
  },
  "of yesterday": { until: "20261122175537_search-at-once" },
};

describe("a database", () => {
  test.each(Object.entries(releases))("%s starts, complete and repaired", async (_, release) => {
    const { until, without, texts } = release;
    const database = await createOldDatabase(migrationsUntil(until, without), texts);
    const filled = await fillOldDatabase(database);
    const before = await rowsOf(database);
    const admin = { ...connectionAs(database, "app").address, user: "hearthline_owner" };
    const said: string[] = [];
    await prepareDatabase(admin, {
      masters: testMasters,
      needsPassword: false,
      say: (line) => said.push(line),
    });
    expect(said).toEqual([]);
    const catalog = await readCatalog(database.owner, { logins: loginsOf(database) });
    expect(linesOf(writeSchema(catalog))).toEqual(linesOf(readFileSync(schemaFile, "utf8")));
    const after = await rowsOf(database, before);
    expect(after).toEqual(before);
    expect(before.get("public.contacts")!.count).toBe(6);

    await using app = await testApp({ database });
    for (const email of [filled.ana, filled.leo]) {
      const browser = device(app);
      const signedIn = await browser.signIn(email);
      expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
      for (const [type, name, search = name] of [
        ["Lead", "Priya"],
        ["Deal", "Omar"],
        ["Referral+Partner", "Ines"],
        // Search text is normalized as today's searches compare it.
        ["Referral+Partner", "Ines", "grosse"],
      ] as const) {
        const asked = new URLSearchParams({ search });
        const list = await browser.send("GET", `/api/v1/contacts?type=${type}&${asked}`);
        expect(list.status, JSON.stringify(list.body)).toBe(200);
        expect(list.body.contacts).toMatchObject([
          { firstName: name, email: `${name}@clients.test` },
        ]);
      }
      const expected = filled.hasAppointments ? [{ clientName: "Priya Raman" }] : [];
      const appointments = await browser.send("GET", "/api/v1/appointments");
      expect(appointments.body.appointments).toMatchObject(expected);
      const invitations = await browser.send("GET", "/api/v1/invitations");
      expect(invitations.body).toMatchObject(filled.hasLinks ? [{ status: "accepted" }] : []);
      const overview = await browser.send("GET", "/api/v1/overview");
      expect(overview.status).toBe(200);
    }
  });
});

test("a database with links and invitations between the wrong sides starts without them, and the other side is notified", async () => {
  const database = await createOldDatabase(migrationsUntil("20261123163610_scenarios-of-several"));
  const { sql } = database;
  const agent = { businessType: "Real Estate", roleInBusiness: "Broker" };
  const officer = { businessType: "Mortgage", roleInBusiness: "Loan Originator" };
  const add = (fullName: string, text: typeof agent) =>
    addPerson(database, fresh({ ...people.ana, ...text, fullName }));
  const between = async (from: string, to: string, status: string) => {
    const id = newId();
    await sql(
      `insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status)
       values ($1, $2, $3, $4)`,
      [from, id, to, status],
    );
    return id;
  };
  const become = (id: string, { businessType, roleInBusiness }: typeof agent) =>
    sql("update profiles set business_type = $1, role_in_business = $2 where id = $3", [
      businessType,
      roleInBusiness,
      id,
    ]);
  const [gone, stays, closer] = await Promise.all(
    ["Gone", "Stays", "Closer"].map((name) => add(name, agent)),
  );
  const [leo, lena] = await Promise.all(["Leo", "Lena"].map((name) => add(name, officer)));
  const ids = {
    gone: await between(leo!, gone!, "accepted"),
    stays: await between(stays!, lena!, "accepted"),
    closer: await between(closer!, leo!, "accepted"),
    sent: await between(gone!, lena!, "pending"),
    received: await between(lena!, closer!, "pending"),
    open: await between(leo!, stays!, "pending"),
    declined: await between(gone!, leo!, "declined"),
  };
  await become(gone!, officer);
  await become(closer!, { businessType: "Title Company", roleInBusiness: "Agent" });
  const admin = { ...connectionAs(database, "app").address, user: "hearthline_owner" };
  await prepareDatabase(admin, { masters: testMasters, needsPassword: false, say: () => {} });

  const rows = await sql<{ id: string; status: string; by: string | null; ended: boolean }>(
    `select id, status, ended_by as by, ended_at is not null as ended from profile_link_invitations`,
  );
  const after = new Map(rows.map(({ id, ...row }) => [id, row]));
  const as = (status: string, by: string | null = null) => ({ status, by, ended: by !== null });
  expect(Object.entries(ids).map(([name, id]) => [name, after.get(id)])).toEqual([
    ["gone", as("accepted", gone)],
    ["stays", as("accepted")],
    ["closer", as("accepted", closer)],
    ["sent", as("cancelled")],
    ["received", as("declined")],
    ["open", as("pending")],
    ["declined", as("declined")],
  ]);
  const linked = await sql<{ id: string }>(
    `select id from profiles where linked_loan_officer_id is not null or linked_real_estate_agent_id is not null`,
  );
  expect(linked.map(({ id }) => id).toSorted()).toEqual([stays, lena].toSorted());
  const told = (who: string | undefined) =>
    sql(
      "select kind, actor_name as by from notices where user_id = $1 and actor_id <> $2 order by 1, 2",
      [who, stays],
    );
  expect(await told(leo)).toEqual([
    { kind: "ended", by: "Closer" },
    { kind: "ended", by: "Gone" },
  ]);
  expect(await told(lena)).toEqual([
    { kind: "declined", by: "Closer" },
    { kind: "invited", by: "Gone" },
  ]);
});

/** A schema without the order of its columns, which only shows when each was added. */
function linesOf(schema: string): string[] {
  return schema
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .sort();
}

type Rows = Map<string, { columns: string[]; count: number; hash: string }>;

/** The contents of every table: the columns it had before, where known, or as many as it still has. */
async function rowsOf({ sql }: TestDatabase, before?: Rows): Promise<Rows> {
  const columns = await sql<{ table: string; name: string; column: string }>(
    `select table_schema || '.' || table_name as table, format('%I.%I', table_schema, table_name) as name,
            column_name as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'account', 'mail', 'sms', 'guard') and table_type = 'BASE TABLE'
        and is_generated = 'NEVER' and column_name <> 'sends_notice_mail'
        -- What is encrypted or hashed today (sealing-old-rows.test.ts).
        and (table_name, column_name) not in
            (('session', 'token'), ('scenarios', 'inputs'), ('scenarios', 'results'), ('scenarios', 'current_results'))
      order by 1, 3`,
  );
  const rows: Rows = new Map();
  for (const [table, found] of Map.groupBy(columns, (row) => row.table)) {
    if (before && !before.has(table)) continue;
    const names = found.map(({ column }) => column);
    const same = before ? before.get(table)!.columns : names;
    expect(names, table).toEqual(expect.arrayContaining(same));
    const list = same.map((column) => `"${column}"`).join(", ");
    const [row] = await sql<{ count: number; hash: string }>(
      `select count(*)::int as count, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
         from (select ${list} from ${found[0]!.name}) t`,
    );
    rows.set(table, { columns: same, ...row! });
  }
  return rows;
}
