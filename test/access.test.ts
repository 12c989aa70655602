import { afterAll, beforeAll, expect, test } from "vitest";
import {
  accessCells,
  accessSetup,
  findLeaks,
  maskAs,
  type Parties,
  takeFirstWallDown,
} from "#test/harness/access.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";

// Every procedure, as everybody, with the ids of a loan officer and of the linked agent: first as the product is, then
// without the first wall, then without a part of the second, which must show. In this order, on one database. The same
// with everybody's ids: npm run bench -- access.

let app: TestApp;
let parties: Parties;
beforeAll(async () => {
  const config = {
    bookingFreeTries: 1_000_000,
    bookingsPerAddressAnHour: 1_000_000,
    personLimits: { writesAMinute: 1_000_000, searchesAMinute: 1_000_000, liveChannels: 50 },
  };
  app = await testApp({ config });
  parties = await accessSetup(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const cellsOf = () => accessCells(parties, ["owner", "linked agent"]);

test(
  "nobody sees or changes what is another's beyond what a live link shares",
  {
    tags: ["PERM-017", "PERM-018", "PERM-023", "PERM-025", "PERM-033", "PERM-036", "PERM-041"],
    timeout: 540_000,
  },
  async () => {
    expect(await findLeaks(app, parties, { cells: cellsOf() })).toEqual([]);
  },
);

test("nor when the queries themselves look for another's rows", async () => {
  await takeFirstWallDown(app);
  const before = (cell: Parameters<typeof maskAs>[2]) => maskAs(app, parties, cell);
  expect(await findLeaks(app, parties, { cells: cellsOf(), before })).toEqual([]);
}, 540_000);

test("and this would show it: with one policy gone there are leaks", async () => {
  await app.sql("alter policy own_contacts on contacts using (true) with check (true)");
  const before = (cell: Parameters<typeof maskAs>[2]) => maskAs(app, parties, cell);
  const cells = cellsOf().filter(({ actor }) => actor === "other agent");
  const leaks = await findLeaks(app, parties, { cells, before });
  expect(leaks.length).toBeGreaterThan(5);
}, 540_000);
