import { createHmac, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { prepareDatabase } from "#server/platform/schema/migrate.ts";
import { masterKeysOf, newMasterKeyText, wrapSecret } from "#server/platform/sealed/master-keys.ts";
import { testApp } from "./harness/app.ts";
import type { TestDatabase } from "./harness/database.ts";
import { createOldDatabase, migrationsUntil } from "./harness/old-migrations.ts";
import { addPerson, fresh, people } from "./harness/people.ts";
import { connectionAs } from "./harness/roles.ts";
import { testMasters } from "./harness/sealed.ts";

// A database whose confidential fields, secrets and sessions were stored in clear, and what today's start makes of it.

vi.setConfig({ testTimeout: 60_000 });

const income = { borrower_monthly_income: 8123.45, max_monthly_payment: 2500, max_allowed_dti: 43 };
const inputs = { purchase_price: 300_017, down_payment: 60_000, monthly_taxes: 417.77 };
const results = { is_within_limits: true, updated_dti: 29.9713, estimated_piti: 1916.96 };
const unstated = { is_within_limits: false, not_stated: ["debts"], estimated_piti: 1917.19 };
const loan = { market_value: 712_345, balance_owed: 251_250.25 };
/** Texts that no part of the database may contain afterwards. */
const planted = [
  "8123.45",
  "300017",
  "417.77",
  "29.9713",
  "1916.96",
  "1917.19",
  "712345",
  "251250.25",
];

const authSecret = "a secret that an older release generated and stored";
const token = randomBytes(24).toString("base64url");

let database: TestDatabase;
let leo: OwnerId;
let ana: OwnerId;
const ids = { lead: newId(), deal: newId(), binned: newId(), event: newId(), scenario: newId() };

beforeAll(async () => {
  database = await createOldDatabase(migrationsUntil("20261127063000_stop-withdraws-sent"));
  const { sql } = database;
  leo = await addPerson(database, fresh(people.leo));
  ana = await addPerson(database, fresh(people.ana));
  const contact = (table: string, id: string, type: string, more: Record<string, unknown>) => {
    const row: Record<string, unknown> = {
      user_id: leo,
      id,
      type,
      status: type === "Lead" ? "New Lead" : "Working Deal",
      first_name: "Priya",
      last_name: type,
      refinance_details: JSON.stringify(loan),
      ...more,
    };
    const names = Object.keys(row);
    const marks = names.map((_, index) => `$${index + 1}`);
    return sql(
      `insert into ${table} (${names.join()}) values (${marks.join()})`,
      Object.values(row),
    );
  };
  const params = { loan_officer_deal_params: JSON.stringify(income) };
  await contact("contacts", ids.lead, "Lead", {});
  await contact("contacts", ids.deal, "Deal", {
    ...params,
    realtor_prequal_inputs: JSON.stringify(inputs),
    pre_approval_results: JSON.stringify(results),
  });
  const times = { deleted_at: new Date(), purge_at: new Date("2099-01-01T00:00:00Z") };
  await contact("deleted_contacts", ids.binned, "Deal", { ...params, ...times });
  const changes = [
    { field: "loan_officer_deal_params.borrower_monthly_income", before: null, after: 8123.45 },
    { field: "first_name", before: "Pria", after: "Priya" },
  ];
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     values ($1, $2, $3, now(), 'edited', 'owner', $4), ($1, $5, $3, now() - interval '1 day', 'edited', 'owner', $6)`,
    [leo, ids.event, ids.deal, { changes }, newId(), { changes: changes.slice(1) }],
  );
  await sql(
    `insert into scenarios (user_id, id, deal_id, agent_id, agent_name, saved_at, inputs, results, current_results)
     values ($1, $2, $3, $4, 'Ana Ruiz', now(), $5, $6, $7)`,
    [leo, ids.scenario, ids.deal, ana, inputs, results, unstated],
  );
  await sql(
    "insert into operation.secret (name, value) values ('auth secret', $1), ('login app', 'a password in clear')",
    [authSecret],
  );
  await sql(
    `insert into account.session (id, user_id, token, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '7 days', now(), now())`,
    [newId(), leo, token],
  );
  // More rows than one batch.
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, refinance_details)
     select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Many', jsonb_build_object('payment', n) from generate_series(1, 1200) n`,
    [ana],
  );
});
afterAll(() => database?.drop());

const start = () =>
  prepareDatabase(
    { ...connectionAs(database, "app").address, user: "hearthline_owner" },
    { masters: testMasters, needsPassword: true, say: () => {} },
  );
