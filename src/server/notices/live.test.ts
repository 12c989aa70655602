import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { listen } from "#test/harness/live.ts";
import { fresh, people, type Person } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const lead = { firstName: "Priya", lastName: "Raman" };

/**
 * A person without pending events. Events are in order: after one of our own, none about the creation of the account
 * follows.
 */
async function settled(person: Person): Promise<SignedIn> {
  const somebody = await app.as(fresh(person));
  using first = await listen(somebody);
  await expect.poll(() => first.events).toContain("ready all");
  const word = JSON.stringify({ owner: somebody.id, topic: "settled" });
  await app.sql("select pg_notify('hearthline_live', $1)", [word]);
  await expect.poll(() => first.events).toContain("changed settled");
  return somebody;
}

describe("the live channel", () => {
  test("notifies the owner's open dashboards of a change within a second, and no one else's", async () => {
    const ana = await settled(people.ana);
    const ben = await settled(people.ben);
    using first = await listen(ana);
    using second = await listen(ana);
    using other = await listen(ben);
    await expect.poll(() => other.events).toEqual(["ready all"]);
    await ana.api.contacts.addLead({ id: newId(), lead });
    await expect
      .poll(() => first.events)
      .toEqual(["ready all", "changed contacts", "changed contact_events"]);
    await expect
      .poll(() => second.events)
      .toEqual(["ready all", "changed contacts", "changed contact_events"]);
    expect(other.events).toEqual(["ready all"]);
  });

  test("reaches dashboards of another server process on the same database", async () => {
    const ana = await settled(people.ana);
    using dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    await app.sql("update profiles set title = 'Ms' where id = $1", [ana.id]);
    await expect.poll(() => dashboard.events).toEqual(["ready all", "changed profiles"]);
  });

  test("tells a browser that reconnects to reload everything", async () => {
    using dashboard = await listen(await settled(people.ana), { "last-event-id": "1" });
    await expect.poll(() => dashboard.events).toEqual(["resync all"]);
  });

  test("survives the loss of its connection and lets everyone catch up", async () => {
    using dashboard = await listen(await settled(people.ana));
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    await app.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen hearthline_live%'",
    );
    await expect
      .poll(() => dashboard.events, { timeout: 5_000 })
      .toEqual(["ready all", "resync all"]);
  });

  test("ignores unknown notifications, and continues", async () => {
    const ana = await settled(people.ana);
    using dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    const words = ["not json", "", "null", "7", "[]", "{}", `{"owner":"${ana.id}"}`];
    words.push(
      JSON.stringify({ owner: ana.id, topic: "x\n\nevent: resync" }),
      JSON.stringify({ owner: ana.id, topic: 7 }),
      JSON.stringify({ owner: { id: ana.id }, topic: "contacts" }),
    );
    for (const word of words) await app.sql("select pg_notify('hearthline_live', $1)", [word]);
    await app.sql(`select pg_notify('jobs:insert', 'not json')`);
    await ana.api.contacts.addLead({ id: newId(), lead });
    await expect.poll(() => dashboard.events).toContain("changed contact_events");
    const told = ["ready all", "changed contacts", "changed contact_events"];
    // A new session may notify its own dashboard, too.
    expect(dashboard.events.filter((event) => event !== "changed session")).toEqual(told);
  });

  test("is closed to a visitor without a session", async () => {
    using nobody = await listen(app.visitor);
    expect(nobody.status).toBe(401);
  });
});

describe("the live channel ends with its session", () => {
  // A heartbeat and a check of the sessions, five times a second.
  const liveBeat = 200;
  const opened = async (quick: TestApp) => {
    const ana = await quick.as(fresh(people.ana));
    const dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    return { ana, dashboard };
  };
  const ends: [string, (quick: TestApp, id: string) => Promise<unknown>][] = [
    [
      "its time is over",
      (quick, id) =>
        quick.sql("update account.session set expires_at = now() where user_id = $1", [id]),
    ],
    [
      "it waits for a second step again",
      (quick, id) =>
        quick.sql("update account.session set pending = true where user_id = $1", [id]),
    ],
    [
      "it was signed out or revoked",
      (quick, id) => quick.sql("delete from account.session where user_id = $1", [id]),
    ],
    [
      "nothing of the account is proven any more",
      (quick, id) =>
        quick.sql(`update account."user" set email_verified = false where id = $1`, [id]),
    ],
    [
      "the account is deleted",
      (quick, id) => quick.sql(`delete from account."user" where id = $1`, [id]),
    ],
  ];
  test.each(ends)("when %s", async (_, end) => {
    await using quick = await testApp({ liveBeat });
    const { ana, dashboard } = await opened(quick);
    const { dashboard: other } = await opened(quick);
    await end(quick, ana.id);
    await expect.poll(dashboard.isOver, { timeout: 10_000 }).toBe(true);
    // Later changes are not sent there.
    await quick.sql("select pg_notify('hearthline_live', $1)", [
      JSON.stringify({ owner: ana.id, topic: "contacts" }),
    ]);
    expect(dashboard.events).not.toContain("changed contacts");
    expect(other.isOver()).toBe(false);
    dashboard[Symbol.dispose]();
    other[Symbol.dispose]();
  });

  test("and continues if only the database is unavailable", async () => {
    await using quick = await testApp({ liveBeat });
    const { dashboard } = await opened(quick);
    await quick.sql("alter function gate.enter(text) rename to enter_elsewhere");
    await new Promise((resolve) => setTimeout(resolve, 5 * liveBeat));
    expect(dashboard.isOver()).toBe(false);
    await quick.sql("alter function gate.enter_elsewhere(text) rename to enter");
    dashboard[Symbol.dispose]();
  });
});

test("of 60 live channels of one person 50 are open, and another person's are as many", async () => {
  const ana = await settled(people.ana);
  const ben = await settled(people.ben);
  const open: Awaited<ReturnType<typeof listen>>[] = [];
  for (let count = 0; count < 60; count += 1) open.push(await listen(ana));
  expect(open.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 50 }, () => 200),
    ...Array.from({ length: 10 }, () => 429),
  ]);
  const refused = await ana.fetch("/events");
  expect([refused.headers.get("retry-after"), await refused.json()]).toEqual([
    "30",
    { message: expect.stringContaining("You have many pages of Hearthline open.") },
  ]);
  using other = await listen(ben);
  expect(other.status).toBe(200);
  // When one is closed, there is room for another.
  open[0]![Symbol.dispose]();
  await expect
    .poll(async () => {
      const again = await listen(ana);
      open.push(again);
      return again.status;
    })
    .toBe(200);
  for (const dashboard of open) dashboard[Symbol.dispose]();
});
