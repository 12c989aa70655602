import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { backUp, backupFolder, ownerOf, restored } from "#test/harness/backups.ts";
import { newHost } from "#test/harness/bookings.ts";
import type { TestDatabase } from "#test/harness/database.ts";
import { answeringServer } from "#test/harness/fake-service.ts";
import { reachable } from "#test/harness/outreach.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import { twilioAccount } from "#test/harness/twilio.ts";
import { Client } from "pg";
import { release } from "./park.ts";

// A backup taken while much waits is restored next to a real mail server and a phone service.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const minute = 60_000;
let clock: number;
let copy: TestDatabase;
let app: TestApp;
let smtp: Awaited<ReturnType<typeof smtpCatcher>>;
let twilio: Awaited<ReturnType<typeof answeringServer>>;
let dueCall: string;
let laterCall: string;
const emails = ["soon@clients.test", "later@clients.test"] as const;

beforeAll(async () => {
  clock = Date.now();
  const source = await testApp();
  const { sql } = source;
  const ana = await newHost(source);
  const person = await reachable(source, { now: new Date(clock) });
  const { contactId, phone } = await person.contact({ consents: ["phone"] });
  // What was approved and due, and what is approved for later.
  const call = { kind: "callback", channel: "phone", contactId, recipient: phone } as const;
  const decidedAt = new Date(clock);
  const expiresAt = new Date(clock + 3 * 24 * 60 * minute);
  dueCall = await person.action({ ...call, decidedAt, expiresAt, runAt: new Date(clock - minute) });
  laterCall = await person.action({
    ...call,
    decidedAt,
    expiresAt,
    runAt: new Date(clock + 600 * minute),
  });
  // A reminder that was due an hour ago, and one that will be due in half an hour.
  for (const [email, inHours] of [
    [emails[0], 23],
    [emails[1], 24.5],
  ] as const)
    await sql(
      `insert into appointments (professional_id, id, client_name, client_email, status, appointment_time,
                                 duration_minutes, appointment_type, tells_client, arranged_at)
       values ($1, $2, 'Priya', $3, 'Scheduled', $4, 30, 'Meeting', true, now() - interval '3 days')`,
      [ana.id, newId(), email, new Date(clock + inHours * 60 * minute)],
    );
  await source.drain();
  await source.running.stop();
  // Nothing runs any more: this waits.
  await sql("delete from mail.outbox");
  await sql("select mail.enqueue($1, 'waiting@clients.test', 'Waiting', 'Hello', 'Hello')", [
    newId(),
  ]);
  await sql("select sms.enqueue($1, '+17185550111', 'Your code')", [newId()]);
  await sql("select graphile_worker.add_job('assistant-action', $1)", [
    JSON.stringify({ owner: person.id, id: dueCall }),
  ]);
  // A job that was running when the backup was taken.
  await sql(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-of-then' where key like 'mail:%'`,
  );
  using files = backupFolder();
  await backUp(source.database, files.at("one"));
  await source.database.drop();
  const { database, parked } = await restored(files.at("one"));
  copy = database;
  expect(parked).toMatchObject({ emails: 1, texts: 1, actions: 1 });
  expect(parked.jobs).toBeGreaterThanOrEqual(3);

  smtp = await smtpCatcher();
  twilio = await answeringServer(() => ({ status: 201, body: { sid: "CA1" } }));
  app = await testApp({
    database: copy,
    now: () => new Date(clock),
    config: { smtpUrl: smtp.url, twilio: { ...twilioAccount, apiUrl: twilio.url } },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await twilio[Symbol.asyncDispose]();
});

/** Runs every job that sends or looks for what is due. */
async function runAll(): Promise<void> {
  for (const job of [
    "send-reminders",
    "assistant-due",
    "assistant-reminders",
    "assistant-follow-ups",
    "assistant-end-silent",
    "tidy-mails",
    "forget-texts",
  ])
    await app.sql("select graphile_worker.add_job($1)", [job]);
  await vi.waitFor(
    async () =>
      expect(
        await app.sql(
          "select from graphile_worker.jobs where attempts < max_attempts and run_at <= now()",
        ),
      ).toEqual([]),
    { timeout: 60_000, interval: 50 },
  );
}

test("sends no old email or text, rings nobody, and tells no one of what was due", async () => {
  await runAll();
  expect(smtp.recipients()).toEqual([]);
  expect(twilio.asked).toEqual([]);
  const actions = await app.sql(
    "select id, status, decided_at from assistant_actions where id = any ($1) order by status",
    [[dueCall, laterCall]],
  );
  expect(actions).toMatchObject([
    { id: laterCall, status: "approved" },
    { id: dueCall, status: "waiting", decided_at: null },
  ]);
});

test("does what is due later", async () => {
  clock += 40 * minute;
  await runAll();
  expect(smtp.recipients()).toEqual([emails[1]]);
});

test("and what was held back once an operator releases it", async () => {
  const owner = new Client(ownerOf(copy));
  await owner.connect();
  expect(await release(owner)).toMatchObject({ emails: 1, lookups: 1 });
  expect(await release(owner)).toEqual({ emails: 0, jobs: 0, lookups: 0 });
  await owner.end();
  await runAll();
  expect(smtp.recipients().sort()).toEqual([emails[1], emails[0], "waiting@clients.test"].sort());
  // The call waits for its professional.
  expect(twilio.asked.filter(({ path }) => path.includes("Calls"))).toEqual([]);
});
