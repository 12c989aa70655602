import { Writable } from "node:stream";
import { Client, Pool } from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { requeueMails } from "#server/mail/outbox.ts";
import { serve } from "#server/serve.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { testSecret } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import { testMasterKey } from "#test/harness/sealed.ts";

afterEach(() => void vi.restoreAllMocks());

/** What the process writes to its standard output from now on, which contains the log. */
function outputs(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout as Writable, "write").mockImplementation((chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  });
  return lines;
}

const publicly = { baseUrl: "https://crm.example.com", mailFrom: "hello@crm.example.com" };

/** The product on a database that outlives it. */
async function runOn(database: TestDatabase, config: Partial<Config>) {
  const running = await serve({
    config: {
      ...readConfig({
        PORT: "0",
        DATABASE_URL: database.url,
        MASTER_KEY: testMasterKey,
        AUTH_SECRET: testSecret,
      }),
      ...config,
    },
    log: createLog("warn"),
    say: () => {},
    siteFolder: null,
  });
  return { running, [Symbol.asyncDispose]: () => running.stop() };
}

type Ages = { days?: number; sent?: boolean; failed?: boolean };
async function mailOf(sql: TestDatabase["sql"], { days = 0, sent, failed }: Ages = {}) {
  const id = newId();
  await sql("select mail.enqueue($1, $2, 'Hello', 'Hello', '<p>Hello</p>')", [
    id,
    `${id}@agents.test`,
  ]);
  await sql(
    `update mail.outbox set created_at = now() - make_interval(secs => $2::float * 86400),
            sent_at = case when $3 then now() end, failed_at = case when $4 then now() end where id = $1`,
    [id, days, sent ?? false, failed ?? false],
  );
  return id;
}
const noJobs = (sql: TestDatabase["sql"]) =>
  expect
    .poll(() => sql("select from graphile_worker.jobs where attempts < max_attempts"), {
      timeout: 10_000,
    })
    .toEqual([]);
async function runJob({ sql }: Pick<TestApp, "sql">, name: string) {
  await sql("select graphile_worker.add_job($1)", [name]);
  await noJobs(sql);
}
const kept = async (sql: TestDatabase["sql"]) =>
  (await sql<{ id: string }>("select id from mail.outbox")).map(({ id }) => id).sort();

