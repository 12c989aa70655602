import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Answers, badSmtp, standstills } from "#test/harness/bad-smtp.ts";
import type { OutgoingMail } from "./outbox.ts";
import { smtpTransport } from "./smtp.ts";

const from = "Hearthline <hello@hearth.test>";
const never = new AbortController().signal;
const email: OutgoingMail = {
  id: "0198c0de-0000-7000-8000-000000000001",
  to: "nia@agents.test",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  calendar: null,
  calendarMethod: null,
  replyTo: null,
  unsubscribe: null,
  createdAt: new Date("2026-11-18T18:00:00Z"),
};

/** What the process writes to its standard output from now on, which contains the log. */
function outputs(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout as Writable, "write").mockImplementation((chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  });
  return lines;
}

const write = (app: TestApp, to = `${newId()}@agents.test`) => {
  const id = newId();
  return app
    .sql("select mail.enqueue($1, $2, 'Hello', 'Hello', '<p>Hello</p>')", [id, to])
    .then(() => ({ id, to }));
};
const stateOf = async (app: TestApp, id: string) =>
  (
    await app.sql<{ isSent: boolean; isFailed: boolean; failure: string | null; text: string }>(
      `select sent_at is not null as "isSent", failed_at is not null as "isFailed", failure, body_text as text
         from mail.outbox where id = $1`,
      [id],
    )
  )[0]!;
const jobOf = async (app: TestApp, id: string) =>
  (
    await app.sql<{ attempts: number; isWaiting: boolean; error: string | null }>(
      `select attempts, locked_at is null as "isWaiting", last_error as error
         from graphile_worker.jobs where key = $1`,
      [`mail:${id}`],
    )
  )[0] ?? null;

describe("an email server that stops responding", () => {
  // They wait side by side: on a slow machine, the steps before the one that hangs must fit into the time limit too.
  test.concurrent.for(standstills)(
    "at %s is given up in time, and its connection closed",
    async (hangsAt, { expect: expectHere }) => {
      await using smtp = await badSmtp({ hangsAt });
      // With a dripping server no step is silent for long: only the time limit of the whole email ends it.
      const patience = hangsAt.endsWith("drip")
        ? { step: 60_000, mail: 4_000 }
        : { step: 4_000, mail: 60_000 };
      const transport = smtpTransport({ smtpUrl: smtp.url, from }, patience);
      await expectHere(transport(email, never)).rejects.toMatchObject({ kind: "later" });
      expectHere(smtp.asked.at(-1)).toBe(hangsAt.split(" ")[0]);
      await expectHere.poll(() => smtp.open()).toBe(0);
    },
  );

  test("is abandoned at once when the process ends", async () => {
    await using smtp = await badSmtp({ hangsAt: "text" });
    const transport = smtpTransport({ smtpUrl: smtp.url, from }, { step: 60_000, mail: 60_000 });
    const ending = new AbortController();
    const sending = transport(email, ending.signal);
    await expect.poll(() => smtp.asked.at(-1)).toBe("text");
    ending.abort();
    await expect(sending).rejects.toMatchObject({ kind: "later" });
  });

  test("delays no reminder, no text, no task of the assistant and no housekeeping; a shutdown ends", async () => {
    await using smtp = await badSmtp({ hangsAt: "text" });
    const app = await testApp({ config: { smtpUrl: smtp.url } });
    for (let n = 0; n < 12; n += 1) await write(app);
    // Every email worker waits for the server that hangs.
    await expect.poll(() => smtp.open()).toBe(3);
    await app.sql("select sms.enqueue($1, '+17185550142', 'Hello')", [newId()]);
    const others = ["send-reminders", "empty-bin", "assistant-due", "assistant-follow-ups"];
    for (const name of others) await app.sql("select graphile_worker.add_job($1)", [name]);
    const waiting = () =>
      app.sql("select from graphile_worker.jobs where task_identifier <> 'send-mail'");
    await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
    expect(smtp.open()).toBe(3);
    await app.running.stop();
    await expect.poll(() => smtp.open()).toBe(0);
    // No job is left to a process that has ended.
    expect(await app.sql("select from graphile_worker.jobs where locked_at is not null")).toEqual(
      [],
    );
    expect(await app.sql("select from mail.outbox where sent_at is null")).toHaveLength(12);
    await app.database.drop();
  });
});

/**
 * An app, what it logs, and its email server, whose answers each test of a group sets. Log and answers begin empty.
 */
function appWithAnswers() {
  const answers: Answers = {};
  const shared = { answers } as {
    lines: string[];
    answers: Answers;
    smtp: Awaited<ReturnType<typeof badSmtp>>;
    app: TestApp;
  };
  beforeAll(async () => {
    // The log takes its output when it is made.
    shared.lines = outputs();
    shared.smtp = await badSmtp({ answers });
    shared.app = await testApp({ config: { smtpUrl: shared.smtp.url }, log: "warn" });
  });
  afterAll(async () => {
    await shared.app[Symbol.asyncDispose]();
    await shared.smtp[Symbol.asyncDispose]();
    vi.restoreAllMocks();
  });
  beforeEach(() => {
    shared.lines.length = 0;
    for (const step of Object.keys(answers)) delete answers[step as keyof Answers];
  });
  return shared;
}

