import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "./harness/app.ts";
import { createTestDatabase } from "./harness/database.ts";
import { fresh, people } from "./harness/people.ts";
import { smtpCatcher } from "./harness/smtp.ts";

// Emails and texts with a link or a code wait encrypted: whoever reads the outbox opens no account.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const post = (path: string, body: object) =>
  app.visitor.fetch(`/api/auth${path}`, { method: "POST", body: JSON.stringify(body) });

test("links and codes are in the local mailbox and not in the outbox", async () => {
  const ana = await app.as(fresh(people.ana));
  expect((await post("/request-password-reset", { email: ana.email })).status).toBe(200);
  const asked = await post("/email-otp/send-verification-otp", {
    email: ana.email,
    type: "sign-in",
  });
  expect(asked.status).toBe(200);
  const phoneNumber = "+17185550187";
  expect((await post("/phone-number/send-otp", { phoneNumber, type: "sign-in" })).status).toBe(200);

  const mails = (await app.mails()).filter(({ to }) => to === ana.email);
  const token = mails.map(({ text }) => text.match(/#token=([\w-]+)/)?.[1]).find(Boolean)!;
  const code = mails.map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).find(Boolean)!;
  expect([token.length, code.length]).toEqual([expect.any(Number), 6]);
  const rows = await app.sql<{ row: string }>(
    `select to_jsonb(o)::text as row from mail.outbox o
     union all select to_jsonb(o)::text from sms.outbox o`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const { row } of rows) {
    expect(row).not.toContain(token);
    expect(row).not.toMatch(new RegExp(`[^\\d]${code}[^\\d]`));
  }
  for (const { text } of await app.texts()) expect(text).toMatch(/^\d{6} is your/);
});

test("under another signing secret they are given up, and the outbox says why", async () => {
  const database = await createTestDatabase();
  const kept = { ...database, drop: async () => {} };
  const email = fresh(people.ana).email;
  {
    await using before = await testApp({ database: kept });
    await before.as({ ...people.ana, email });
    const body = JSON.stringify({ email });
    await before.visitor.fetch("/api/auth/request-password-reset", { method: "POST", body });
    await before.drain();
  }
  await using smtp = await smtpCatcher();
  const authSecret = "another secret of 32 characters or more";
  await using after = await testApp({ database, config: { authSecret, smtpUrl: smtp.url } });
  // The start queues what waits.
  await expect
    .poll(() => after.sql("select failure from mail.outbox where recipient = $1", [email]), {
      timeout: 15_000,
    })
    .toEqual([{ failure: "It was written under another AUTH_SECRET." }]);
  expect(smtp.recipients()).toEqual([]);
});
