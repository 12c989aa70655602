import { newId } from "#server/platform/ids.ts";
import type { TestDatabase } from "./database.ts";

/** The hash of `testPassword` as the account service wrote it then. */
const oldHash =
  "84184ec99065c2673bedd23d885a1a4a:2ae92009ab8c2b93ac61fd88a4a58fef46dcc08c69fed73bd47a7eb045c7092e47d8ce13fd9d00c22e852857f4b2f194178d5f78a9d85e63f34445fc14c03e77";

/** What a table takes for encrypted, without a key that opens it: enough to be copied. */
const looksSealed = Buffer.concat([Buffer.of(1), Buffer.alloc(96)]);

/** Inserts two people and their records into an old database, as far as it has tables for them. */
export async function fillOldDatabase(database: TestDatabase) {
  const { sql } = database;
  const columns = await sql<{ table: string; column: string }>(
    `select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
      where is_generated = 'NEVER'`,
  );
  const known = Map.groupBy(columns, ({ table }) => table);
  const insert = async (table: string, row: Record<string, unknown>) => {
    const names = (known.get(table) ?? [])
      .map(({ column }) => column)
      .filter((column) => column in row);
    if (names.length === 0) return;
    const [schema, name] = table.split(".");
    const marks = names.map((_, index) => `$${index + 1}`).join(", ");
    await sql(
      `insert into ${schema}."${name}" (${names.join(", ")}) values (${marks})`,
      names.map((column) => row[column]),
    );
  };
  const now = new Date("2026-11-22T09:00:00Z");
  const times = { created_at: now, updated_at: now };
  const person = async (fullName: string, email: string, businessType: string, role: string) => {
    const id = newId();
    await insert("account.user", { id, name: fullName, email, email_verified: true, ...times });
    const login = { id: newId(), user_id: id, account_id: id, provider_id: "credential" };
    await insert("account.account", { ...login, password: oldHash, ...times });
    const expires = new Date("2099-01-01T00:00:00Z");
    const session = { id: newId(), user_id: id, token: `token of ${id}`, expires_at: expires };
    await insert("account.session", { ...session, ...times });
    await insert("account.api_key", {
      id: newId(),
      user_id: id,
      name: "Mine",
      start: "hl_abc",
      hash: `hash of ${id}`,
      scopes: ["contacts:read"],
      created_at: now,
    });
    await insert("public.profiles", {
      id,
      email,
      full_name: fullName,
      business_type: businessType,
      role_in_business: role,
      is_profile_complete: true,
      phone: "(718) 555-0142",
      company_name: "Hearth & Co",
      location_city: "Brooklyn",
      location_state: "NY",
      time_zone: "America/New_York",
      sends_notice_mail: false,
      ...times,
    });
    const deal = newId();
    for (const [type, status, first, last, contact] of [
      ["Lead", "New Lead", "Priya", "Raman", newId()],
      ["Deal", "Active", "Omar", "Haddad", deal],
      ["Referral Partner", "Active", "Ines", "Größe", newId()],
    ] as const)
      await insert("public.contacts", {
        user_id: id,
        id: contact,
        type,
        status,
        first_name: first,
        last_name: last,
        email: `${first}@clients.test`,
        phone_number: "(718) 555-0199",
        tags: ["Spring"],
        source: "Zillow",
        notes: "Calls after six.",
        details: "{}",
        ...times,
      });
    await insert("public.contact_events", {
      user_id: id,
      id: newId(),
      contact_id: deal,
      happened_at: now,
      kind: "note",
      actor: "owner",
      data: JSON.stringify({ text: "Called." }),
    });
    await insert("public.appointments", {
      professional_id: id,
      id: newId(),
      client_name: "Priya Raman",
      status: "Scheduled",
      client_email: "priya@clients.test",
      appointment_time: new Date("2099-03-01T15:00:00Z"),
      duration_minutes: 30,
      appointment_type: "Meeting",
      notes: "Bring papers",
      ...times,
    });
    await insert("mail.outbox", {
      id: newId(),
      recipient: email,
      subject: "Welcome",
      body_text: "Hello",
      body_html: "Hello",
      created_at: now,
      sent_at: now,
    });
    return { id, deal };
  };
  const [ana, leo] = ["ana@agents.test", "leo@lenders.test"];
  const agent = await person("Ana Ruiz", ana, "Real Estate", "Broker");
  const officer = await person("Leo Marsh", leo, "Mortgage", "Loan Originator");
  const both = { user_id: officer.id, agent_id: agent.id };
  const invitation = newId();
  await insert("public.profile_link_invitations", {
    inviting_profile_id: officer.id,
    id: invitation,
    invited_profile_id: agent.id,
    ...times,
  });
  await insert("public.link_sharing", {
    ...both,
    shares_all_deals: false,
    hides_finances: true,
    updated_at: now,
  });
  await insert("public.deal_shares", { ...both, deal_id: officer.deal, shared_at: now });
  const hasLinks = known.has("public.profile_link_invitations");
  if (hasLinks)
    await sql("update profile_link_invitations set status = 'accepted' where id = $1", [
      invitation,
    ]);
  const [refusesPlain] = await sql("select from pg_constraint where conname = 'scenarios_sealed'");
  const results = refusesPlain ? looksSealed : '{"is_within_limits": true}';
  await insert("public.scenarios", {
    ...both,
    id: newId(),
    deal_id: officer.deal,
    agent_name: "Ana Ruiz",
    saved_at: now,
    inputs: refusesPlain ? looksSealed : "{}",
    results,
    current_results: results,
  });
  return { ana, leo, hasLinks, hasAppointments: known.has("public.appointments") };
}
