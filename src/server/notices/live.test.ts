import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { listen } from "#test/harness/live.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const lead = { firstName: "Priya", lastName: "Raman" };

describe("the live channel", () => {
  test("tells the owner's open dashboards of a change within a second, and nobody else's", async () => {
    const ana = await app.as(fresh(people.ana));
    const ben = await app.as(fresh(people.ben));
    using first = await listen(ana);
    using second = await listen(ana);
    using other = await listen(ben);
    await expect.poll(() => other.events).toEqual(["ready all"]);
    await ana.api.contacts.addLead({ id: newId(), lead });
    await expect
      .poll(() => first.events, { timeout: 1_000 })
      .toEqual(["ready all", "changed contacts", "changed contact_events"]);
    await expect
      .poll(() => second.events, { timeout: 1_000 })
      .toEqual(["ready all", "changed contacts", "changed contact_events"]);
    expect(other.events).toEqual(["ready all"]);
  });

  test("reaches dashboards of another server process on the same database", async () => {
    const ana = await app.as(fresh(people.ana));
    using dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    await app.sql("update profiles set title = 'Ms' where id = $1", [ana.id]);
    await expect
      .poll(() => dashboard.events, { timeout: 1_000 })
      .toEqual(["ready all", "changed profiles"]);
  });

  test("tells a browser that comes back to ask for everything again", async () => {
    using dashboard = await listen(await app.as(fresh(people.ana)), { "last-event-id": "1" });
    await expect.poll(() => dashboard.events).toEqual(["resync all"]);
  });

  test("survives the loss of its connection and lets everybody catch up", async () => {
    using dashboard = await listen(await app.as(fresh(people.ana)));
    await expect.poll(() => dashboard.events).toEqual(["ready all"]);
    await app.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen hearthline_live%'",
    );
    await expect
      .poll(() => dashboard.events, { timeout: 5_000 })
      .toEqual(["ready all", "resync all"]);
  });

  test("takes no notice of what is no change, and goes on", async () => {
    const ana = await app.as(fresh(people.ana));
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
    // Of a new session its own dashboard may hear, too.
    expect(dashboard.events.filter((event) => event !== "changed session")).toEqual(told);
  });

  test("is closed to a visitor without a session", async () => {
    using nobody = await listen(app.visitor);
    expect(nobody.status).toBe(401);
  });
});
