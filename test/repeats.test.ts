import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, people } from "#test/harness/people.ts";
import {
  endingOf,
  everything,
  growth,
  noteJobs,
  repeats,
  settled,
  without,
  writingProcedures,
} from "#test/harness/repeats.ts";

// Every write may be repeated (docs/decisions/045): a client that lost the answer sends the same request again, a
// person clicks twice, two tabs do the same. The second request changes no row of any table, sends no email or text,
// queues no job, and is answered like the first, or that it is already done.

let app: TestApp;
beforeAll(async () => {
  const adminEmail = "admin@hearthline.test";
  const config = { adminEmail, bookingsPerAddressAnHour: 1_000_000, bookingFreeTries: 1_000_000 };
  app = await testApp({ config });
  await addPerson(app.database, { ...people.leo, fullName: "Ada Admin", email: adminEmail });
  await noteJobs(app);
});
afterAll(() => app[Symbol.asyncDispose]());

test("every procedure that may write has its case", () => {
  expect(Object.keys(repeats).sort()).toEqual(writingProcedures().sort());
});

/** How many concurrent copies of a request are sent. */
const atOnce = 4;

const cases = Object.entries(repeats).flatMap(([name, of]) =>
  of.map((repeat) => ({ name, ...repeat })),
);

describe.each(cases)("$name: $act", ({ arrange, differing = [], second, moments = [] }) => {
  const rows = async () => {
    await settled(app);
    return everything(app, moments);
  };

  test("twice is the same as once", async () => {
    const request = await arrange(app);
    const before = await rows();
    const first = await endingOf(request);
    expect(first).toMatchObject({ isRefused: false });
    const after = await rows();
    const again = await endingOf(request);
    expect(await rows()).toEqual(after);
    if (second) expect(again).toMatchObject({ isRefused: true, ...second });
    else expect(without(differing, again)).toEqual(without(differing, first));

    // Concurrently, for someone else: the result is the same as of one request.
    const same = await arrange(app);
    const rowsBefore = await rows();
    const endings = await Promise.all(Array.from({ length: atOnce }, () => endingOf(same)));
    const rowsAfter = await rows();
    expect(growth(rowsBefore, rowsAfter)).toEqual(growth(before, after));
    const refused = endings.filter(({ isRefused }) => isRefused);
    expect(refused).toHaveLength(second ? atOnce - 1 : 0);
    for (const refusal of refused) expect(refusal).toMatchObject(second!);
    // And once more after all have finished.
    await endingOf(same);
    expect(await rows()).toEqual(rowsAfter);
  });
});
