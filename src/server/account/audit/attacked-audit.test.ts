import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pino } from "pino";
import { beforeAll as beforeAllEvents } from "#server/platform/audit-state.ts";
import { createLog } from "#server/platform/log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type TestAudit, testAudit } from "#test/harness/audit.ts";
import { fresh, people } from "#test/harness/people.ts";
import { acceptAudit } from "./accept.ts";
import { forgetEvents } from "./forget-events.ts";
import { keptCountInMemory } from "./kept-count.ts";
import { createAuditWatch } from "./watch.ts";

// What would keep the audit from seeing, or make it see what is not there.

const log = createLog("silent");
let app: TestApp;
let audit: TestAudit;
let ana: SignedIn;
let leo: SignedIn;

beforeAll(async () => {
  app = await testApp();
  audit = await testAudit(app);
  ana = await app.as(fresh(people.ana));
  leo = await app.as(fresh(people.leo));
  await audit.seal();
  await audit.keepTables();
});
beforeEach(() => audit.putBack());
afterAll(async () => {
  await audit.end();
  await app[Symbol.asyncDispose]();
});

/** Adds events of a person, so long ago, as the product or as somebody with the database does. */
const add = (person: SignedIn, ago = "0 s", times = 1) =>
  app.sql(
    `insert into account.event (user_id, kind, happened_at)
     select $1, 'signed_in', now() - $2::interval + n * interval '1 microsecond' from generate_series(1, $3) n`,
    [person.id, ago, times],
  );
const sealedOf = async (person: SignedIn) => {
  const [row] = await app.sql<{ count: number }>(
    "select count(*)::int as count from audit.seal where user_id = $1",
    [person.id],
  );
  return row!.count;
};
/** A time in the form of the record. */
const instantAt = async (ago: string) => {
  const [row] = await app.sql<{ at: string }>(
    `select to_char((now() - $1::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at`,
    [ago],
  );
  return row!.at;
};
const findings = async () => (await audit.verify()).findings;
const forget = () => forgetEvents(audit.worker, audit.parts(), log);

describe("somebody with the database", () => {
  test("launders nothing by emptying all that is known about the chains", async () => {
    await audit.tamper(
      `update account.event set detail = 'forged' where user_id = '${ana.id}'`,
      "delete from audit.seal",
      "delete from audit.head",
      "delete from audit.state",
    );
    await expect(audit.seal()).rejects.toThrow("removed");
    expect(await findings()).toEqual([
      { owner: null, event: null, what: expect.stringMatching(/removed/) },
    ]);
    expect(await sealedOf(ana)).toBe(0);
  });

  test("makes no room for old dates by many of them", async () => {
    const before = (await audit.verify()).sealedAt!;
    await add(ana, "5 minutes", 1_100);
    await audit.tamper(
      `create or replace function public.stop() returns trigger language plpgsql as $$ begin
         if (select count(*) from audit.seal) > 600 then raise exception 'stopped'; end if; return null; end $$`,
      "create trigger stop after insert on audit.seal for each statement execute function public.stop()",
      "alter table audit.seal enable always trigger stop",
    );
    // The run ends after its first batch, which had old dates alone.
    await expect(audit.seal()).rejects.toThrow("stopped");
    await app.sql("drop trigger stop on audit.seal");
    const after = await audit.verify();
    expect(after.sealedEver).toBeGreaterThanOrEqual(500);
    expect(after.sealedAt! >= before).toBe(true);
    await audit.seal();
    expect(await findings()).toEqual([]);
  });

  test("can't stop the sealing of all by breaking one account, or with an event of nobody", async () => {
    const last = (await sealedOf(ana)) + 1;
    const before = await sealedOf(leo);
    const nobody = "22222222-2222-4222-8222-222222222222";
    await audit.tamper(
      `insert into audit.seal values ('${ana.id}', ${last}, gen_random_uuid(), sha256('x'))`,
      `insert into account.event (user_id, kind) values ('${nobody}', 'signed_in')`,
    );
    await add(ana, "1 minute", 600);
    await add(leo);
    const broken = new Set<string>();
    expect(await audit.seal({ broken })).toEqual({ sealed: 1, broken: [ana.id] });
    expect(await sealedOf(leo)).toBe(before + 1);
    // It stays known without new events, until it is right again.
    expect((await audit.seal({ broken })).broken).toEqual([ana.id]);
    await audit.tamper(`delete from audit.seal where user_id = '${ana.id}' and position = ${last}`);
    expect(await audit.seal({ broken })).toEqual({ sealed: 600, broken: [] });
  });

  test("can't set the database back below what a process has seen", async () => {
    const kept = keptCountInMemory();
    await add(ana);
    await audit.seal({ kept });
    await audit.putBack();
    await expect(audit.seal({ kept })).rejects.toThrow("restart Hearthline");
    await expect(audit.seal()).resolves.toMatchObject({ sealed: 0 });
  });

  test("is noticed when the job was kept from running", async () => {
    const [sealedAt, soon] = [await instantAt("2 hours"), await instantAt("105 minutes")];
    await audit.startAnew({ sealedAt, ranAt: soon });
    await add(ana, "100 minutes");
    // Five minutes after the last run, as before a stop.
    expect(await findings()).toEqual([]);
    await add(ana, "30 minutes");
    expect(await findings()).toEqual([
      { owner: null, event: expect.any(String), what: expect.stringContaining(`since ${soon}Z`) },
    ]);
    await audit.seal();
    expect(await findings()).toEqual([]);
    // A job that did not run because nothing did has until now to do so.
    await audit.startAnew({ sealedAt, ranAt: soon });
    await add(ana);
    expect(await findings()).toEqual([]);
  });
});

