import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "pg";
import { newId } from "#server/platform/ids.ts";
import { keeperRoles } from "#server/platform/roles.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { clientAs } from "#test/harness/roles.ts";

// What PostgreSQL itself allows between two professionals (docs/decisions/018), whatever a query asks for.

let app: TestApp;
let ana: SignedIn;
let leo: SignedIn;
let deal: string;
let client: Client;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.sql("delete from profiles");
  [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  deal = await addDealOf(leo);
  client = await clientAs(app.database, "links", ana.id);
});
afterEach(() => client.end());

const refused = { code: "42501" };
const final = { code: "23514" };

/** The columns a role has one privilege on, as "table.column". */
const columnsOf = async (role: string, privilege: string) => {
  const rows = await app.sql<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.column_privileges
      where grantee = $1 and privilege_type = $2 and table_schema = 'public' order by 1`,
    [role, privilege],
  );
  return rows.map(({ column }) => column);
};

describe("the role for linked professionals", () => {
  test(
    "can read the contact fields that a link shares, and write two of them",
    { tags: ["CALC-021", "CALC-064"] },
    async () => {
      const read = (await columnsOf("hearthline_links", "SELECT")).filter((column) =>
        column.startsWith("contacts."),
      );
      expect(read).toEqual(
        [
          "created_at",
          "first_name",
          "id",
          "last_name",
          "loan_officer_deal_params",
          "pre_approval_results",
          "realtor_prequal_inputs",
          "type",
          "user_id",
        ].map((column) => `contacts.${column}`),
      );
      const written = await columnsOf("hearthline_links", "UPDATE");
      expect(written).toEqual([
        "contacts.pre_approval_results",
        "contacts.realtor_prequal_inputs",
        "profile_link_invitations.ended_at",
        "profile_link_invitations.ended_by",
        "profile_link_invitations.status",
        "profile_link_invitations.updated_at",
      ]);
    },
  );

  test("can read of other profiles what a card shows: no email, license, address or linked ids", async () => {
    const read = (await columnsOf("hearthline_links", "SELECT")).filter((column) =>
      column.startsWith("profiles."),
    );
    expect(read).toEqual(
      [
        "business_type",
        "company_name",
        "found_as",
        "full_name",
        "id",
        "is_profile_complete",
        "location_city",
        "location_state",
        "phone",
        "profile_picture_url",
        "role_in_business",
      ].map((column) => `profiles.${column}`),
    );
    const incomplete = await app.as(fresh(people.nia));
    const { rows } = await client.query("select id from profiles");
    expect(rows.map(({ id }) => id).sort()).toEqual([ana.id, leo.id].sort());
    expect(rows).not.toContainEqual({ id: incomplete.id });
  });

  test("has no table beyond those that two professionals share", async () => {
    for (const table of [
      "appointments",
      "ai_tasks_log",
      "deleted_contacts",
      "deleted_notes",
      "notices",
      "notice_wishes",
      "contact_events",
      "contact_consents",
      "profile_pictures",
      "calendar_feeds",
      "account.session",
      "mail.outbox",
    ])
      await expect(client.query(`select * from ${table}`), table).rejects.toMatchObject(refused);
  });

  test(
    "sees a deal only while the link is active and shares it",
    { tags: ["PERM-017", "PERM-018"] },
    async () => {
      const seen = async () =>
        (await client.query("select id from contacts")).rows.map(({ id }) => id as string);
      expect(await seen()).toEqual([]);
      const id = newId();
      await leo.api.links.invite({ id, profileId: ana.id });
      expect(await seen()).toEqual([]);
      await ana.api.links.answer({ id, status: "accepted" });
      expect(await seen()).toEqual([deal]);
      await leo.api.contacts.addLead({ id: newId(), lead: { firstName: "A", lastName: "Lead" } });
      expect(await seen()).toEqual([deal]);
      const chosen = { sharesAllDeals: false, hidesFinances: false };
      await leo.api.links.setSharing({ id, sharing: chosen });
      expect(await seen()).toEqual([]);
      await leo.api.links.shareDeal({ id, dealId: deal, isShared: true });
      expect(await seen()).toEqual([deal]);
      await leo.api.links.end({ id });
      expect(await seen()).toEqual([]);
    },
  );

  test("can't create, accept or restore a link", async () => {
    const insert = (inviting: string, invited: string, status: string) =>
      client.query(
        "insert into profile_link_invitations (inviting_profile_id, id, invited_profile_id, status) values ($1, $2, $3, $4)",
        [inviting, newId(), invited, status],
      );
    await expect(insert(ana.id, leo.id, "accepted")).rejects.toMatchObject(refused);
    await expect(insert(leo.id, ana.id, "pending")).rejects.toMatchObject(refused);
    await insert(ana.id, leo.id, "pending");
    for (const change of [
      "status = 'accepted'",
      "status = 'declined'",
      "ended_at = now(), ended_by = app_owner()",
    ])
      await expect(
        client.query(`update profile_link_invitations set ${change}`),
        change,
      ).rejects.toMatchObject({ code: expect.stringMatching(/42501|23514/) });
    for (const column of [
      "loan_officer_id",
      "agent_id",
      "inviting_profile_id",
      "invited_profile_id",
    ])
      await expect(
        client.query(`update profile_link_invitations set ${column} = app_owner()`),
        column,
      ).rejects.toMatchObject(refused);
    await client.query("update profile_link_invitations set status = 'cancelled'");
    await expect(
      client.query("update profile_link_invitations set status = 'accepted'"),
    ).rejects.toMatchObject({ code: expect.stringMatching(/42501|23514/) });
    expect(await app.sql("select status from profile_link_invitations")).toEqual([
      { status: "cancelled" },
    ]);
  });

  test("can't write a profile's link, what is shared, the log or a notification", async () => {
    await link(app, leo, ana);
    for (const change of [
      "update profiles set linked_loan_officer_id = id",
      "update link_sharing set hides_finances = false",
      "insert into link_sharing values (app_owner(), app_owner(), true, false, now())",
      "delete from deal_shares",
      "delete from link_events",
      "insert into notices (user_id, id, happened_at, kind) values (app_owner(), gen_random_uuid(), now(), 'x')",
      "delete from profile_link_invitations",
      "delete from contacts",
      "update contacts set first_name = 'x'",
      "update contacts set loan_officer_deal_params = '{}'",
      "update scenarios set results = '{}'",
    ])
      await expect(client.query(change), change).rejects.toMatchObject(refused);
  });

  test("can write a scenario or a timeline entry only for a shared deal, and only as itself", async () => {
    const scenario = (owner: string, dealId: string, agent: string) =>
      client.query(
        `insert into scenarios (user_id, id, deal_id, agent_id, agent_name, saved_at, inputs, results, current_results)
         values ($1, $2, $3, $4, 'M', now(), '', '', '')`,
        [owner, newId(), dealId, agent],
      );
    const line = (kind: string, actor: string) =>
      client.query(
        `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
         values ($1, $2, $3, now(), $4, $5, '{}')`,
        [leo.id, newId(), deal, kind, actor],
      );
    await expect(scenario(leo.id, deal, ana.id)).rejects.toMatchObject(refused);
    await expect(line("scenario saved", "partner")).rejects.toMatchObject(refused);
    await link(app, leo, ana);
    await expect(scenario(leo.id, deal, leo.id)).rejects.toMatchObject(refused);
    await expect(scenario(ana.id, deal, ana.id)).rejects.toMatchObject(refused);
    await expect(line("edited", "partner")).rejects.toMatchObject(refused);
    await expect(line("scenario saved", "owner")).rejects.toMatchObject(refused);
    await scenario(leo.id, deal, ana.id);
    await line("scenario saved", "partner");
  });
});

describe("an invitation's row", () => {
  test("is governed by the two sides, not by who writes it", async () => {
    const id = await link(app, leo, ana);
    expect(
      await app.sql(
        "select loan_officer_id, agent_id from profile_link_invitations where id = $1",
        [id],
      ),
    ).toEqual([{ loan_officer_id: leo.id, agent_id: ana.id }]);
    const ben = await app.as(fresh(people.ben));
    await expect(link(app, ana, ben)).rejects.toMatchObject(final);
    const tia = await app.as(fresh(people.tia));
    await expect(link(app, leo, tia)).rejects.toMatchObject(final);
  });

  test("is final once answered, and again once ended, even for the database's owner", async () => {
    const id = await link(app, leo, ana);
    const set = (change: string) =>
      app.sql(`update profile_link_invitations set ${change} where id = $1`, [id]);
    for (const change of [
      "status = 'pending'",
      "status = 'declined'",
      "status = 'cancelled'",
      "agent_id = loan_officer_id",
    ])
      await expect(set(change), change).rejects.toMatchObject(final);
    await set("ended_at = now(), ended_by = agent_id");
    for (const change of ["ended_at = null", "status = 'cancelled'"])
      await expect(set(change), change).rejects.toMatchObject(final);
  });

  test("is deleted with either person, and the copies with it", async () => {
    await link(app, leo, ana);
    await app.sql("delete from profiles where id = $1", [leo.id]);
    expect(
      await app.sql("select linked_loan_officer_id from profiles where id = $1", [ana.id]),
    ).toEqual([{ linked_loan_officer_id: null }]);
  });
});

describe("the role that owns the link functions", () => {
  const keeper = keeperRoles.links;

  test("can write the copies, the end of links and invitations, the log and notifications, and nothing else", async () => {
    expect(await columnsOf(keeper, "UPDATE")).toEqual([
      "profile_link_invitations.ended_at",
      "profile_link_invitations.ended_by",
      "profile_link_invitations.status",
      "profile_link_invitations.updated_at",
      "profiles.linked_loan_officer_id",
      "profiles.linked_real_estate_agent_id",
    ]);
    const tables = async (privilege: string) => [
      ...new Set((await columnsOf(keeper, privilege)).map((column) => column.split(".")[0])),
    ];
    expect(await tables("INSERT")).toEqual(["link_events", "notices"]);
    expect(await columnsOf(keeper, "SELECT")).toEqual([
      "contacts.first_name",
      "contacts.id",
      "contacts.last_name",
      "contacts.user_id",
      ...["agent_id", "deal_id", "user_id"].map((column) => `deal_shares.${column}`),
      ...["agent_id", "hides_finances", "shares_all_deals", "user_id"].map(
        (column) => `link_sharing.${column}`,
      ),
      ...["by_mail", "by_text", "in_bell", "kind", "user_id"].map(
        (column) => `notice_wishes.${column}`,
      ),
      ...[
        "agent_id",
        "created_at",
        "ended_at",
        "ended_by",
        "id",
        "invited_profile_id",
        "inviting_profile_id",
        "loan_officer_id",
        "status",
        "updated_at",
      ].map((column) => `profile_link_invitations.${column}`),
      ...[
        "card_text",
        "found_as",
        "full_name",
        "id",
        "is_profile_complete",
        "linked_loan_officer_id",
        "linked_real_estate_agent_id",
        "side",
      ].map((column) => `profiles.${column}`),
      ...["agent_id", "agent_name", "deal_id", "id", "saved_at", "user_id"].map(
        (column) => `scenarios.${column}`,
      ),
    ]);
    const deletes = await app.sql(
      "select from information_schema.table_privileges where grantee = $1 and privilege_type in ('DELETE', 'TRUNCATE')",
      [keeper],
    );
    expect(deletes).toEqual([]);
  });

  test("lends its functions only to the roles that need them, with a fixed search path", async () => {
    const functions = await app.sql<{ name: string; config: string[]; callers: string[] }>(
      `select p.oid::regprocedure::text as name, p.proconfig as config,
              array(select grantee::regrole::text from aclexplode(p.proacl)
                     where privilege_type = 'EXECUTE' and grantee <> p.proowner) as callers
         from pg_proc p where p.pronamespace = 'links'::regnamespace and p.proowner::regrole::text = $1`,
      [keeper],
    );
    expect(functions.length).toBeGreaterThanOrEqual(9);
    for (const { name, config, callers } of functions) {
      expect(config, name).toContain("search_path=pg_catalog, pg_temp");
      const isLent = /^links\.(find_(similar_)?professionals|last_scenarios|note_reading)\(/.test(
        name,
      );
      expect(callers, name).toEqual(isLent ? ["hearthline_links"] : []);
    }
    const asNobody = await clientAs(app.database, "links");
    for (const search of ["find_professionals", "find_similar_professionals"]) {
      const { rows } = await asNobody.query(`select links.${search}('leo', 'agent', 9)`);
      expect(rows, search).toEqual([]);
    }
    expect((await asNobody.query("select links.last_scenarios()")).rows).toEqual([]);
    await asNobody.end();
    const others = await app.sql(
      "select from pg_proc where pronamespace = 'links'::regnamespace and proowner::regrole::text <> $1",
      [keeper],
    );
    expect(others).toEqual([]);
    for (const role of ["app", "links", "visitor", "worker"] as const) {
      const connection = await clientAs(app.database, role, ana.id);
      await expect(
        connection.query("select links.tell($1, 'invited', now(), $1)", [leo.id]),
        role,
      ).rejects.toMatchObject(refused);
      await connection.end();
    }
  });
});
