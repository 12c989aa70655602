import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { toE164 } from "./phone.ts";

let app: TestApp;
let ana: SignedIn;
let priya: string;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  priya = newId();
  await ana.api.contacts.addLead({
    id: priya,
    lead: {
      firstName: "Priya",
      lastName: "Raman",
      email: "Priya.Raman@Example.com",
      phoneNumber: "(718) 555-0142",
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const found = async (person: { email?: string; phoneNumber?: string; exceptId?: string }) =>
  (await ana.api.contacts.findKnown(person)).map(({ id, by }) => ({ id, by }));

test.each([
  "718-555-0142",
  "+1 718 555 0142",
  "7185550142",
  "1 (718) 555 0142 ext. 9",
  "718 555 0142 cell",
])("a phone is recognized in any format: %s", async (phoneNumber) => {
  expect(await found({ phoneNumber })).toEqual([{ id: priya, by: ["phone"] }]);
});

test("an email is recognized in any case, and both say that both are the same", async () => {
  expect(await found({ email: " PRIYA.RAMAN@example.COM " })).toEqual([
    { id: priya, by: ["email"] },
  ]);
  expect(await found({ email: "priya.raman@example.com", phoneNumber: "718 555 0142" })).toEqual([
    { id: priya, by: ["email", "phone"] },
  ]);
});

test("no one is matched by empty fields, by another number, or with themselves", async () => {
  expect(await found({})).toEqual([]);
  expect(await found({ email: "", phoneNumber: "abc" })).toEqual([]);
  expect(await found({ phoneNumber: "718 555 0143" })).toEqual([]);
  expect(await found({ phoneNumber: "718 555 0142", exceptId: priya })).toEqual([]);
});

test("another professional's contacts are not matched", async () => {
  const ben = await app.as(fresh(people.ben));
  expect(await ben.api.contacts.findKnown({ email: "priya.raman@example.com" })).toEqual([]);
});

test("a second person with the same phone is stored as their own record: nothing is merged", async () => {
  const dev = newId();
  await ana.api.contacts.addPartner({
    id: dev,
    partner: { firstName: "Dev", phoneNumber: "718.555.0142" },
  });
  expect(await found({ phoneNumber: "718 555 0142" })).toHaveLength(2);
  await ana.api.contacts.remove({ id: dev });
  expect(await found({ phoneNumber: "718 555 0142" })).toHaveLength(1);
});

test("the phone is stored as typed, with its normalized form beside it", async () => {
  const id = newId();
  await ana.api.contacts.addDeal({
    id,
    deal: { firstName: "Søren", lastName: "Kjær", phoneNumber: "will follow" },
  });
  const rows = await app.sql("select phone_number, phone_e164 from contacts where id = $1", [id]);
  expect(rows).toEqual([{ phone_number: "will follow", phone_e164: null }]);
  await ana.api.contacts.editDeal({
    id,
    deal: { firstName: "Søren", lastName: "Kjær", phoneNumber: "+45 32 12 34 56, evenings" },
  });
  expect(
    await app.sql("select phone_number, phone_e164 from contacts where id = $1", [id]),
  ).toEqual([{ phone_number: "+45 32 12 34 56, evenings", phone_e164: "+4532123456" }]);
});

test("an impossible number is stored as typed, and matches no one", async () => {
  for (const phoneNumber of ["000-000-0000", "123-456-7890", "+1 (911) 555-0100"]) {
    const [one, other] = [newId(), newId()];
    for (const id of [one, other])
      await ana.api.contacts.addPartner({ id, partner: { firstName: "Dev", phoneNumber } });
    expect(await found({ phoneNumber })).toEqual([]);
    const rows = await app.sql(
      "select phone_number, phone_e164 from contacts where id = any ($1)",
      [[one, other]],
    );
    expect(rows).toEqual(Array(2).fill({ phone_number: phoneNumber, phone_e164: null }));
    for (const id of [one, other]) await ana.api.contacts.remove({ id });
  }
});

test.each([
  "tel:+1-303-555-0100",
  "tel:+13035550100;ext=12",
  "TEL:303-555-0100",
  "(303) 555-0100 ext. 12",
])("%s is recognized", (typed) => {
  expect(toE164(typed)).toBe("+13035550100");
});

test("what cannot be a phone number is not recognized as one", () => {
  for (const typed of [null, "", "call me", "12", "123456789012345678901234", "555-0142"])
    expect(toE164(typed), String(typed)).toBeNull();
});
