import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const named = { firstName: "Priya", lastName: "Raman" };

test("the second save of the same version gets a conflict with the newest, and overwrites nothing", async () => {
  const ana = await app.as(fresh(people.ana));
  const lead = newId();
  const deal = newId();
  const partner = newId();
  await ana.api.contacts.addLead({ id: lead, lead: named });
  await ana.api.contacts.addDeal({ id: deal, deal: named });
  await ana.api.contacts.addPartner({ id: partner, partner: named });
  const edits = {
    lead: (notes: string) =>
      ana.api.contacts.editLead({ id: lead, version: 1, lead: { ...named, notes } }),
    deal: (notes: string) =>
      ana.api.contacts.editDeal({ id: deal, version: 1, deal: { ...named, notes } }),
    partner: (notes: string) =>
      ana.api.contacts.editPartner({ id: partner, version: 1, partner: { ...named, notes } }),
  };
  for (const [type, edit] of Object.entries(edits)) {
    const first = await edit("first");
    expect(first.version, type).toBe(2);
    await expect(edit("second"), type).rejects.toMatchObject({
      code: "CHANGED",
      status: 409,
      data: { current: { version: 2, [type]: { notes: "first" } } },
    });
  }
  const rows = await app.sql("select notes, version from contacts where user_id = $1", [ana.id]);
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ notes: "first", version: 2 })));
});

test("of two simultaneous edits one is stored and one gets a conflict", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await ana.api.contacts.addLead({ id, lead: named });
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, turn) =>
      ana.api.contacts.editLead({ id, version: 1, lead: { ...named, notes: `turn ${turn}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(
    await app.sql("select 1 from contact_events where contact_id = $1 and kind = 'edited'", [id]),
  ).toHaveLength(1);
});

test("an edit without a version, from a client that does not keep it, is stored", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await ana.api.contacts.addLead({ id, lead: named });
  await ana.api.contacts.editLead({ id, lead: { ...named, notes: "a" } });
  const saved = await ana.api.contacts.editLead({ id, lead: { ...named, notes: "b" } });
  expect(saved).toMatchObject({ version: 3, lead: { notes: "b" } });
});

test("repeating a save after a lost response is not a conflict, and a newer one is kept", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await ana.api.contacts.addLead({ id, lead: named });
  const edit = (notes: string, version: number) =>
    ana.api.contacts.editLead({ id, version, lead: { ...named, notes } });
  const first = await edit("first", 1);
  expect(await edit("first", 1)).toEqual(first);
  await edit("newer", 2);
  await expect(edit("first", 1)).rejects.toMatchObject({ code: "CHANGED" });
  expect(await ana.api.contacts.getLead({ id })).toMatchObject({
    version: 3,
    lead: { notes: "newer" },
  });
});
