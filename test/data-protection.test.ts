import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placesLastDays } from "#domain/account/waiting.ts";
import { usualSettings } from "#domain/assistant/settings.ts";
import { keptFor, spanLength, spanText } from "#domain/kernel/kept-for.ts";
import { readConfig } from "#server/platform/config.ts";
import { writeDataProtection } from "#server/platform/data-protection.ts";
import { keptData } from "#server/platform/kept-data.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");

let smtp: Awaited<ReturnType<typeof smtpCatcher>>;
let app: TestApp;
beforeAll(async () => {
  smtp = await smtpCatcher();
  app = await testApp({ config: { smtpUrl: smtp.url } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

describe("the list of kept data", () => {
  test("has every table of the database once", async () => {
    const rows = await app.sql<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'drizzle', 'graphile_worker')`,
    );
    const listed = keptData.flatMap(({ tables }) => tables);
    expect([...listed].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test("names jobs that run by a timetable", () => {
    const timetables = read("src/server/background.ts") + read("src/server/open-assistant.ts");
    const named = keptData.flatMap(({ job }) => job ?? []);
    expect(named.length).toBeGreaterThan(5);
    for (const job of named)
      expect(timetables, job).toMatch(new RegExp(`"\\d+ \\* \\* \\* \\* ${job}[ "]`));
    // What has a period has a job, or it would be a promise that nobody keeps.
    for (const { what, until, job } of keptData)
      if (typeof until !== "string") expect(job, what).toBeDefined();
  });

  test("is the page, which is current (npm run settings)", () => {
    expect(read("docs/data-protection.md")).toBe(writeDataProtection(readConfig({}).backups));
  });

  test("has the periods that SQL has too", () => {
    const schema = read("docs/schema.sql");
    const stale = /FUNCTION account_keeper\.drop_stale_sign_ups[\s\S]*?END;/.exec(schema)![0];
    expect(stale).toContain(`now() - '${spanText(keptFor.unverifiedSignUp)}'::interval`);
    const forget = /create policy forget on account\.rate_limit.*/.exec(schema)![0];
    expect(forget).toContain(`now() - '${spanText(keptFor.requestCounts)}'::interval`);
    const events = `happened_at < (now() - '${spanText(keptFor.accountEvent)}'::interval)`;
    expect(schema).toMatch(/create policy forget on account\.event .*/);
    expect(/create policy forget on account\.event .*/.exec(schema)![0]).toContain(events);
    const refuse = /REPLACE FUNCTION account_keeper\.refuse_change[\s\S]*?\$function\$;/.exec(
      schema,
    )![0];
    expect(refuse).toContain(`now() - interval '${spanText(keptFor.accountEvent)}'`);
    expect(schema).toContain(`'retentionDays'::text)::integer, ${keptFor.transcript.days})`);
  });

  test("has the periods that the browser has too", () => {
    expect(placesLastDays).toBe(keptFor.knownBrowser.days);
    expect(usualSettings.retentionDays).toBe(keptFor.transcript.days);
    const privacy = read("src/web/site/privacy-messages.ts");
    expect(keptFor.accountEvent.days).toBe(2 * 365);
    expect(privacy).toContain("activity of your account is kept for two years");
    expect(privacy).toContain(`can be restored for ${spanText(keptFor.deletedContact)}`);
    expect(privacy).toContain(`leave their address and subject for ${spanText(keptFor.email)}`);
  });

  test("writes a period as SQL reads it", async () => {
    for (const span of Object.values(keptFor)) {
      const [row] = await app.sql<{ seconds: number }>(
        "select extract(epoch from $1::interval)::float as seconds",
        [spanText(span)],
      );
      expect(row!.seconds * 1000).toBe(spanLength(span));
    }
  });
});

describe("messages of a deleted account", () => {
  const left = (text: string) =>
    app.sql(
      `select to_jsonb(o) as row from mail.outbox o where to_jsonb(o)::text like $1
       union all select to_jsonb(o) from sms.outbox o where to_jsonb(o)::text like $1`,
      [`%${text}%`],
    );

  test("those to its clients go with it, others' stay, and the last email leaves no row", async () => {
    const [ana, ben] = [await app.as(fresh(people.ana)), await app.as(fresh(people.ben))];
    const id = crypto.randomUUID();
    const write = (owner: string | null, to: string, sent: boolean) =>
      app.sql(
        `insert into mail.outbox (id, recipient, subject, body_text, body_html, owner, sent_at)
         values (gen_random_uuid(), $1, 'You', '', '', $2, case when $3 then now() end)`,
        [to, owner, sent],
      );
    await write(ana.id, `anas.${id}@x.test`, true);
    await write(ben.id, `bens.${id}@x.test`, true);
    // Ana is a client of Ben's too.
    await app.sql(
      `insert into mail.outbox (id, recipient, subject, body_text, body_html, owner)
       values (gen_random_uuid(), $1, 'Bens', '', '', $2)`,
      [ana.email, ben.id],
    );
    await app.sql(
      "insert into sms.outbox (id, recipient, body_text, owner, sent_at) values ($1, $2, '', $3, now())",
      [id, `+1718${id.slice(0, 7)}`, ana.id],
    );
    await ana.api.account.erase({ email: ana.email });
    await app.drain();
    await expect.poll(() => left(ana.email)).toMatchObject([{ row: { owner: ben.id } }]);
    expect(await left(`anas.${id}`)).toEqual([]);
    expect(await left(`+1718${id.slice(0, 7)}`)).toEqual([]);
    expect(await left(`bens.${id}`)).toHaveLength(1);
    // It was sent all the same.
    expect(smtp.recipients()).toContain(ana.email);
  });

  test("an email to a client knows for whom it was written, from a request and from a job", async () => {
    const host = await app.as(fresh(people.ana));
    const email = `client.${crypto.randomUUID()}@x.test`;
    const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await host.api.appointments.add({
      id: crypto.randomUUID(),
      event: {
        type: "Appointment",
        title: "Visit",
        clientName: "Client",
        clientEmail: email,
        day,
        time: "12:00",
        timeZone: "UTC",
        durationMinutes: 30,
        tellsClient: true,
      },
    });
    await app.drain();
    const owners = () =>
      app.sql<{ owner: string }>("select owner from mail.outbox where recipient = $1", [email]);
    await expect.poll(owners).toEqual([{ owner: host.id }]);
  });
});
