import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// What deals add up to, and what a referral partner's row says about them.

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await app.as(fresh(people.ana));
});

type Made = { price?: number; commission?: number; closing?: string; status?: string };

async function addDeal({ price, commission, closing, status = "Closed Deal" }: Made, who = ana) {
  const id = newId();
  await who.api.contacts.addDeal({
    id,
    deal: {
      firstName: "Ida",
      lastName: "Berg",
      status: status as "Closed Deal",
      ...(price !== undefined && { purchasePrice: price }),
      dealProgress: {
        ...(commission !== undefined && { commissionAmount: commission }),
        ...(closing && { closingDate: closing }),
      },
    },
  });
  return id;
}

const closed = (period: { from?: string; until?: string } = {}, who = ana) =>
  who.api.contacts.dealTotals({ statuses: ["Closed Deal"], ...period });

test("adds amounts to the cent, and counts those that are unknown apart", async () => {
  await addDeal({ price: 0.1, commission: 0.1, closing: "2026-02-01" });
  await addDeal({ price: 0.2, commission: 0.2, closing: "2026-02-02" });
  await addDeal({ price: 9_007_199_254_740_991, closing: "2026-02-03" });
  await addDeal({ commission: 10 });
  await addDeal({ price: 1, commission: 1, status: "Lost Deal" });
  const unreadable = await addDeal({ price: 1, commission: 1, closing: "2026-02-04" });
  await app.sql(
    `update contacts set deal_progress = deal_progress || '{"commission_amount": "about 5"}' where id = $1`,
    [unreadable],
  );
  expect(await closed()).toEqual({
    deals: 5,
    volume: "9007199254740992.3",
    withoutPrice: 1,
    commission: "10.3",
    withoutCommission: 2,
    undated: 1,
  });
});

test("of a period has the deals that close on its days, the first and the last included", async () => {
  for (const closing of ["2025-12-31", "2026-01-01", "2026-03-31", "2026-04-01"])
    await addDeal({ price: 100, closing });
  await addDeal({ price: 100 });
  const quarter = { from: "2026-01-01", until: "2026-03-31" };
  expect(await closed(quarter)).toMatchObject({ deals: 2, volume: "200", undated: 1 });
  expect(await closed({ from: "2026-01-01" })).toMatchObject({ deals: 3 });
  expect(await closed({ until: "2025-12-31" })).toMatchObject({ deals: 1 });
  await expect(closed({ from: "2026-02-30" })).rejects.toThrow();
});

test("of nothing is zero, and never another professional's", async () => {
  const ben = await app.as(fresh(people.ben));
  await addDeal({ price: 100, commission: 5, closing: "2026-01-01" }, ben);
  const nothing = { withoutPrice: 0, withoutCommission: 0, undated: 0 };
  expect(await closed()).toEqual({ deals: 0, volume: "0", commission: "0", ...nothing });
});

test("a partner's row says how many leads and deals it sent, and when the newest came", async () => {
  const [nadia, other] = [newId(), newId()];
  const company = { firstName: "Nadia", companyName: "Hartwell Title" };
  await ana.api.contacts.addPartner({ id: nadia, partner: company });
  await ana.api.contacts.addPartner({ id: other, partner: { firstName: "Omar" } });
  const ben = await app.as(fresh(people.ben));
  for (const who of [ana, ana, ben])
    await who.api.contacts.addLead({
      id: newId(),
      lead: { firstName: "Ida", lastName: "Berg", source: "hartwell title" },
    });
  const { contacts } = await ana.api.contacts.list({ type: "Referral Partner" });
  const rows = Object.fromEntries(contacts.map((row) => [row.firstName, row]));
  expect(rows.Nadia).toMatchObject({ leadsSent: 2, lastReferralAt: expect.any(Date) as Date });
  expect(rows.Omar).toMatchObject({ leadsSent: 0, lastReferralAt: null });
  const { contacts: leads } = await ana.api.contacts.list({ type: "Lead" });
  expect(leads[0]).toMatchObject({ leadsSent: null, lastReferralAt: null });
});