describe("nothing is found", () => {
  test("between an account's deletion and the next run", async () => {
    const tia = await app.as(fresh(people.tia));
    await audit.seal();
    const { accounts } = await audit.verify();
    await tia.api.account.erase({ email: tia.email });
    expect(await audit.verify()).toMatchObject({ accounts: accounts - 1, findings: [] });
    await audit.seal();
    expect(await audit.verify()).toMatchObject({ accounts: accounts - 1, findings: [] });
    await audit.keepTables();
  });

  test("at the first start of a database with more events than one run takes", async () => {
    await audit.startAnew();
    await add(ana, "800 days", 700);
    await add(ana, "3 hours", 700);
    expect(await findings()).toEqual([]);
    // Nothing is sealed yet, so nothing is deleted, and nothing was changed.
    expect(await forget()).toEqual({ broken: [] });
    expect(await audit.seal()).toEqual({ sealed: 1_400, broken: [] });
    expect(await forget()).toEqual({ broken: [] });
    expect(await audit.verify()).toMatchObject({ sealed: 700, sealedEver: 1_400, findings: [] });
  });

  test("where what was committed late has the older date", async () => {
    await audit.startAnew();
    const at = (ago: string) =>
      app.sql(
        `insert into account.event (user_id, kind, happened_at)
         values ($1, 'signed_in', now() - interval '730 days' - $2::interval)`,
        [ana.id, ago],
      );
    await at("-1 hour");
    await audit.seal();
    await audit.rewrite({ sealedAt: beforeAllEvents });
    await at("1 hour");
    await audit.seal();
    expect(await forget()).toEqual({ broken: [] });
    expect(await audit.verify()).toMatchObject({ sealed: 2, findings: [] });
    // What is old and in no chain was inserted.
    await at("2 hours");
    expect(await forget()).toEqual({ broken: [ana.id] });
  });

  test("after the clock was set back", async () => {
    const later = await instantAt("-2 hours");
    await audit.rewrite({ sealedAt: later, ranAt: later });
    await add(ana);
    expect(await findings()).toEqual([]);
    expect(await audit.seal()).toMatchObject({ sealed: 1 });
    await add(ana);
    expect(await audit.seal()).toMatchObject({ sealed: 1 });
    const { sealedAt, findings: found } = await audit.verify();
    expect(found).toEqual([]);
    expect(sealedAt! < later).toBe(true);
  });
});

