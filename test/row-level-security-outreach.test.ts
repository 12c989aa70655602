import { afterAll, beforeAll, test } from "vitest";
import {
  changeAction,
  findAction,
  insertAction,
  lockAction,
} from "#server/assistant/actions/store.ts";
import { propose } from "#server/assistant/actions/propose.ts";
import { readCircumstances } from "#server/assistant/outreach/circumstances.ts";
import {
  listConsents,
  listConsentsOfContact,
  recordConsent,
} from "#server/assistant/outreach/consents.ts";
import { askGate, passGate } from "#server/assistant/outreach/gate.ts";
import { findReached } from "#server/assistant/outreach/permissions.ts";
import { findPerson } from "#server/assistant/outreach/person.ts";
import { listReceipts } from "#server/assistant/outreach/receipts.ts";
import { liftStop, listStops, stopFor } from "#server/assistant/outreach/stops.ts";
import { hasAppointmentAhead, wordingOfBooking } from "#server/assistant/tasks/appointments.ts";
import { withdrawEarlier } from "#server/assistant/tasks/milestones.ts";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { reachable } from "#test/harness/outreach.ts";

// With the owner check disabled: every outreach query asks for Ana's rows while Ben is signed in, or while his
// assistant acts. Row-level security alone must return nothing.

let app: TestApp;
let ana: Awaited<ReturnType<typeof reachable>>;
let ben: Awaited<ReturnType<typeof reachable>>;
let hersIs: { contactId: string; email: string; action: string; update: string };
const now = new Date();
beforeAll(async () => {
  app = await testApp();
  ana = await reachable(app, { now });
  ben = await reachable(app, { now });
  const { contactId, email } = await ana.contact({ consents: ["mail"] });
  const action = await ana.action({ contactId, channel: "mail", recipient: email });
  const update = await ana.action({ contactId, channel: "mail", recipient: email });
  hersIs = { contactId, email, action, update };
  await app.sql("update assistant_actions set once_key = $2, status = 'waiting' where id = $1", [
    update,
    `milestone:${contactId}:client:closingDate=2026-12-04`,
  ]);
  await app.sql(
    `insert into outreach_stops (user_id, id, address, kind, source, happened_at)
     values ($1, $2, $3, 'stopped', 'test', now())`,
    [ana.id, newId(), "stopped@client.test"],
  );
  await app.sql(
    `insert into outreach_receipts (user_id, id, channel, purpose, recipient, verdict, reasons, decided_at)
     values ($1, $2, 'mail', 'service', 'x', 'allow', '[]', now())`,
    [ana.id, newId()],
  );
  await app.sql(
    `insert into contact_consents (user_id, id, contact_id, wording, source, given_at)
     values ($1, $2, $3, 'Secret', 'test', $4)`,
    [ana.id, newId(), contactId, now],
  );
  await app.sql(
    `insert into appointments (professional_id, id, contact_id, appointment_time, duration_minutes, status)
     values ($1, $2, $3, now() + interval '2 days', 30, 'Scheduled')`,
    [ana.id, newId(), contactId],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

const request = () =>
  ({
    kind: "milestone",
    channel: "mail",
    purpose: "service",
    recipient: hersIs.email,
    costCents: 0,
  }) as const;
const draft = () => ({
  ...request(),
  contactId: null,
  recipientName: null,
  subject: "M",
  words: "M",
  cause: "M",
  description: "M",
  onceKey: newId(),
  expiresAt: new Date(now.getTime() + 1_000_000),
  now,
});
const nobody = { contactIds: [], state: null, zipCode: null, leadSource: null };
const at = () => ({ request: request(), person: { ...nobody, addresses: [hersIs.email] }, now });
const stopped = { addresses: ["stopped@client.test"], contactIds: [] };

const ofBoth: Record<string, Attempt> = {
  findAction: (tx, owner) => findAction(tx, owner, hersIs.action),
  lockAction: (tx, owner) => lockAction(tx, owner, hersIs.action),
  propose: (tx, owner) => {
    const { costCents: _, ...rest } = draft();
    return propose(tx, owner, rest);
  },
  readCircumstances: async (tx, owner) => (await readCircumstances(tx, owner, at()))?.consents,
  askGate: async (tx, owner) => (await askGate(tx, owner, at())).verdict === "allow",
  passGate: async (tx, owner) =>
    (await passGate(tx, owner, { ...at(), actionId: null })).verdict === "allow",
  listConsents: (tx, owner) => listConsents(tx, owner, hersIs.email),
  recordConsent: async (tx, owner) => {
    await recordConsent(tx, owner, {
      contactId: null,
      address: "m@m.test",
      channel: "mail",
      purpose: "service",
      basis: "oral",
      wording: "M",
      source: "M",
      evidence: {},
      now,
    });
    return "recorded";
  },
  listStops: (tx, owner) => listStops(tx, owner, stopped),
  stopFor: async (tx, owner) => {
    await stopFor(tx, owner, { address: hersIs.email, source: "M", words: null, now });
    return "stopped";
  },
  liftStop: async (tx, owner) => {
    await liftStop(tx, owner, { address: hersIs.email, source: "M", words: "M", now });
    return "lifted";
  },
  hasAppointmentAhead: (tx, owner) => hasAppointmentAhead(tx, owner, { ...hersIs, now }),
};

const ofProfessionals: Record<string, Attempt> = {
  ...ofBoth,
  findPerson: async (tx, owner) =>
    (await findPerson(tx, owner, { ...hersIs, recipient: hersIs.email })).contactIds,
  findReached: (tx, owner) => findReached(tx, owner, hersIs.contactId),
  listConsentsOfContact: (tx, owner) =>
    listConsentsOfContact(tx, owner, { ...hersIs, addresses: [hersIs.email] }),
  listReceipts: (tx, owner) => listReceipts(tx, owner, { after: null, limit: 10 }),
  wordingOfBooking: (tx, owner) => wordingOfBooking(tx, owner, { ...hersIs, bookedAt: now }),
  withdrawEarlier: async (tx, owner) => {
    const { contactId, update } = hersIs;
    await withdrawEarlier(tx, owner, { contactId, fields: ["closingDate"], now });
    return (await findAction(tx, owner, update))?.status === "cancelled";
  },
};

const ofTheAssistant: Record<string, Attempt> = {
  ...ofBoth,
  changeAction: async (tx, owner) => {
    await changeAction(tx, owner, { id: hersIs.action, status: "failed" });
    return (await findAction(tx, owner, hersIs.action))?.status === "failed";
  },
  insertAction: (tx, owner) => {
    const { costCents: _, now: createdAt, description: __, ...rest } = draft();
    const row = { ...rest, userId: owner, id: newId(), status: "draft" };
    return insertAction(tx, { ...row, runAt: createdAt, createdAt });
  },
};

const look = async () => ({
  actions: await app.sql("select * from assistant_actions where user_id = $1", [ana.id]),
  consents: await app.sql("select * from outreach_consents where user_id = $1", [ana.id]),
  stops: await app.sql("select * from outreach_stops where user_id = $1", [ana.id]),
  receipts: await app.sql("select * from outreach_receipts where user_id = $1", [ana.id]),
  tasks: await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
});

test.each(Object.entries(ofProfessionals))("%s can't reach Ana's rows as Ben", (_, run) =>
  expectIsolated({ app, role: "app", run, hers: ana.id, his: ben.id, look }),
);

test.each(Object.entries(ofTheAssistant))(
  "%s can't reach Ana's rows as Ben's assistant",
  (_, run) => expectIsolated({ app, role: "assistant", run, hers: ana.id, his: ben.id, look }),
);
