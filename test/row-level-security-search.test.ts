import { afterAll, beforeAll, expect, test } from "vitest";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { readQuery } from "#domain/kernel/search/query.ts";
import { gatherAppointments, readAppointments } from "#server/search/appointments.ts";
import { gatherContacts, readContacts } from "#server/search/contacts.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people } from "#test/harness/people.ts";
import { testVault } from "./harness/sealed.ts";

// With the owner check disabled: every search query asks for Ana's rows while Ben is signed in.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
const lead = newId();
const appointment = newId();
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  const person = { firstName: "Secretive", lastName: "Client", email: "hidden@x.test" };
  await ana.api.contacts.addLead({ id: lead, lead: person });
  await app.sql(
    `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, client_name)
     values ($1, $2, now() + interval '1 day', 30, 'Scheduled', 'Secretive Client')`,
    [ana.id, appointment],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

const attempts: Record<string, Attempt> = {
  readContacts: (tx, owner) => readContacts(tx, owner, [lead]),
  readAppointments: (tx, owner) => readAppointments(tx, owner, [appointment]),
  "gatherContacts, by name": (tx, owner) => gatherContacts(tx, owner, readQuery("secretive")!),
  "gatherContacts, by part": (tx, owner) => gatherContacts(tx, owner, readQuery("hidden@")!),
  "gatherContacts, with an error": (tx, owner) =>
    gatherContacts(tx, owner, readQuery("secretvie")!),
  gatherAppointments: (tx, owner) =>
    gatherAppointments(tx, owner, readQuery("secretive")!, new Date()),
  "gatherAppointments, with an error": (tx, owner) =>
    gatherAppointments(tx, owner, readQuery("secretvie")!, new Date()),
};

const look = () => app.sql("select * from contacts where user_id = $1", [ana.id]);

test.each(Object.entries(attempts))("%s is limited by row-level security", async (_, run) => {
  await expectIsolated({ app, role: "app", run, hers: ana.id, his: ben.id, look });
});

test.each(Object.entries(attempts))("%s is limited by the owner check too", async (_, run) => {
  // With row-level security disabled: no policy applies to the migrating role.
  const url = new URL(app.database.url);
  const client = new Client({
    host: url.searchParams.get("host")!,
    user: "hearthline_owner",
    database: url.pathname.slice(1),
  });
  await client.connect();
  await client.query("select set_config('app.owner', $1, false)", [ben.id]);
  const tx = Object.assign(drizzle({ client }), { vault: testVault });
  try {
    expect(await run(tx, ben.id)).toEqual([]);
    await client.query("select set_config('app.owner', $1, false)", [ana.id]);
    expect(await run(tx, ana.id)).toHaveLength(1);
  } finally {
    await client.end();
  }
});

test("the search functions return nothing without an owner", async () => {
  for (const call of [
    "search.named(array['secretive'], false, 9)",
    "search.holding(array['secretive'], '{}', null, 9)",
    "search.similar_words(array['secret%'], 9, 9)",
  ])
    expect(await app.sql(`select ${call}`), call).toEqual([]);
});