describe("deleting what is old", () => {
  test("goes on until nothing is left, whatever is broken", async () => {
    await audit.startAnew();
    await add(leo, "731 days", 5_200);
    await audit.seal();
    await add(ana, "732 days", 300);
    expect(await forget()).toEqual({ broken: [ana.id] });
    expect(await sealedOf(leo)).toBe(0);
    expect((await audit.verify()).findings).toHaveLength(300);
  });

  test("locks in the order of an account's deletion", async () => {
    await audit.startAnew();
    await add(ana, "731 days", 3);
    await audit.seal();
    await app.sql("begin");
    try {
      await app.sql("select from account.event where user_id = $1 for update", [ana.id]);
      const forgetting = forget();
      await expect
        .poll(() =>
          app.sql(
            "select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))",
          ),
        )
        .not.toEqual([]);
      await app.sql("delete from audit.seal where user_id = $1", [ana.id]);
      await app.sql("rollback");
      expect(await forgetting).toEqual({ broken: [] });
    } finally {
      await app.sql("rollback");
    }
    expect(await audit.verify()).toMatchObject({ sealed: 0, findings: [] });
  });
});

describe("an operator", () => {
  const accept = (atLeast = 0) => acceptAudit(app.database.owner, audit.parts().key, { atLeast });
  const forged = "33333333-3333-4333-8333-333333333333";

  test.each([
    ["a changed event", "update account.event set detail = 'x' where user_id = :ana"],
    [
      "a removed event",
      "delete from account.event e using audit.seal s where s.event_id = e.id and s.user_id = :ana and s.position = 1",
    ],
    [
      "an inserted event",
      `insert into account.event (id, user_id, kind, happened_at) values ('${forged}', :ana, 'signed_in', now() - interval '1 day')`,
    ],
    ["a forged hash", `insert into audit.seal values (:ana, 99, '${forged}', sha256('x'))`],
    ["a removed head", "delete from audit.head where user_id = :ana"],
    ["a changed head", "update audit.head set position = 1 where user_id = :ana"],
    ["a removed record", "delete from audit.state"],
    ["a changed record", "update audit.state set sealed = 1"],
  ])("accepts %s", async (_, change) => {
    await audit.tamper(change.replaceAll(":ana", `'${ana.id}'`));
    const found = await findings();
    expect(found).not.toEqual([]);
    const { sealedEver } = await audit.verify();
    expect(await accept()).toEqual(found);
    await audit.seal();
    const after = await audit.verify();
    expect(after).toMatchObject({ waiting: 0, findings: [] });
    expect(after.sealedEver).toBeGreaterThan(sealedEver);
    await add(leo);
    expect(await audit.seal()).toMatchObject({ sealed: 1, broken: [] });
  });

  test("accepts a database that was set back", async () => {
    expect(await accept(1_000)).toMatchObject([{ what: expect.stringContaining("set back") }]);
    expect(await audit.verify(1_000)).toMatchObject({ sealedEver: 1_000, findings: [] });
    expect(await accept(1_000)).toEqual([]);
  });
});

test("what the jobs find is known until they find it right", async () => {
  const logged: string[] = [];
  const watch = createAuditWatch(pino({}, { write: (line: string) => logged.push(line) }));
  const job = () => watch.run("seal-events", () => audit.seal());
  await job();
  expect(watch.state()).toBe("ok");
  await audit.tamper("update audit.state set sealed = sealed + 1");
  await job();
  await watch.run("forget-events", async () => ({ broken: [] }));
  expect(watch.state()).toBe("broken");
  expect(logged.join()).toContain("the audit was changed");
  await audit.putBack();
  await job();
  expect(watch.state()).toBe("ok");
  await watch.run("forget-events", async () => ({ broken: [ana.id] }));
  expect(watch.state()).toBe("broken");
});
