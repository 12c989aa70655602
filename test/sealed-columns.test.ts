import { afterAll, beforeAll, expect, test } from "vitest";
import { sealedPlaces } from "#server/platform/sealed/places.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { addDealOf, link } from "./harness/links.ts";
import { fresh, people } from "./harness/people.ts";
import { firstScenario, generousLimits } from "./harness/worked-case.ts";

// The database itself refuses plain text in an encrypted column, whoever writes it.

let app: TestApp;
let leo: SignedIn;
beforeAll(async () => {
  app = await testApp();
  leo = await app.as(fresh(people.leo));
  const ana = await app.as(fresh(people.ana));
  await link(app, leo, ana);
  const names = { firstName: "Priya", lastName: "Raman" };
  const dealId = await addDealOf(leo);
  await ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
  const loan = { refinanceDetails: { marketValue: 712_345 } };
  const params = { loanOfficerDealParams: { ...generousLimits, maxAllowedDti: 44 } };
  await leo.api.contacts.editDeal({ id: dealId, deal: { ...names, ...loan, ...params } });
  const gone = newId();
  await leo.api.contacts.addDeal({ id: gone, deal: { ...names, ...loan, ...params } });
  await leo.api.contacts.remove({ id: gone });
});
afterAll(() => app[Symbol.asyncDispose]());

const columns = Object.values(sealedPlaces).flatMap(({ storedIn, columns: names }) =>
  storedIn.flatMap((table) => names.map((column) => ({ table, column }))),
);
const plain = JSON.stringify({ borrower_monthly_income: 8123.45 });
const texts: [string, string | Buffer][] = [
  ["JSON", plain],
  ["JSON in steps of 64 and a head", plain.padEnd(64 + 33)],
  ["a first byte and no padding", Buffer.concat([Buffer.from([1]), Buffer.from(plain)])],
  ["another format", Buffer.alloc(97, 2)],
];

for (const { table, column } of columns)
  test(`${table}.${column} takes no plain text`, async () => {
    const rows = await app.sql(`select from ${table} where user_id = $1`, [leo.id]);
    expect(rows.length).toBeGreaterThan(0);
    for (const [what, text] of texts)
      await expect(
        app.sql(`update ${table} set ${column} = $2 where user_id = $1`, [
          leo.id,
          Buffer.from(text),
        ]),
        what,
      ).rejects.toMatchObject({ code: "23514", constraint: `${table}_sealed` });
    // Otherwise a refusal proves nothing.
    await app.sql(`update ${table} set ${column} = ${column} where user_id = $1`, [leo.id]);
  });
