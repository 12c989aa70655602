import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { isOpenedBy, linkAttacks } from "#test/harness/link-attacks.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// A loan officer's deals are visible only to people the officer shares them with.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test.each(Object.keys(linkAttacks))(
  "someone who %s sees none of the officer's deals",
  { tags: ["PERM-017", "PERM-018", "PERM-019"] },
  async (name) => {
    const opened = await isOpenedBy(app, name, async (leo) => ({
      id: await addDealOf(leo, { name: "Secret Deal" }),
      scenario: firstScenario,
    }));
    expect(opened).toBe(false);
  },
);

test("with an accepted link the same check finds the deal, so finding none proves the isolation", async () => {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const id = await addDealOf(leo, { name: "Secret Deal" });
  await link(app, leo, ana);
  expect((await ana.api.calculator.deals({})).deals.map((deal) => deal.id)).toEqual([id]);
});
