import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { procedureNames } from "#test/harness/attempts.ts";
import { type FuzzParties, fuzz, fuzzSetup, fuzzWithoutWalls } from "#test/harness/fuzz.ts";
import { chanceOf, inputSchemaOf, valueOf } from "#test/harness/fuzz-inputs.ts";

// A sample of `npm run bench -- fuzz`, which sends 100,000.

let app: TestApp;
let parties: FuzzParties;
beforeAll(async () => {
  const config = {
    bookingFreeTries: 1_000_000,
    bookingsPerAddressAnHour: 1_000_000,
    personLimits: { writesAMinute: 1_000_000, searchesAMinute: 1_000_000, liveChannels: 50 },
  };
  app = await testApp({ config });
  parties = await fuzzSetup(app);
});
afterAll(() => app[Symbol.asyncDispose]());

// The same requests in each run; `npm run bench -- fuzz` makes new ones.
const seed = 2026;

test("a value is made for each input of the contract, and the same seed makes the same", () => {
  const words = { ids: ["00000000-0000-4000-8000-000000000001"], words: ["x"] };
  for (const name of procedureNames()) {
    const schema = inputSchemaOf(name);
    if (!schema) continue;
    const made = [1, 1, 2].map((one) => JSON.stringify(valueOf(schema, chanceOf(one), words)));
    expect(made[0], name).toBeTypeOf("string");
  }
  const draws = (one: number) => Array.from({ length: 20 }, () => chanceOf(one).below(1000));
  expect(draws(7)).toEqual(draws(7));
});

test("no request made from the contract is answered with an error of the server or another's values", async () => {
  const found = await fuzz(parties, { count: 800, seed });
  expect(found.serverErrors, `seed ${seed}`).toEqual([]);
  expect(found.leaks, `seed ${seed}`).toEqual([]);
  // What is accepted and what people see of their own show that the requests reach something.
  expect(found.accepting.size).toBeGreaterThan(procedureNames().length / 3);
  expect(found.ownSeen).toBeGreaterThan(10);
});

test("with both walls down it finds the values of others", async () => {
  const found = await fuzzWithoutWalls(parties, { count: 150, seed });
  expect(found.leaks.length, `seed ${seed}`).toBeGreaterThan(0);
});
