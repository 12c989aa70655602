import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { auditTables, type TestAudit, testAudit } from "#test/harness/audit.ts";
import { fresh, people } from "#test/harness/people.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { forgetEvents } from "./forget-events.ts";
import { keptCountOf } from "./kept-count.ts";
import type { AuditParts } from "./seal-events.ts";
import { verifyAudit } from "./verify.ts";
import { createAuditWatch } from "./watch.ts";

const log = createLog("silent");
let app: TestApp;
let audit: TestAudit;
let ana: SignedIn;

beforeAll(async () => {
  app = await testApp();
  audit = await testAudit(app);
});
afterAll(async () => {
  await audit.end();
  await app[Symbol.asyncDispose]();
});

const seal = async (known?: Partial<AuditParts>) => (await audit.seal(known)).sealed;
const verify = (atLeast = 0) => audit.verify(atLeast);
const tamper = (...statements: string[]) =>
  audit.tamper(...statements.map((statement) => statement.replaceAll(":ana", `'${ana.id}'`)));
const note = (kind: string, detail: string | null = null) =>
  app.sql("insert into account.event (user_id, kind, detail) values ($1, $2, $3)", [
    ana.id,
    kind,
    detail,
  ]);
const eventsOfAna = () =>
  app.sql<{ id: string; kind: string }>(
    `select e.id, e.kind from account.event e join audit.seal s on s.event_id = e.id
      where e.user_id = $1 order by s.position`,
    [ana.id],
  );
const putBack = () => audit.putBack();

