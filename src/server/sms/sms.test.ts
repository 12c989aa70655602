import { Writable } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answeringServer } from "#test/harness/fake-service.ts";
import { ask, freshNumber } from "#test/harness/account.ts";
import { newId } from "#server/platform/ids.ts";
import { twilioTransport } from "./send-text.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";

const twilio = {
  accountSid: `AC${"5".repeat(32)}`,
  authToken: "the-token-that-nobody-may-read",
  from: "+17185550100",
};
const requestCode = (app: TestApp, phoneNumber: string) =>
  ask(app.visitor, "/phone-number/send-otp", { phoneNumber });
const runNow = async (app: TestApp) => {
  await app.sql("update graphile_worker._private_jobs set run_at = now()");
  await app.sql("select pg_notify('jobs:insert', '{\"count\":1}')");
};
const textsLeft = (app: TestApp) =>
  app.sql<{ body_text: string; sent_at: Date | null }>("select * from sms.outbox");

/** What the process writes to its standard output while something runs, which contains the log. */
function outputs() {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr] as Writable[])
    vi.spyOn(stream, "write").mockImplementation((chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    });
  return lines;
}
afterEach(() => void vi.restoreAllMocks());

describe("with Twilio", () => {
  test("a text is sent once, as the API requires, and its content is then deleted", async () => {
    await using api = await answeringServer(() => ({ status: 201, body: { sid: "SM1" } }));
    await using app = await testApp({ config: { twilio: { ...twilio, apiUrl: api.url } } });
    const number = freshNumber();
    await requestCode(app, number);
    await app.drain();
    expect(api.asked).toEqual([
      {
        path: `/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString("base64")}`,
        form: { To: number, From: twilio.from, Body: expect.stringMatching(/^\d{6} is your/) },
      },
    ]);
    expect(await textsLeft(app)).toMatchObject([{ body_text: "", sent_at: expect.any(Date) }]);
    // What is sent is not shown on this machine.
    expect((await app.visitor.fetch("/dev/sms.json")).status).toBe(404);
  });

  test("a messaging service can be the sender", async () => {
    await using api = await answeringServer(() => ({ status: 201 }));
    const from = `MG${"a".repeat(32)}`;
    await using app = await testApp({ config: { twilio: { ...twilio, from, apiUrl: api.url } } });
    await requestCode(app, freshNumber());
    await app.drain();
    expect(api.asked[0]!.form).toMatchObject({ MessagingServiceSid: from });
    expect(api.asked[0]!.form).not.toHaveProperty("From");
  });

  test("a text of the assistant's is sent once, from its professional's own line", async () => {
    await using api = await answeringServer(() => ({ status: 201 }));
    await using app = await testApp({ config: { twilio: { ...twilio, apiUrl: api.url } } });
    const id = newId();
    const to = freshNumber();
    for (const from of ["+17185550177", "+17185550188"])
      await app.sql("select sms.enqueue($1, $2, 'See you on Tuesday.', $3)", [id, to, from]);
    await app.drain();
    expect(api.asked.map(({ form }) => form)).toEqual([
      { To: to, From: "+17185550177", Body: "See you on Tuesday." },
    ]);
    const mayCall =
      "select has_function_privilege($1, 'sms.enqueue(uuid, text, text, text)', 'execute') as may";
    for (const role of ["app", "account", "visitor", "assistant"])
      expect(await app.sql(mayCall, [`hearthline_${role}`]), role).toEqual([
        { may: role === "assistant" },
      ]);
  });

  test("a text is tried again after an error, and neither number nor content nor keys are in the log", async () => {
    const lines = outputs();
    await using api = await answeringServer((_, count) => ({ status: count === 1 ? 503 : 201 }));
    await using app = await testApp({
      config: { twilio: { ...twilio, apiUrl: api.url } },
      log: "trace",
    });
    const number = freshNumber();
    await requestCode(app, number);
    await expect.poll(() => api.asked.length).toBe(1);
    await expect
      .poll(async () =>
        app.sql("select from graphile_worker.jobs where attempts = 1 and locked_at is null"),
      )
      .toHaveLength(1);
    expect(await textsLeft(app)).toMatchObject([{ sent_at: null }]);
    await runNow(app);
    await expect.poll(() => api.asked.length, { timeout: 10_000 }).toBe(2);
    await app.drain();
    expect(api.asked[1]).toEqual(api.asked[0]);
    const code = api.asked[0]!.form.Body!.slice(0, 6);
    const log = lines.join("");
    expect(log).toContain("Twilio answered 503.");
    for (const secret of [
      number,
      number.slice(1),
      code,
      twilio.authToken,
      api.asked[0]!.authorization!,
    ])
      expect(log).not.toContain(secret);
  });

  test("a number that is refused is not tried again", async () => {
    await using api = await answeringServer(() => ({ status: 400, body: { code: 21211 } }));
    await using app = await testApp({ config: { twilio: { ...twilio, apiUrl: api.url } } });
    await requestCode(app, freshNumber());
    await app.drain();
    expect(api.asked).toHaveLength(1);
    expect(await textsLeft(app)).toMatchObject([
      {
        body_text: "",
        sent_at: null,
        failed_at: expect.any(Date),
        failure: "Twilio answered 400, code 21211.",
      },
    ]);
    expect(
      await app.sql("select from graphile_worker.jobs where task_identifier = 'send-text'"),
    ).toEqual([]);
  });

  test.for([
    [400, 21610, "refused"],
    [400, 21614, "refused"],
    [404, null, "refused"],
    [401, 20003, "setting"],
    [400, 21606, "setting"],
    [429, 20429, "later"],
    [500, null, "later"],
  ] as const)("%s with code %s is %s", async ([status, code, kind]) => {
    await using api = await answeringServer(() => ({ status, body: { code } }));
    const send = twilioTransport({ ...twilio, apiUrl: api.url });
    const text = { id: newId(), to: freshNumber(), from: null, text: "x", createdAt: new Date() };
    await expect(send(text)).rejects.toMatchObject({ kind });
  });

  test("a text that would be too late is not sent", async () => {
    await using api = await answeringServer(() => ({ status: 503 }));
    await using app = await testApp({ config: { twilio: { ...twilio, apiUrl: api.url } } });
    await requestCode(app, freshNumber());
    await expect
      .poll(async () =>
        app.sql("select from graphile_worker.jobs where attempts = 1 and locked_at is null"),
      )
      .toHaveLength(1);
    await app.sql("update sms.outbox set created_at = now() - interval '16 minutes'");
    await runNow(app);
    await app.drain();
    expect(api.asked).toHaveLength(1);
    expect(await textsLeft(app)).toMatchObject([
      { body_text: "", sent_at: null, failure: "not sent in time" },
    ]);
  });
});

test("after thirty days a text's recipient is deleted", async () => {
  await using app = await testApp();
  await requestCode(app, freshNumber());
  await app.drain();
  await app.sql("update sms.outbox set created_at = now() - interval '31 days'");
  await requestCode(app, freshNumber());
  await app.sql("select graphile_worker.add_job('forget-texts')");
  await expect.poll(() => textsLeft(app)).toHaveLength(1);
});

describe("without Twilio", () => {
  test("every text is kept in the database and can be read beside the emails, only on this machine", async () => {
    await using app = await testApp();
    const number = freshNumber();
    await requestCode(app, number);
    await app.drain();
    expect(await app.texts()).toMatchObject([
      { to: number, text: expect.stringMatching(/^\d{6}/) },
    ]);
    // mail.test.ts tests who may see them.
    expect(await (await fetch(app.running.mailboxUrl!)).text()).toContain(number);
  });
});
