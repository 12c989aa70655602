import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const lead = { firstName: "Priya", lastName: "Raman" };
const deal = { firstName: "Priya", lastName: "Raman" };
const partner = { firstName: "Pat" };

/** Every action on a record by its id, by the type of the record. */
const acts = (person: SignedIn, id: string) => {
  const { contacts } = person.api;
  return {
    Lead: [
      () => contacts.getLead({ id }),
      () => contacts.editLead({ id, version: 1, lead: { ...lead, notes: "x" } }),
      () => contacts.convertLead({ id, version: 1, deal }),
    ],
    Deal: [
      () => contacts.getDeal({ id }),
      () => contacts.editDeal({ id, version: 1, deal: { ...deal, notes: "x" } }),
      () => contacts.moveDeal({ id, status: "Under Contract" }),
    ],
    "Referral Partner": [
      () => contacts.getPartner({ id }),
      () => contacts.editPartner({ id, version: 1, partner: { ...partner, notes: "x" } }),
    ],
    any: [
      () => contacts.read({ id }),
      () => contacts.timeline({ id }),
      () => contacts.addNote({ id, noteId: newId(), text: "x" }),
    ],
  };
};

const adds = {
  Lead: (person: SignedIn, id: string) => person.api.contacts.addLead({ id, lead }),
  Deal: (person: SignedIn, id: string) => person.api.contacts.addDeal({ id, deal }),
  "Referral Partner": (person: SignedIn, id: string) =>
    person.api.contacts.addPartner({ id, partner }),
};

test("a lead that became a deal says so to clients that still treat it as a lead, and changes nothing", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await adds.Lead(ana, id);
  await ana.api.contacts.convertLead({ id, version: 1, deal });
  await ana.api.contacts.moveDeal({ id, status: "Under Contract" });
  const before = await ana.api.contacts.getDeal({ id });
  for (const act of acts(ana, id).Lead)
    await expect(act()).rejects.toMatchObject({
      code: "NOT_A_LEAD",
      message: "This lead has already become a deal.",
    });
  expect(await ana.api.contacts.getDeal({ id })).toEqual(before);
});

test.each(["Lead", "Deal", "Referral Partner"] as const)(
  "a deleted %s is said to be among the deleted ones, by name, until it is restored or given up",
  async (type) => {
    const ana = await app.as(fresh(people.ana));
    const ben = await app.as(fresh(people.ben));
    const id = newId();
    await adds[type](ana, id);
    await ana.api.contacts.remove({ id });
    const { any, ...byType } = acts(ana, id);
    for (const act of [...byType[type], ...any])
      await expect(act()).rejects.toMatchObject({
        code: "DELETED",
        status: 404,
        data: { id, type, firstName: type === "Referral Partner" ? "Pat" : "Priya" },
      });
    // A stranger learns only that there is no such record.
    for (const act of acts(ben, id).any)
      await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await ana.api.contacts.restore({ id });
    await ana.api.contacts.read({ id });

    await ana.api.contacts.remove({ id });
    await ana.api.contacts.forget({ id });
    for (const act of [...byType[type], ...any])
      await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
  },
);
