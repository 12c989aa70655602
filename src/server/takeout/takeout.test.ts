import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fillAccount } from "#test/harness/attempts.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";
import { exported, leftOut } from "./tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A loan officer with everything that an account can contain, linked to an agent who saved a scenario. */
let times = 0;
async function filled() {
  times += 1;
  const leo = await app.as(fresh(people.leo));
  const ana = await app.as(fresh(people.ana));
  const ben = await app.as(fresh(people.ben));
  const target = await fillAccount(app, leo, { secret: `SecretLeo${times}`, sender: ben });
  const hers = await fillAccount(app, ana, { secret: `SecretAna${times}`, sender: leo });
  await link(app, leo, ana);
  const deal = await addDealOf(leo);
  const saved = { dealId: deal, scenario: firstScenario };
  await ana.api.calculator.save(saved as never).catch(() => {});
  return { leo, ana, target, hers };
}

const exportOf = async (person: SignedIn) => {
  const answer = await person.fetch("/account/export");
  return { answer, text: await answer.text() };
};

describe("the export", () => {
  test("includes every table of the product, or says why not", async () => {
    const tables = await app.sql<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    const known = [...exported.map(({ table }) => table), ...Object.keys(leftOut)];
    expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test("contains everything of mine as a file, and nothing of anyone else's", async () => {
    const { leo, ana } = await filled();
    const { answer, text } = await exportOf(leo);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="hearthline-export-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = JSON.parse(text) as Record<string, unknown[]> & { account: object };
    expect(file.account).toMatchObject({ email: leo.email, id: leo.id });
    for (const { as, table, owners } of exported) {
      const [row] = await app.sql<{ count: number }>(
        `select count(*)::int as count from ${table} where $1 in (${owners.join(", ")})`,
        [leo.id],
      );
      expect(file[as], as).toHaveLength(row!.count);
    }
    for (const as of [
      "profile",
      "contacts",
      "contactTimeline",
      "deletedNotes",
      "bin",
      "appointments",
      "notices",
    ])
      expect(file[as]!.length, as).toBeGreaterThan(0);
    expect(text).toContain("SecretLeo");
    for (const other of ["SecretAna", ana.email]) expect(text).not.toContain(other);
    expect(text).not.toMatch(/"(password|token|hash|secret|salt)" ?:/);
  });

  test("shows encrypted fields as they were entered", async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await addDealOf(leo, { params: { borrowerMonthlyIncome: 8123.45 } });
    const deal = { firstName: "Priya", loanOfficerDealParams: { borrowerMonthlyIncome: 9234.56 } };
    await leo.api.contacts.editDeal({ id, deal: { ...deal, lastName: "Raman" } });
    const file = JSON.parse((await exportOf(leo)).text) as Record<
      "contacts" | "contactTimeline",
      { changes?: object[] }[]
    >;
    expect(file.contacts).toMatchObject([
      { loan_officer_deal_params: { borrower_monthly_income: 9234.56 } },
    ]);
    const changes = file.contactTimeline!.flatMap((event) => event.changes ?? []);
    expect(changes).toContainEqual({
      field: "loan_officer_deal_params.borrower_monthly_income",
      before: 8123.45,
      after: 9234.56,
    });
  });

  test("reads more rows than it fetches at once", async () => {
    const ana = await app.as(fresh(people.ana));
    await app.sql(
      `insert into contacts (user_id, id, type, status, first_name, last_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Lead', n::text, now(), now() from generate_series(1, 1203) n`,
      [ana.id],
    );
    const file = JSON.parse((await exportOf(ana)).text) as { contacts: unknown[] };
    expect(file.contacts).toHaveLength(1203);
  });

  test("is refused without a session", async () => {
    expect((await app.visitor.fetch("/account/export")).status).toBe(401);
  });
});

describe("deleting my account", () => {
  const rowsOf = async (id: string) => {
    const counts: Record<string, number> = {};
    const tables = [
      ...exported.map(({ table, owners }) => ({ table, owners })),
      ...Object.keys(leftOut).map((table) => ({
        table,
        owners: [
          table === "contact_words" || table === "data_keys" ? "user_id" : "professional_id",
        ],
      })),
      { table: 'account."user"', owners: ["id"] },
      ...["session", "account", "api_key", "event"].map((name) => ({
        table: `account.${name}`,
        owners: ["user_id"],
      })),
    ];
    for (const { table, owners } of tables) {
      const [row] = await app.sql<{ count: number }>(
        `select count(*)::int as count from ${table} where $1 in (${owners.join(", ")})`,
        [id],
      );
      if (row!.count > 0) counts[table] = row!.count;
    }
    return counts;
  };

  test("deletes everything of mine, sends a goodbye email, and keeps what partners own", async () => {
    const { leo, ana } = await filled();
    const before = await rowsOf(ana.id);
    await expect(leo.api.account.erase({ email: ana.email })).rejects.toMatchObject({
      code: "OTHER_ADDRESS",
    });
    expect(await leo.api.account.erase({ email: ` ${leo.email.toUpperCase()} ` })).toEqual({
      isErased: true,
    });
    expect(await rowsOf(leo.id)).toEqual({});
    expect((await leo.fetch("/api/v1/profile")).status).toBe(401);
    const mails = (await app.mails()).filter(({ to }) => to === leo.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your Hearthline account has been deleted",
    ]);

    // What the two shared is deleted with one of them; her own records are all there.
    const after = await rowsOf(ana.id);
    const shared = ["profile_link_invitations", "link_events", "link_sharing", "deal_shares"];
    for (const [table, count] of Object.entries(before))
      if (!shared.includes(table)) expect(after[table], table).toBeGreaterThanOrEqual(count);
    const profile = await ana.api.profiles.mine();
    expect(profile).toMatchObject({ id: ana.id });
    expect(JSON.stringify(profile)).not.toContain(leo.id);
    await expect(ana.api.notices.list()).resolves.toBeDefined();
    await expect(ana.api.links.invitations()).resolves.toBeDefined();
  });

  test("frees the address for a new account", async () => {
    const ana = await app.as(fresh(people.ana));
    await ana.api.account.erase({ email: ana.email });
    const answer = await app.visitor.fetch("/api/auth/sign-up/email", {
      method: "POST",
      body: JSON.stringify({ email: ana.email, name: "Ana Again", password: "zq8#xk99" }),
    });
    expect(answer.status).toBe(200);
    expect(await app.sql(`select name from account."user" where email = $1`, [ana.email])).toEqual([
      { name: "Ana Again" },
    ]);
  });
});
