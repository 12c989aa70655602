import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fillAccount } from "#test/harness/attempts.ts";
import { people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";

// Row-level security and grants of the account schema (docs/decisions/021, 022).

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  const leo = await app.as(people.leo);
  for (const person of [ana, ben]) {
    await fillAccount(app, person, { secret: `Secret${person.id}`, sender: leo });
    await app.sql(
      `insert into account.authenticator (id, user_id, name, secret, verified_at)
       values (gen_random_uuid(), $1, 'Phone', 'encrypted', now())`,
      [person.id],
    );
    await app.sql("insert into account.recovery_code (user_id, hash) values ($1, 'hash')", [
      person.id,
    ]);
    await app.sql(
      `insert into account.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values (gen_random_uuid(), $1, 'key', $2, 0, 'singleDevice', false)`,
      [person.id, person.id],
    );
  }
});
afterAll(() => app[Symbol.asyncDispose]());

/** Everything in the account schema that a person's own requests can read. */
const readByPerson = Object.entries({
  account: "account_id created_at id provider_id user_id",
  api_key: "created_at expires_at id last_used_at name scopes start user_id",
  authenticator: "created_at id name user_id verified_at",
  event: "detail happened_at id ip_address kind user_agent user_id",
  passkey: "aaguid backed_up created_at device_type id name user_id",
  recovery_code: "created_at used_at user_id",
  session:
    "assured_at confirmed_at created_at expires_at id ip_address last_seen_at method pending user_agent user_id",
  user: "created_at email email_verified id name phone_number phone_number_verified second_step_required",
}).flatMap(([table, columns]) => columns.split(" ").map((column) => `${table}.${column}`));

const tables = [...new Set(readByPerson.map((column) => column.split(".")[0]!))];

describe("the account schema", () => {
  test("has row-level security on every table, forced, with a policy for the account service", async () => {
    const bare = await app.sql(
      `select c.relname from pg_class c
        where c.relnamespace = 'account'::regnamespace and c.relkind = 'r'
          and not (c.relrowsecurity and c.relforcerowsecurity and exists (
            select from pg_policy p where p.polrelid = c.oid and 'hearthline_account'::regrole = any (p.polroles)))`,
    );
    expect(bare).toEqual([]);
  });

  test("hides every hash, secret and token from a person's requests", async () => {
    const columns = await app.sql<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.column_privileges
        where grantee = 'hearthline_person' and privilege_type = 'SELECT' and table_schema = 'account' order by 1`,
    );
    expect(columns.map(({ column }) => column)).toEqual(readByPerson.sort());
    const person = await clientAs(app.database, "person", ana.id);
    for (const secret of [
      "password from account.account",
      "token from account.session",
      "secret from account.authenticator",
      "hash from account.recovery_code",
      "hash from account.api_key",
      "public_key from account.passkey",
      "* from account.verification",
      "* from account.jwks",
      "* from account.renewal",
      "* from account.return_code",
      "* from account.delay",
      "* from account.known_place",
      "* from public.contacts",
    ])
      await expect(person.query(`select ${secret}`), secret).rejects.toMatchObject({
        code: "42501",
      });
    await person.end();
  });

  test("shows people their own rows and no one else's, and nothing without a person", async () => {
    const person = await clientAs(app.database, "person", ana.id);
    const nobody = await clientAs(app.database, "person");
    for (const table of tables) {
      const owner = table === "user" ? "id" : "user_id";
      const count = `select count(*)::int as count, bool_and(${owner} = '${ana.id}') as mine from account."${table}"`;
      expect((await person.query(count)).rows, table).toEqual([
        { count: expect.any(Number), mine: true },
      ]);
      expect((await nobody.query(count)).rows, table).toEqual([{ count: 0, mine: null }]);
    }
    await person.end();
    await nobody.end();
  });

  test("lets people end, revoke and delete what is theirs, and write nothing else", async () => {
    const written = await app.sql(
      `select privilege_type as may, string_agg(distinct table_name, ' ' order by table_name) as tables
         from information_schema.column_privileges
        where grantee = 'hearthline_person' and privilege_type <> 'SELECT' and table_schema = 'account'
        group by 1 order by 1`,
    );
    expect(written).toEqual([
      { may: "INSERT", tables: "api_key" },
      { may: "UPDATE", tables: "user" },
    ]);
    const deleted = await app.sql(
      `select string_agg(table_name, ' ' order by table_name) as tables from information_schema.table_privileges
        where grantee = 'hearthline_person' and privilege_type = 'DELETE'`,
    );
    expect(deleted).toEqual([{ tables: "api_key session user" }]);
    const person = await clientAs(app.database, "person", ana.id);
    for (const table of ["session", "api_key", "user"]) {
      const owner = table === "user" ? "id" : "user_id";
      const { rowCount } = await person.query(
        `delete from account."${table}" where ${owner} = '${ben.id}'`,
      );
      expect(rowCount, table).toBe(0);
    }
    for (const statement of [
      `update account."user" set email = 'x@y.test' where id = '${ana.id}'`,
      `update account.session set pending = false where user_id = '${ana.id}'`,
      `insert into account.event (user_id, kind) values ('${ana.id}', 'signed_in')`,
    ])
      await expect(person.query(statement), statement).rejects.toMatchObject({ code: "42501" });
    const foreign = person.query(
      `insert into account.api_key (id, user_id, name, start, hash, scopes)
       values (gen_random_uuid(), '${ben.id}', 'x', 'x', 'x', '{}')`,
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
    await person.end();
  });

  test("lets the account service add events, but not change or remove any", async () => {
    const service = await clientAs(app.database, "account");
    for (const statement of [
      "update account.event set kind = 'x'",
      "delete from account.event",
      "truncate account.event",
    ])
      await expect(service.query(statement), statement).rejects.toMatchObject({ code: "42501" });
    await service.end();
  });

  test("is written by the account owner role only where a trigger reacts to a change", async () => {
    const rights = await app.sql(
      `select table_schema || '.' || table_name || '.' || column_name as column, privilege_type as may
         from information_schema.column_privileges where grantee = 'hearthline_account_keeper' order by 1, 2`,
    );
    expect(rights).toEqual([
      ...["detail", "happened_at", "id", "ip_address", "kind", "user_agent", "user_id"].map(
        (column) => ({ column: `account.event.${column}`, may: "INSERT" }),
      ),
      ...["created_at", "email", "email_verified", "id", "phone_number_verified"].map((column) => ({
        column: `account.user.${column}`,
        may: "SELECT",
      })),
      { column: "account.verification.id", may: "SELECT" },
      { column: "public.profiles.email", may: "UPDATE" },
      { column: "public.profiles.id", may: "SELECT" },
    ]);
  });
});
