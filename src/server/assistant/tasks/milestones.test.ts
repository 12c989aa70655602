import { afterAll, beforeAll, expect, test } from "vitest";
import type { DealInput } from "#domain/contacts/deal.ts";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => noon });
});
afterAll(() => app[Symbol.asyncDispose]());

const parties = [
  { id: newId(), role: "Title Company", name: "Tia", email: "Tia@titles.test" },
  { id: newId(), role: "Appraiser", name: "Abe", email: "abe@appraise.test" },
  { id: newId(), role: "Other Side", name: "Sal", email: "sal@seller.test" },
  { id: newId(), role: "Other", name: "Uma", email: "uma@unknown.test" },
  { id: newId(), role: "Lender", name: "Leo" },
] as const;
const deal: DealInput = {
  firstName: "Lee",
  lastName: "Okafor",
  email: "lee@client.test",
  address: "12 Elm St",
  city: "Troy",
  notes: "Secret",
  purchasePrice: 612_000,
  dealParties: [...parties],
};

async function aDeal(autonomy: "approve" | "automatic" | "off" = "approve") {
  const ana = await reachable(app, { autonomy: { milestone: autonomy } });
  const id = newId();
  await ana.api.contacts.addDeal({ id, deal });
  const set = async (dealProgress: DealInput["dealProgress"], more: Partial<DealInput> = {}) => {
    await ana.api.contacts.editDeal({ id, deal: { ...deal, ...more, dealProgress } });
    await app.drain();
  };
  return { ana, id, set };
}

test("a new date is reported to the parties it concerns, each in its own message, and to no one else", async () => {
  const { ana, id, set } = await aDeal();
  await set({ closingDate: "2026-12-04", appraisalValue: 598_000, commissionAmount: 18_000 });
  const actions = await ana.actions();
  expect(actions.map(({ recipient }) => recipient).toSorted()).toEqual([
    "lee@client.test",
    "tia@titles.test",
  ]);
  for (const action of actions) {
    expect(action).toMatchObject({
      kind: "milestone",
      status: "waiting",
      channel: "mail",
      purpose: "service",
      contact_id: id,
      cause: "Closing set to Dec 4, 2026",
      subject: "Closing: 12 Elm St, Troy",
    });
    expect(action.words).toContain("The closing is set for Dec 4, 2026.");
    const { subject, words, cause } = action;
    expect(JSON.stringify([subject, words, cause])).not.toMatch(/598|612|18,?000|Secret/);
  }
  expect(actions.find(({ party_role: role }) => role !== null)).toMatchObject({
    party_role: "Title Company",
    recipient_name: "Tia",
  });
});

test("the job contains dates and no amounts", async () => {
  const { id, ana } = await aDeal();
  const statements = await app.sql<{ dates: object }>(
    `select assistant.dates_of('{"closing_date": "2026-12-04", "appraisal_value": 598000, "offers_made": 3}') as dates`,
  );
  expect(statements).toEqual([{ dates: { closing_date: "2026-12-04" } }]);
  await ana.api.contacts.editDeal({ id, deal: { ...deal, notes: "Other", dealProgress: {} } });
  await app.drain();
  expect(await ana.actions()).toEqual([]);
});

test("a date that is set again withdraws what waits about it, and reports the new one", async () => {
  const { ana, set } = await aDeal();
  await set({ closingDate: "2026-12-04", titleInDate: "2026-11-30" });
  await set({ closingDate: "2026-12-11", titleInDate: "2026-11-30" });
  const told = (await ana.actions()).map(({ status, recipient, cause }) => [
    status,
    recipient,
    cause,
  ]);
  const first = "Title in set to Nov 30, 2026; Closing set to Dec 4, 2026";
  const second = "Closing moved from Dec 4, 2026 to Dec 11, 2026";
  expect(told).toEqual([
    ["cancelled", "lee@client.test", first],
    ["cancelled", "tia@titles.test", first],
    ["waiting", "lee@client.test", second],
    ["waiting", "tia@titles.test", second],
  ]);
});

test("a party who was taken off the deal, or whose address was corrected, gets nothing that waits", async () => {
  const { ana, set } = await aDeal();
  const dates = { closingDate: "2026-12-04" };
  await set(dates);
  const [client, title] = (await ana.actions()).map(({ id }) => id);
  for (const address of ["lee@client.test", "tia@titles.test"]) await ana.consent(address, "mail");
  await set(dates, { dealParties: parties.slice(1), email: "lee.okafor@client.test" });
  for (const id of [client!, title!]) await ana.api.assistant.queue.approve({ id });
  await app.drain();
  const result = "They are no longer a party of this deal, or their address has changed.";
  expect(await ana.read(client!)).toMatchObject({ status: "cancelled", result });
  expect(await ana.read(title!)).toMatchObject({ status: "cancelled", result });
  const told = (await app.mails()).filter(({ subject }) => subject === "Closing: 12 Elm St, Troy");
  expect(told.map(({ id }) => id)).not.toContain(title);
  expect(told.map(({ id }) => id)).not.toContain(client);
});

test("who is still a party is told", async () => {
  const { ana, set } = await aDeal();
  await set({ titleInDate: "2026-11-30" });
  const title = (await ana.actions()).find(({ party_role: role }) => role !== null)!;
  await ana.api.assistant.queue.approve({ id: title.id });
  await app.drain();
  expect(await ana.read(title.id)).toMatchObject({ status: "done" });
});

test("repeating a save reports once, and removing a date withdraws what waits", async () => {
  const { ana, set } = await aDeal();
  await set({ appraisalOrderedDate: "2026-11-20" });
  await set({ appraisalOrderedDate: "2026-11-20" });
  const count = (await ana.actions()).length;
  expect(count).toBe(2);
  await set({ appraisalOrderedDate: null });
  const statuses = (await ana.actions()).map(({ status }) => status);
  expect(statuses).toEqual(["cancelled", "cancelled"]);
});

test("set to automatic, it writes to those with consent, and asks about the others", async () => {
  const { ana, set } = await aDeal("automatic");
  await ana.consent("lee@client.test", "mail");
  await set({ titleInDate: "2026-11-30" });
  const statuses = Object.fromEntries(
    (await ana.actions()).map(({ recipient, status }) => [recipient, status]),
  );
  expect(statuses).toEqual({ "lee@client.test": "done", "tia@titles.test": "waiting" });
});

test("switched off it proposes nothing, and a lead's dates are not reported", async () => {
  const { ana, id, set } = await aDeal("off");
  await set({ closingDate: "2026-12-04" });
  await app.sql("update contacts set type = 'Lead' where id = $1", [id]);
  await app.sql(
    `update contacts set deal_progress = '{"closing_date": "2026-12-24"}' where id = $1`,
    [id],
  );
  await app.drain();
  expect(await ana.actions()).toEqual([]);
});