describe("an email that is refused permanently", () => {
  const shared = appWithAnswers();

  test.for([
    ["RCPT", "550 5.1.1 <nia@agents.test>: nobody here", "SMTP answered 550 at RCPT TO"],
    ["RCPT", "553 5.1.3 <nia@agents.test>: no address", "SMTP answered 553 at RCPT TO"],
    ["MAIL", "552 5.3.4 too large", "SMTP answered 552 at MAIL FROM"],
    ["DATA", "554 5.5.1 no valid recipients", "SMTP answered 554 at DATA"],
    ["text", "554 5.7.1 spam for nia@agents.test", "SMTP answered 554 at DATA"],
    ["RCPT", "550 5.7.1 relaying denied", "SMTP answered 550 at RCPT TO"],
  ] as const)("at %s by %s is not tried again and says why", async ([step, answer, failure]) => {
    const { app, smtp, lines, answers } = shared;
    answers[step] = answer;
    const before = smtp.connections();
    const { id, to } = await write(app);
    await app.drain();
    expect(await jobOf(app, id)).toBeNull();
    expect(await stateOf(app, id)).toMatchObject({
      isSent: false,
      isFailed: true,
      failure: expect.stringContaining(failure),
    });
    expect(smtp.connections() - before).toBe(1);
    const log = lines.join("");
    expect(log).toContain(id);
    expect(log).toContain("an email was refused permanently");
    for (const secret of [to, "nia@agents.test"]) expect(log).not.toContain(secret);
  });
});

describe("a temporary failure", () => {
  const shared = appWithAnswers();

  test.for([
    ["RCPT", "450 4.2.0 <nia@agents.test>: greylisted", "450"],
    ["RCPT", "421 4.3.2 shutting down", "421"],
    ["text", "452 4.3.1 no space", "452"],
    ["CONN", "554 5.7.1 nobody from your address", "554"],
    ["AUTH", "535 5.7.8 wrong password", "535"],
    ["MAIL", "530 5.7.0 log in first", "530"],
  ] as const)(
    "at %s by %s is tried again later, and the log contains no address",
    async (refusal) => {
      const [step, answer, code] = refusal;
      const { app, lines, answers } = shared;
      answers[step] = answer;
      const { id, to } = await write(app);
      await expect
        .poll(() => jobOf(app, id), { timeout: 10_000 })
        .toMatchObject({ attempts: 1, isWaiting: true, error: expect.stringContaining(code) });
      expect(await stateOf(app, id)).toMatchObject({
        isSent: false,
        isFailed: false,
        text: "Hello",
      });
      const log = lines.join("");
      expect(log.includes("mails wait until SMTP_URL is right")).toBe(
        ["535", "530"].includes(code),
      );
      for (const secret of [to, "nia@agents.test", "secret"]) expect(log).not.toContain(secret);
    },
  );
});

describe("a sender that the server refuses is a problem of our setting, and does not fail the email", () => {
  const shared = appWithAnswers();

  test.for([
    "550 5.7.1 <hello@hearth.test>: sender rejected",
    "553 5.7.1 not owned by user",
    "501 5.1.7 bad sender address",
    "554 5.7.60 not allowed to send as hello@hearth.test",
    "555 5.5.4 parameters not recognized",
  ])("by %s", async (answer) => {
    const { app, lines, answers } = shared;
    answers.MAIL = answer;
    const { id, to } = await write(app);
    await expect
      .poll(() => jobOf(app, id), { timeout: 10_000 })
      .toMatchObject({ attempts: 1, isWaiting: true });
    expect(await stateOf(app, id)).toMatchObject({ isSent: false, isFailed: false, text: "Hello" });
    const log = lines.join("");
    expect(log).toContain("mails wait until MAIL_FROM is right");
    for (const secret of [to, "hello@hearth.test"]) expect(log).not.toContain(secret);

    // Once the setting is right, the same email is sent.
    delete answers.MAIL;
    await app.sql("update graphile_worker._private_jobs set run_at = now(), locked_at = null");
    await app.drain();
    expect(await stateOf(app, id)).toMatchObject({ isSent: true, isFailed: false });
  });
});

test("a duplicate job does not send an email twice while it is being sent", async () => {
  await using smtp = await badSmtp({ hangsAt: "text" });
  await using app = await testApp({ config: { smtpUrl: smtp.url } });
  const { id, to } = await write(app);
  await expect.poll(() => smtp.asked.at(-1)).toBe("text");
  for (let n = 0; n < 3; n += 1)
    await app.sql("select mail.enqueue($1, $2, 'Hello', 'Hello', '<p>Hello</p>')", [id, to]);
  expect(
    await app.sql("select from graphile_worker.jobs where task_identifier = 'send-mail'"),
  ).toHaveLength(1);
});
