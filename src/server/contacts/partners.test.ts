import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const full = {
  firstName: "Noor",
  lastName: "al-Haddad",
  companyName: "Clear Title",
  phoneNumber: "0044 20 7946 0000",
  email: "noor@titles.test",
  website: "https://titles.test/noor",
  notes: "Sends two clients a month.",
};

const rowOf = async (id: string) =>
  (await app.sql<Record<string, unknown>>("select * from contacts where id = $1", [id]))[0]!;

test(
  "a partner is stored with every field of the form, as an Active Partner",
  { tags: ["CRM-007.3", "CRM-090.1-7", "CRM-091"] },
  async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    await ana.api.contacts.addPartner({ id, partner: full });
    expect((await ana.api.contacts.getPartner({ id })).partner).toEqual(full);
    expect(await rowOf(id)).toMatchObject({
      user_id: ana.id,
      type: "Referral Partner",
      status: "Active Partner",
      first_name: "Noor",
      last_name: "al-Haddad",
      company_name: "Clear Title",
      phone_number: "0044 20 7946 0000",
      email: "noor@titles.test",
      website: "https://titles.test/noor",
      notes: "Sends two clients a month.",
    });
  },
);

test("a partner needs no last name", { tags: ["CRM-094"] }, async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await ana.api.contacts.addPartner({ id, partner: { firstName: "Noor" } });
  expect(await rowOf(id)).toMatchObject({ first_name: "Noor", last_name: null });
});

test("editing a partner keeps its status", { tags: ["CRM-092"] }, async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await ana.api.contacts.addPartner({ id, partner: full });
  await app.sql("update contacts set status = 'Dormant' where id = $1", [id]);
  await ana.api.contacts.editPartner({ id, partner: { ...full, notes: null } });
  expect(await rowOf(id)).toMatchObject({ status: "Dormant", notes: null, id });
});

test(
  "a partner without first name, with a wrong email or a wrong website is refused",
  { tags: ["CRM-093", "CRM-095", "CRM-096", "CRM-097"] },
  async () => {
    const ana = await app.as(fresh(people.ana));
    const wrong = [
      { lastName: "al-Haddad" },
      { firstName: "  " },
      { firstName: "Noor", email: "abc" },
      { firstName: "Noor", website: "abc" },
      { firstName: "Noor", website: "javascript:alert(1)" },
    ];
    for (const partner of wrong) {
      const answer = await ana.fetch("/api/v1/partners", {
        method: "POST",
        body: JSON.stringify({ id: newId(), partner }),
      });
      expect(answer.status, JSON.stringify(partner)).toBe(400);
    }
    expect(await app.sql("select 1 from contacts where user_id = $1", [ana.id])).toEqual([]);
  },
);

test("the same partner saved twice under one id is one, and another is refused", async () => {
  const ana = await app.as(fresh(people.ana));
  const id = newId();
  await Promise.all([
    ana.api.contacts.addPartner({ id, partner: full }),
    ana.api.contacts.addPartner({ id, partner: full }),
  ]);
  await expect(
    ana.api.contacts.addPartner({ id, partner: { ...full, notes: "other" } }),
  ).rejects.toMatchObject({ code: "ID_TAKEN" });
  expect(await app.sql("select 1 from contacts where id = $1", [id])).toHaveLength(1);
});

describe("what a partner sent", () => {
  test("is every lead and deal whose source is the partner's name or company, newest first, page by page, with the total", async () => {
    const ana = await app.as(fresh(people.ana));
    const ben = await app.as(fresh(people.ben));
    const { contacts } = ana.api;
    const [partnerId, converted] = [newId(), newId()];
    await contacts.addPartner({
      id: partnerId,
      partner: { firstName: "Nadia", lastName: "Fuentes", companyName: "Hartwell Title" },
    });
    const add = (api: typeof ana.api, firstName: string, source?: string, id = newId()) =>
      api.contacts.addLead({ id, lead: { firstName, lastName: "Client", source } });
    await add(ana.api, "One", "nadia fuentes");
    await add(ana.api, "Two", " Hartwell Title ", converted);
    await contacts.convertLead({ id: converted, deal: { firstName: "Two", lastName: "Client" } });
    await add(ana.api, "Three", "Nadia Fuentes");
    await add(ana.api, "Other", "Nadia");
    await add(ana.api, "None");
    await add(ben.api, "Foreign", "Nadia Fuentes");
    const first = await contacts.referrals({ id: partnerId, limit: 2 });
    expect(first).toMatchObject({
      count: 3,
      referrals: [
        { firstName: "Three", type: "Lead" },
        { id: converted, firstName: "Two", type: "Deal", status: "Working Deal" },
      ],
    });
    const rest = await contacts.referrals({ id: partnerId, limit: 2, cursor: first.nextCursor! });
    expect(rest).toMatchObject({ count: 3, nextCursor: null, referrals: [{ firstName: "One" }] });
    await contacts.remove({ id: converted });
    expect((await contacts.referrals({ id: partnerId })).count).toBe(2);
    await expect(ben.api.contacts.referrals({ id: partnerId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(contacts.referrals({ id: rest.referrals[0]!.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("is nothing for a partner who is not a source", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    await ana.api.contacts.addPartner({ id, partner: { firstName: "Cher" } });
    expect(await ana.api.contacts.referrals({ id })).toEqual({
      referrals: [],
      nextCursor: null,
      count: 0,
    });
  });
});
