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

// Every procedure as every kind of user, with the ids of a loan officer and of the linked agent: first as the
// product is, then with the owner check disabled, then with one policy removed too, which must be noticed. In this
// order, on one database. With everyone's ids: npm run bench -- access.

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
  "no one reads or changes another's data beyond what an active link shares",
  {
    tags: ["PERM-017", "PERM-018", "PERM-023", "PERM-025", "PERM-033", "PERM-036", "PERM-041"],
    timeout: 540_000,
  },
  async () => {
    expect(await findLeaks(app, parties, { cells: cellsOf() })).toEqual([]);
  },
);

test("nor with the owner check disabled", async () => {
  await takeFirstWallDown(app);
  const before = (cell: Parameters<typeof maskAs>[2]) => maskAs(app, parties, cell);
  expect(await findLeaks(app, parties, { cells: cellsOf(), before })).toEqual([]);
}, 540_000);

test("and the test would notice a leak: with one policy removed, there are some", async () => {
  await app.sql("alter policy own_contacts on contacts using (true) with check (true)");
  const before = (cell: Parameters<typeof maskAs>[2]) => maskAs(app, parties, cell);
  const cells = cellsOf().filter(({ actor }) => actor === "other agent");
  const leaks = await findLeaks(app, parties, { cells, before });
  expect(leaks.length).toBeGreaterThan(5);
}, 540_000);