describe("with the chain of an account", () => {
  beforeAll(async () => {
    ana = await app.as(fresh(people.ana));
    await app.as(fresh(people.leo));
    for (const kind of ["password_changed", "passkey_added", "finances_read", "data_exported"])
      await note(kind, `detail of ${kind}`);
    await seal();
    await audit.keepTables();
  });
  beforeEach(putBack);
  afterAll(putBack);

  test("all events of all accounts are sealed, and nothing is found", async () => {
    const [row] = await app.sql<{ count: number }>(
      "select count(*)::int as count from account.event",
    );
    const sealed = { sealed: row!.count, sealedEver: row!.count };
    expect(await verify()).toMatchObject({ accounts: 2, ...sealed, waiting: 0, findings: [] });
    expect(await seal()).toEqual(0);
    await note("signed_in");
    expect(await verify()).toMatchObject({ waiting: 1, findings: [] });
    expect(await seal()).toEqual(1);
    expect(await verify()).toMatchObject({ sealed: row!.count + 1, waiting: 0, findings: [] });
  });

  const first = async () => (await eventsOfAna()).find(({ kind }) => kind === "passkey_added")!.id;
  const expectFound = async (event: string | null, what: RegExp) => {
    const { findings } = await verify();
    expect(findings[0]).toEqual({ owner: ana.id, event, what: expect.stringMatching(what) });
  };

  test.each([
    ["its kind", "kind = 'signed_in'"],
    ["its detail", "detail = 'other'"],
    ["a missing detail", "detail = null"],
    ["its time", "happened_at = happened_at - interval '1 microsecond'"],
    ["its address", "ip_address = '192.0.2.1'"],
    ["its browser", "user_agent = 'x'"],
    ["whose it is", `user_id = (select id from account."user" where id <> :ana limit 1)`],
  ])("a change of an event is found: %s", async (_, change) => {
    const id = await first();
    await tamper(`update account.event set ${change} where id = '${id}'`);
    await expectFound(id, /changed/);
  });

  test("a removed event is found, and so is one that was removed with its hash", async () => {
    const id = await first();
    await tamper(`delete from account.event where id = '${id}'`);
    await expectFound(id, /was removed/);
    await putBack();
    const list = await eventsOfAna();
    const after = list[list.findIndex((event) => event.id === id) + 1]!.id;
    await tamper(
      `delete from account.event where id = '${id}'`,
      `delete from audit.seal where event_id = '${id}'`,
    );
    await expectFound(after, /removed/);
    // Also when the positions behind it are moved up.
    await tamper(
      `update audit.seal set position = -position where user_id = :ana and position > ${list.findIndex((event) => event.id === id)}`,
      `update audit.seal set position = -position - 1 where user_id = :ana and position < 0`,
    );
    await expectFound(after, /changed, inserted or moved/);
  });

  test("an inserted event is found, with and without a hash", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    await app.sql(
      `insert into account.event (id, user_id, kind, happened_at) values ($1, $2, 'signed_in', now() - interval '1 hour')`,
      [id, ana.id],
    );
    const found = { owner: ana.id, event: id, what: expect.stringMatching(/inserted/) };
    expect((await verify()).findings).toEqual([found]);
    // The job does not make it a true one.
    expect(await seal()).toEqual(0);
    expect((await verify()).findings).toEqual([found]);
    await tamper(
      `insert into audit.seal select :ana, max(position) + 1, '${id}', sha256('guessed') from audit.seal where user_id = :ana`,
    );
    expect((await verify()).findings).toEqual([
      { ...found, what: expect.stringMatching(/inserted/) },
    ]);
  });

  test("events in another order are found", async () => {
    const list = await eventsOfAna();
    const [one, other] = [list[1]!, list[2]!];
    await tamper(
      `update audit.seal set event_id = gen_random_uuid() where event_id = '${one.id}'`,
      `update audit.seal set event_id = '${one.id}' where event_id = '${other.id}'`,
      `update audit.seal set event_id = '${other.id}' where user_id = :ana and position = 2`,
    );
    await expectFound(other.id, /moved/);
    await putBack();
    // The same with their hashes.
    await tamper(
      "update audit.seal set position = -2 where user_id = :ana and position = 2",
      "update audit.seal set position = 2 where user_id = :ana and position = 3",
      "update audit.seal set position = 3 where user_id = :ana and position = -2",
    );
    await expectFound(other.id, /moved/);
  });

  test("a cut-off end is found, also with an older head; a new event doesn't hide it", async () => {
    const last = (await eventsOfAna()).at(-1)!.id;
    await note("signed_in");
    await seal();
    const cut = [
      "delete from audit.seal where user_id = :ana and event_id not in (select event_id from public.kept_audit_seal)",
      "delete from account.event where user_id = :ana and id not in (select id from public.kept_account_event)",
    ];
    await tamper(...cut);
    await expectFound(null, /last events/);
    await tamper(
      "delete from audit.head where user_id = :ana",
      "insert into audit.head select * from public.kept_audit_head where user_id = :ana",
    );
    const { findings } = await verify();
    expect(findings).toEqual([
      { owner: null, event: null, what: expect.stringMatching(/cut off or set back/) },
    ]);
    await note("signed_in");
    await seal();
    expect((await verify()).findings).toEqual(findings);
    expect((await eventsOfAna()).map(({ id }) => id)).toContain(last);
  });

  test("a whole chain that is removed is found, and so is everything set back, by the number kept outside", async () => {
    await tamper(
      "delete from audit.seal where user_id = :ana",
      "delete from account.event where user_id = :ana",
      "delete from audit.head where user_id = :ana",
    );
    expect((await verify()).findings).toMatchObject([{ owner: null }]);
    await putBack();
    const folder = mkdtempSync(join(tmpdir(), "hearthline-audit-"));
    const kept = keptCountOf(join(folder, "data", "sealed-events"));
    await note("signed_in");
    await seal({ kept });
    await putBack();
    // Nothing in the database says so.
    expect((await verify()).findings).toEqual([]);
    expect((await verify(kept.read())).findings).toMatchObject([
      { owner: null, what: expect.stringMatching(/set back/) },
    ]);
    await expect(seal({ kept })).rejects.toThrow(/delete .*sealed-events/);
    // The job logs it, and does not fail.
    const logged: string[] = [];
    const watch = createAuditWatch(pino({}, { write: (line: string) => logged.push(line) }));
    await watch.run("seal-events", () => audit.seal({ kept }));
    expect(logged.join()).toMatch(/the audit was changed/);
    rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
  });

  test("what says so itself can't be changed either", async () => {
    for (const change of [
      "sealed = sealed - 1",
      "sealed_at = sealed_at - interval '1 day'",
      "total = mac",
    ]) {
      await tamper(`update audit.state set ${change}`);
      expect((await verify()).findings, change).toContainEqual({
        owner: null,
        event: null,
        what: expect.stringMatching(/record of all/),
      });
      await expect(seal()).rejects.toThrow();
      await putBack();
    }
    await tamper("delete from audit.state");
    expect((await verify()).findings).not.toEqual([]);
    await expect(seal()).rejects.toThrow();
    await putBack();
    await tamper("update audit.head set first_position = 1 where user_id = :ana");
    await expectFound(null, /head/);
    // The job adds nothing to it.
    await note("signed_in");
    expect(await seal()).toEqual(0);
    await expectFound(null, /head/);
  });

  test("only the job's role can write hashes", async () => {
    for (const role of ["app", "account", "person", "visitor", "links", "assistant"]) {
      const [row] = await app.sql<{ may: boolean }>(
        `select bool_or(has_table_privilege($1, t, 'select, insert, update, delete')) as may from unnest($2::text[]) t`,
        [`hearthline_${role}`, auditTables.slice(1)],
      );
      expect(row!.may, role).toBe(false);
    }
  });

  test("old events are deleted for their age alone, and the rest still verifies", async () => {
    const age = "interval '731 days'";
    // Sealed when they were new.
    await audit.startAnew();
    await tamper(
      `insert into account.event (user_id, kind, happened_at) select :ana, 'signed_in', now() - ${age} + n * interval '1 second' from generate_series(1, 3) n`,
      `insert into account.event (user_id, kind, happened_at) select :ana, 'signed_out', now() - n * interval '1 day' from generate_series(1, 3) n`,
    );
    expect(await seal()).toEqual(6);
    await forgetEvents(audit.worker, audit.parts(), log);
    expect((await eventsOfAna()).map(({ kind }) => kind)).toEqual([
      "signed_out",
      "signed_out",
      "signed_out",
    ]);
    expect(await verify()).toMatchObject({
      accounts: 1,
      sealed: 3,
      sealedEver: 6,
      waiting: 0,
      findings: [],
    });
    await note("signed_in");
    await seal();
    expect(await verify()).toMatchObject({ sealed: 4, findings: [] });
    const [eldest, next] = await eventsOfAna();
    await tamper(
      `delete from account.event where id = '${eldest!.id}'`,
      `delete from audit.seal where event_id = '${eldest!.id}'`,
    );
    await expectFound(next!.id, /removed/);
  });

  test("a broken beginning is not deleted for its age", async () => {
    await audit.startAnew();
    await tamper(
      `insert into account.event (user_id, kind, happened_at) select :ana, 'signed_in', now() - interval '731 days' from generate_series(1, 3)`,
    );
    await seal();
    const [, second] = await eventsOfAna();
    await tamper(`update account.event set detail = 'x' where id = '${second!.id}'`);
    await forgetEvents(audit.worker, audit.parts(), log);
    expect(await eventsOfAna()).toHaveLength(3);
    await expectFound(second!.id, /changed/);
  });
});