describe("without an email server, at a public address", () => {
  test("every email is kept, the log says so, and all of them are sent once there is one", async () => {
    const database = await createTestDatabase();
    const lines = outputs();
    const ids: string[] = [];
    {
      await using app = await runOn(database, publicly);
      expect(app.running).toMatchObject({ mailPlace: "kept", mailboxUrl: null });
      for (let n = 0; n < 3; n += 1) ids.push(await mailOf(database.sql));
      await noJobs(database.sql);
      await runJob(database, "tidy-mails");
      expect(lines.join("")).toContain('"mails":3,"msg":"emails are kept and not sent');
    }
    expect(await kept(database.sql)).toEqual(ids.sort());
    await using smtp = await smtpCatcher();
    {
      await using _app = await runOn(database, { ...publicly, smtpUrl: smtp.url });
      await expect.poll(() => smtp.recipients(), { timeout: 15_000 }).toHaveLength(3);
      await noJobs(database.sql);
    }
    // Once each, also after another start.
    {
      await using _app = await runOn(database, { ...publicly, smtpUrl: smtp.url });
      await noJobs(database.sql);
      await runJob(database, "tidy-mails");
    }
    expect(smtp.recipients().sort()).toEqual(ids.map((id) => `${id}@agents.test`).sort());
    await database.drop();
  });

  test("an email that a worker takes while a start requeues waiting ones has one job, not two", async () => {
    const database = await createTestDatabase();
    {
      await using _app = await runOn(database, publicly);
    }
    const first = await mailOf(database.sql, { days: 0.2 });
    const second = await mailOf(database.sql, { days: 0.1 });
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    const pool = new Pool({ connectionString: database.url });
    await holder.query("begin");
    await holder.query("select from graphile_worker._private_jobs where key = $1 for update", [
      `mail:${first}`,
    ]);
    const requeued = requeueMails(pool, { isStart: true });
    await expect
      .poll(() => database.sql("select from pg_locks where not granted"), { timeout: 10_000 })
      .toHaveLength(1);
    // As the queue's library does.
    await database.sql(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker', attempts = 1
        where id in (select id from graphile_worker._private_jobs where key = $1 for update skip locked)`,
      [`mail:${second}`],
    );
    await holder.query("rollback");
    await requeued;
    const jobs = await database.sql<{ mail: string }>(
      "select payload->>'mailId' as mail from graphile_worker._private_jobs order by 1",
    );
    expect(jobs.map(({ mail }) => mail)).toEqual([first, second].sort());
    await Promise.all([holder.end(), pool.end()]);
    await database.drop();
  });

  test("texts that could not be sent are marked so", async () => {
    await using app = await testApp({ config: publicly });
    await app.sql("select sms.enqueue($1, '+17185550142', '123456 is your code')", [newId()]);
    await app.drain();
    expect(await app.sql("select failure, sent_at, body_text from sms.outbox")).toEqual([
      { failure: "TWILIO_ACCOUNT_SID is not set", sent_at: null, body_text: "" },
    ]);
  });
});

describe("by age", () => {
  test("an email that lost its job is sent within the hour; one that could not be delivered in five days is given up", async () => {
    await using smtp = await smtpCatcher();
    const lines = outputs();
    await using app = await testApp({ config: { smtpUrl: smtp.url }, log: "warn" });
    const add = (days: number) =>
      app.sql<{ id: string }>(
        `insert into mail.outbox (id, recipient, subject, body_text, body_html, created_at)
         values ($1, $2, 'Hello', 'Hello', 'Hello', now() - make_interval(secs => $3::float * 86400)) returning id`,
        [newId(), `${days}@agents.test`, days],
      );
    const [young] = await add(4.9);
    const [late] = await add(5.1);
    await runJob(app, "tidy-mails");
    await expect.poll(() => smtp.recipients()).toEqual(["4.9@agents.test"]);
    await app.drain();
    expect(
      await app.sql(
        "select id, sent_at is not null as sent, failure, body_text from mail.outbox order by id",
      ),
    ).toEqual([
      { id: young!.id, sent: true, failure: null, body_text: "" },
      { id: late!.id, sent: false, failure: "not delivered within 5 days", body_text: "" },
    ]);
    expect(lines.join("")).toContain('"mails":1,"msg":"emails were not delivered in time');
  });

  test("an outbox of thousands is emptied, and what is newer than thirty days is kept", async () => {
    await using app = await testApp();
    await app.sql(
      `insert into mail.outbox (id, recipient, subject, body_text, body_html, created_at, sent_at)
       select gen_random_uuid(), n || '@agents.test', 'Hello', '', '', now() - interval '31 days', now()
         from generate_series(1, 2500) n`,
    );
    await app.sql(
      `insert into sms.outbox (id, recipient, body_text, created_at, sent_at)
       select gen_random_uuid(), '+1718555' || n, '', now() - interval '31 days', now()
         from generate_series(1, 2500) n`,
    );
    const young = [
      await mailOf(app.sql, { days: 29, sent: true }),
      await mailOf(app.sql, { days: 29, failed: true }),
      await mailOf(app.sql, { days: 29 }), // of the local mailbox
    ];
    await runJob(app, "tidy-mails");
    await runJob(app, "forget-texts");
    expect(await kept(app.sql)).toEqual(young.sort());
    expect(await app.sql("select from sms.outbox")).toEqual([]);
  });

  test("counted requests are deleted after a day", async () => {
    await using app = await testApp();
    await app.sql(
      `insert into account.rate_limit (id, key, count, last_request)
       select gen_random_uuid(), 'key-' || n, 1, (extract(epoch from now()) * 1000)::bigint - n * 3600000::bigint
         from generate_series(0, 2500) n`,
    );
    await runJob(app, "forget-attempts");
    const left = await app.sql<{ key: string }>("select key from account.rate_limit");
    expect(left).toHaveLength(24);
  });
});