const unsealed = async () =>
  (await database.sql<{ n: number }>("select count(*)::int as n from operation.unsealed"))[0]!.n;

test("an interrupted start continues, two at once do it once, and everyone reads what they had", async () => {
  await expect(startWithStumble()).rejects.toThrow("stumbled");
  const left = await unsealed();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(1200);

  await database.sql("drop function public.stumble() cascade");
  await database.sql("drop sequence public.steps");
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.authSecret).toBe(authSecret);
  expect(other.authSecret).toBe(authSecret);
  expect(await unsealed()).toBe(0);

  const dump = await dumpOf(database);
  for (const text of [...planted, authSecret, token, "a password in clear"])
    expect(dump.includes(text), text).toBe(false);
  // Otherwise the search proves nothing.
  expect(dump).toContain("Priya");

  expect(
    await database.sql(
      "select is_within_limits, not_stated, is_now_within_limits, now_not_stated from scenarios",
    ),
  ).toEqual([
    {
      is_within_limits: true,
      not_stated: [],
      is_now_within_limits: false,
      now_not_stated: ["debts"],
    },
  ]);

  await using app = await testApp({ database, config: { authSecret: null } });
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  const cookie = `hearthline.session=${encodeURIComponent(`${token}.${signature}`)}`;
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${app.running.baseUrl}${path}`, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  expect(await read(`/api/v1/deals/${ids.deal}`)).toMatchObject({
    deal: {
      loanOfficerDealParams: { borrowerMonthlyIncome: 8123.45 },
      refinanceDetails: { marketValue: 712_345 },
    },
  });
  expect(await read(`/api/v1/leads/${ids.lead}`)).toMatchObject({
    lead: { refinanceDetails: { balanceOwed: 251_250.25 } },
  });
  expect(await read(`/api/v1/contacts/${ids.deal}/timeline`)).toMatchObject({
    events: [{ changes: [{ after: 8123.45 }, { after: "Priya" }] }, { changes: [{}] }],
  });
  expect(await read(`/api/v1/deals/${ids.deal}/scenarios`)).toMatchObject([
    { results: { updatedDti: 29.9713 }, currentResults: { estimatedPiti: 1917.19 } },
  ]);
});

/** A start that fails after its first batch of encrypted rows. */
async function startWithStumble() {
  await database.sql("create sequence public.steps");
  await database.sql(`create function public.stumble() returns trigger language plpgsql security definer as
    $$ begin if nextval('public.steps') > 1100 then raise exception 'stumbled'; end if; return new; end $$`);
  await database.sql(
    "create trigger stumble before update on contacts for each row execute function stumble()",
  );
  return start();
}

/** The bytes of a row's binary columns, as text to search. */
function bytesIn(row: string): string {
  const hex = [...row.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, digits]) => digits!);
  return hex.map((digits) => Buffer.from(digits, "hex").toString("latin1")).join("\n");
}

/** Every row of every table as text. */
async function dumpOf({ sql }: TestDatabase): Promise<string> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`,
  );
  let text = "";
  for (const { name } of tables)
    for (const row of await sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`))
      text += `${row.row}\n${bytesIn(row.row)}`;
  return text;
}

test("another master key is refused before the first migration runs", async () => {
  const old = await createOldDatabase(migrationsUntil("20261127231413_sealed-fields"));
  const address = { ...connectionAs(old, "app").address, user: "hearthline_owner" };
  const prepare = (masters: typeof testMasters) =>
    prepareDatabase(address, { masters, needsPassword: false, say: () => {} });
  const columns = () =>
    old.sql(
      `select table_schema, table_name, column_name from information_schema.columns
        where table_schema in ('public', 'account', 'operation') order by 1, 2, 3`,
    );
  const ran = () => old.sql("select name from drizzle.__drizzle_migrations order by name");
  const before = [await columns(), await ran()];
  const kept = vi.fn();
  try {
    await old.sql("insert into operation.secret (name, value) values ('auth secret', $1)", [
      wrapSecret(testMasters, "auth secret", "a secret of this installation"),
    ]);
    const others = { ...masterKeysOf(newMasterKeyText), keep: kept };
    await expect(prepare(others)).rejects.toThrow("encrypted with another master key");
    expect([await columns(), await ran()]).toEqual(before);
    expect(kept).not.toHaveBeenCalled();
    await prepare(testMasters);
    expect((await ran()).length).toBeGreaterThan(before[1]!.length);
  } finally {
    await old.drop();
  }
});
