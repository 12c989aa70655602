import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { contacts } from "#server/contacts/tables.ts";
import { dealSchema } from "#domain/contacts/deal.ts";
import { leadSchema } from "#domain/contacts/lead.ts";
import { partnerSchema } from "#domain/contacts/partner.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// Every column of the contacts table, sent along with every write under both of its names, beside the record and in
// it: what the form has not is refused, and nothing changes (SECURITY §2 row 4).

let app: TestApp;
let leo: SignedIn;
const lead = newId();
const deal = newId();
const partner = newId();
beforeAll(async () => {
  app = await testApp();
  leo = await app.as(fresh(people.leo));
  await leo.api.contacts.addLead({ id: lead, lead: named });
  await leo.api.contacts.addDeal({ id: deal, deal: named });
  await leo.api.contacts.addPartner({ id: partner, partner: named });
});
afterAll(() => app[Symbol.asyncDispose]());

const named = { firstName: "Priya", lastName: "Raman" };

type Write = { method: string; path: string; key: string; fields: string[]; id?: string };
const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);
const forms = {
  lead: fieldsOf(leadSchema),
  deal: fieldsOf(dealSchema),
  partner: fieldsOf(partnerSchema),
};
const writes: Write[] = [
  { method: "POST", path: "/leads", key: "lead", fields: forms.lead, id: "new" },
  { method: "PUT", path: `/leads/${lead}`, key: "lead", fields: forms.lead },
  { method: "POST", path: "/deals", key: "deal", fields: forms.deal, id: "new" },
  { method: "PUT", path: `/deals/${deal}`, key: "deal", fields: forms.deal },
  { method: "POST", path: `/leads/${lead}/convert`, key: "deal", fields: forms.deal },
  { method: "POST", path: "/partners", key: "partner", fields: forms.partner, id: "new" },
  { method: "PUT", path: `/partners/${partner}`, key: "partner", fields: forms.partner },
];

const names = Object.entries(getTableColumns(contacts)).flatMap(([name, column]) =>
  name === column.name ? [name] : [name, column.name],
);
const everything = () => app.sql("select * from contacts where user_id = $1 order by id", [leo.id]);

test.each(writes)("$method $path takes no column that its form has not", async (write) => {
  const { method, path, key, fields, id } = write;
  const before = await everything();
  // The path's own parts and the version are input beside the record; they are no columns to be set.
  const beside = names.filter((name) => !["id", "version"].includes(name));
  const inside = names.filter((name) => !fields.includes(name));
  expect(inside.length).toBeGreaterThan(20);
  const bodies = [
    ...inside.map((name) => ({ [key]: { ...named, [name]: leo.id } })),
    ...beside.map((name) => ({ [key]: named, [name]: leo.id })),
  ];
  for (const body of bodies) {
    const answer = await leo.fetch(`/api/v1${path}`, {
      method,
      body: JSON.stringify({ ...(id && { id: newId() }), ...body }),
    });
    expect(answer.status, JSON.stringify(body)).toBe(400);
  }
  expect(await everything()).toEqual(before);
});
