import { afterAll, beforeAll, test } from "vitest";
import { addDays, utc, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { lookAt } from "#domain/overview/today.ts";
import { readClosings, readStages } from "#server/overview/deals-ahead.ts";
import { readReferrals } from "#server/overview/referrals.ts";
import {
  dealsWithoutStep,
  dueEntries,
  entriesWithoutOutcome,
  overdueEntries,
  unansweredMessages,
  untouchedLeads,
} from "#server/overview/today.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people } from "#test/harness/people.ts";

// With the owner check disabled: every query of the overview asks for Ana's rows while Ben is signed in. Row-level
// security alone must return nothing.

const now = new Date();
const today = wallTimeOf(utc, now).day;
// Something is still due even just before midnight.
const look = { ...lookAt(utc, now), endOfToday: new Date(now.getTime() + 24 * 60 * 60 * 1000) };
const longAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [ana, ben] = [await app.as(people.ana), await app.as(people.ben)];
  const { contacts } = ana.api;
  const lead = { firstName: "Secret", lastName: "Lead", source: "Secret" };
  await contacts.addLead({ id: newId(), lead });
  await contacts.addPartner({ id: newId(), partner: { firstName: "Secret" } });
  await contacts.addDeal({ id: newId(), deal: { firstName: "Secret", lastName: "Deal" } });
  const dealProgress = { closingDate: addDays(today, 3) };
  const deal = { firstName: "Secret", lastName: "Closing", dealProgress };
  await contacts.addDeal({ id: newId(), deal });
  await app.sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor)
     select user_id, gen_random_uuid(), id, now() + interval '1 hour', 'message taken', 'assistant'
       from contacts where user_id = $1 and first_name = 'Secret' and last_name = 'Deal'`,
    [ana.id],
  );
  await app.sql(
    `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, client_name, appointment_type)
     values ($1, $2, now() - interval '3 hours', 30, 'Scheduled', 'Secret', null),
            ($1, $3, now() - interval '2 hours', 30, 'Scheduled', 'Secret', 'Callback'),
            ($1, $4, now() + interval '2 hours', 30, 'Scheduled', 'Secret', 'Callback')`,
    [ana.id, newId(), newId(), newId()],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

const attempts: Record<string, Attempt> = {
  dueEntries: async (tx, owner) => (await dueEntries(tx, owner, look)).lines,
  overdueEntries: async (tx, owner) => (await overdueEntries(tx, owner, look)).lines,
  entriesWithoutOutcome: async (tx, owner) => (await entriesWithoutOutcome(tx, owner, look)).lines,
  untouchedLeads: async (tx, owner) => (await untouchedLeads(tx, owner)).lines,
  unansweredMessages: async (tx, owner) => (await unansweredMessages(tx, owner)).lines,
  dealsWithoutStep: async (tx, owner) => (await dealsWithoutStep(tx, owner, look)).lines,
  readStages: async (tx, owner) => (await readStages(tx, owner)).filter(({ deals }) => deals > 0),
  readClosings: async (tx, owner) => (await readClosings(tx, owner, today)).closings,
  "readClosings, counted": async (tx, owner) => (await readClosings(tx, owner, today)).count,
  readReferrals: async (tx, owner) => (await readReferrals(tx, owner, longAgo)).partners,
  "readReferrals, whether any": async (tx, owner) =>
    (await readReferrals(tx, owner, longAgo)).hasPartners,
};

const hers = async () => ({
  contacts: await app.sql("select * from contacts where user_id = $1", [ana.id]),
  appointments: await app.sql("select * from appointments where professional_id = $1", [ana.id]),
});

test.each(Object.entries(attempts))(
  "%s can't reach Ana's rows as Ben",
  { tags: ["PERM-025"] },
  (_, run) => expectIsolated({ app, role: "app", run, hers: ana.id, his: ben.id, look: hers }),
);