test("writers and sealers at once make one chain, and a deleted account leaves the others whole", async () => {
  const [ben, tia] = [await app.as(fresh(people.ben)), await app.as(fresh(people.tia))];
  const { address, login } = connectionAs(app.database, "account");
  const accounts = createPool(address, login, log, { max: 8 });
  const write = (id: string) =>
    accounts.query(
      "insert into account.event (user_id, kind) select $1, 'signed_in' from generate_series(1, 10)",
      [id],
    );
  await Promise.all([
    ...Array.from({ length: 20 }, () => write(ben.id)),
    ...Array.from({ length: 5 }, () => write(tia.id)),
    ...Array.from({ length: 6 }, () => seal()),
  ]);
  await accounts.end();
  await seal();
  const { findings, waiting } = await verify();
  expect({ findings, waiting }).toEqual({ findings: [], waiting: 0 });
  const [row] = await app.sql<{ count: number; last: number }>(
    "select count(*)::int as count, max(position)::int as last from audit.seal where user_id = $1",
    [ben.id],
  );
  expect(row!.count).toBeGreaterThanOrEqual(200);
  expect(row!.last).toBe(row!.count);

  await tia.api.account.erase({ email: tia.email });
  // Its head is still there.
  expect((await verify()).findings).toEqual([]);
  await seal();
  expect(await app.sql("select from audit.head where user_id = $1", [tia.id])).toEqual([]);
  expect((await verify()).findings).toEqual([]);
});

test("with another key every chain is broken", async () => {
  const other = await verifyAudit(app.database.owner, "another key", { atLeast: 0 });
  expect(other.findings.length).toBeGreaterThan(0);
});
