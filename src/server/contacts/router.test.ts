import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LeadInput } from "#domain/contacts/lead.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { openedContact } from "#test/harness/sealed.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const minimal = { firstName: "Priya", lastName: "Raman" };

const full: LeadInput = {
  leadId: "L-0042",
  source: "Open house",
  firstName: "Łukasz",
  lastName: "Dąbrowski",
  phoneNumber: "01234",
  email: "lukasz@example.com",
  address: "482 Dean Street",
  city: "Brooklyn",
  state: "NY",
  zipCode: "01234",
  coFirstName: "Dana",
  coLastName: "Ortiz",
  coPhoneNumber: "00718 555",
  purchasePrice: 940_000.5,
  downPaymentAmount: 188_000,
  downPaymentPercentage: 20.125,
  areaOfInterestCity: "Park Slope",
  areaOfInterestState: "NJ",
  propertyTypePurchase: "Townhouse",
  budget: 1_000_000,
  preApprovalAmount: 0,
  agentName: "Ben Okafor",
  agentCompany: "Okafor Homes",
  agentPhone: "0044 20",
  availableDays: { monday: true, sunday: false },
  notes: "Prefers mornings.\nمرحبا 🏡",
  tags: ["first home", "VA loan"],
  isRefinance: true,
  refinanceDetails: {
    marketValue: 700_000,
    balanceOwed: 250_000.25,
    payment: 2_100,
    interestRate: 6.125,
    propertyTaxYearly: 8_400,
    hoiYearly: 1_900,
    propertyTypeRefi: "Condo",
  },
};

async function add(person: SignedIn, lead: object = minimal): Promise<string> {
  const id = newId();
  await person.api.contacts.addLead({ id, lead: { ...minimal, ...lead } });
  return id;
}

async function names(person: SignedIn, query: { search?: string; statuses?: string[] } = {}) {
  const { contacts } = await person.api.contacts.list({ type: "Lead", ...query });
  return contacts.map((contact) => contact.firstName);
}

describe("a lead", () => {
  test(
    "is stored with every field of the form and read as it was typed",
    {
      tags: [
        "CRM-048.1-28",
        "CRM-051.1-7",
        "CRM-042",
        "CRM-043",
        "CRM-044",
        "CRM-100.1-5",
        "CRM-102.1-4",
      ],
    },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await add(ana, full);
      const saved = await ana.api.contacts.getLead({ id });
      expect(saved.lead).toEqual(full);
      const row = await openedContact(app.sql, id);
      expect(row).toMatchObject({
        user_id: ana.id,
        type: "Lead",
        zip_code: "01234",
        phone_number: "01234",
        available_days: { monday: true, sunday: false },
        refinance_details: {
          market_value: 700_000,
          balance_owed: 250_000.25,
          interest_rate: 6.125,
        },
        details: {
          purchase_price: 940_000.5,
          down_payment_amount: 188_000,
          down_payment_percentage: 20.125,
          budget: 1_000_000,
          pre_approval_amount: 0,
          co_phone_number: "00718 555",
          agent_phone: "0044 20",
        },
      });
      expect(row.created_at).toBeInstanceOf(Date);
      expect(row).toHaveProperty("assigned_to_user_id", null);
    },
  );

  test(
    "starts as a New Lead of type Lead, whatever the client sends",
    { tags: ["CRM-007.1", "CRM-050", "CRM-045"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const saved = await ana.api.contacts.addLead({ id: newId(), lead: minimal });
      expect(saved).toMatchObject({ type: "Lead", status: "New Lead" });
    },
  );

  test(
    "gets LEAD- and the last six digits of the current time if no id was typed",
    { tags: ["CRM-049"] },
    async () => {
      const now = new Date("2026-03-04T05:06:07.089Z");
      await using clocked = await testApp({ now: () => now });
      const ana = await clocked.as(fresh(people.ana));
      const saved = await ana.api.contacts.addLead({ id: newId(), lead: minimal });
      expect(saved.lead.leadId).toBe(`LEAD-${String(now.getTime()).slice(-6)}`);
      expect(saved.lead.leadId).toMatch(/^LEAD-\d{6}$/);
      expect(saved.createdAt).toEqual(now);
    },
  );

  test("keeps empty numbers as null, not as 0 or ''", { tags: ["CRM-101.1-5"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana);
    const row = await openedContact(app.sql, id);
    expect(row.details).toMatchObject({
      purchase_price: null,
      down_payment_amount: null,
      down_payment_percentage: null,
      budget: null,
      pre_approval_amount: null,
    });
    expect(Object.values(row.refinance_details!).every((value) => value === null)).toBe(true);
  });

  test("accepts very large, zero and negative amounts", { tags: ["CRM-109"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana, {
      budget: 9_007_199_254_740_991,
      purchasePrice: 0,
      preApprovalAmount: -5,
    });
    const { lead } = await ana.api.contacts.getLead({ id });
    expect(lead).toMatchObject({
      budget: 9_007_199_254_740_991,
      purchasePrice: 0,
      preApprovalAmount: -5,
    });
  });

  test(
    "is edited in place: same id, same number of rows, same status, numbers stay numbers",
    { tags: ["CRM-047", "CRM-064", "CRM-106"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await add(ana, full);
      await app.sql("update contacts set status = 'Nurturing' where id = $1", [id]);
      const { lead } = await ana.api.contacts.getLead({ id });
      const saved = await ana.api.contacts.editLead({ id, lead: { ...full, firstName: "Lucas" } });
      expect(saved).toMatchObject({
        id,
        status: "Nurturing",
        lead: { ...lead, firstName: "Lucas" },
      });
      const rows = await app.sql("select from contacts where user_id = $1", [ana.id]);
      expect(rows).toHaveLength(1);
    },
  );

  test(
    "opens although an older row lacks tags, days and refinance details",
    { tags: ["CRM-107.1-3"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await add(ana);
      await app.sql(
        "update contacts set tags = null, available_days = null, refinance_details = null, details = '{}' where id = $1",
        [id],
      );
      const { lead } = await ana.api.contacts.getLead({ id });
      expect(lead).toMatchObject({ tags: [], availableDays: {}, budget: null });
      expect(lead.refinanceDetails.marketValue).toBeNull();
      await ana.api.contacts.editLead({ id, lead: { ...minimal, tags: lead.tags } });
    },
  );

  test("saved twice under one id is one lead, and a different one is refused", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    const [first, second] = await Promise.all([
      ana.api.contacts.addLead({ id, lead: full }),
      ana.api.contacts.addLead({ id, lead: full }),
    ]);
    expect(second).toEqual(first);
    expect(await names(ana)).toEqual(["Łukasz"]);
    await expect(ana.api.contacts.addLead({ id, lead: minimal })).rejects.toMatchObject({
      code: "ID_TAKEN",
    });
  });

  test(
    "is deleted, and a second deletion says that it is in the bin",
    { tags: ["CRM-033", "CRM-038"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await add(ana);
      await ana.api.contacts.remove({ id });
      expect(await app.sql("select from contacts where id = $1", [id])).toEqual([]);
      expect(await ana.api.contacts.remove({ id })).toEqual({ id, wasAlready: true });
    },
  );
});

describe("the list", () => {
  test(
    "contains the owner's records of one type, newest first",
    { tags: ["CRM-020", "CRM-021", "CRM-027", "CRM-028"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const ben = await app.as(fresh(people.ben));
      await add(ben, { firstName: "Foreign" });
      for (const [index, firstName] of ["Old", "Middle", "Young"].entries()) {
        const id = await add(ana, { firstName });
        await app.sql("update contacts set created_at = $2 where id = $1", [
          id,
          `2026-01-0${index + 1}T00:00:00Z`,
        ]);
      }
      await app.sql(
        `insert into contacts (user_id, id, type, status, first_name) values
       ($1, $2, 'Deal', 'Working Deal', 'A deal'), ($1, $3, 'Referral Partner', 'Active Partner', 'A partner')`,
        [ana.id, newId(), newId()],
      );
      expect(await names(ana)).toEqual(["Young", "Middle", "Old"]);
    },
  );

  test(
    "can be narrowed to one status or to several",
    { tags: ["CRM-018", "CRM-019", "CRM-029", "CRM-030", "CRM-065"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      for (const status of ["New Lead", "Converted to Deal", "Nurturing"]) {
        const id = await add(ana, { firstName: status });
        await app.sql("update contacts set status = $2 where id = $1", [id, status]);
      }
      expect(await names(ana, { statuses: ["New Lead"] })).toEqual(["New Lead"]);
      expect(await names(ana, { statuses: ["Nurturing", "New Lead"] })).toEqual([
        "Nurturing",
        "New Lead",
      ]);
      expect(await names(ana)).toEqual(["Nurturing", "Converted to Deal", "New Lead"]);
    },
  );

  test(
    "finds a part of each of the seven fields in any case",
    { tags: ["CRM-034.1-7", "CRM-035"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await add(ana, {
        firstName: "Oluwaseun",
        lastName: "DĄBROWSKA",
        email: "seun@deane.example",
        phoneNumber: "(917) 555-0163",
        leadId: "REF-77",
        tags: ["Relocating", "VA loan"],
      });
      await app.sql("update contacts set company_name = 'Prospect Partners' where id = $1", [id]);
      await add(ana, { firstName: "Somebody", lastName: "Else" });
      for (const search of [
        "LUWAS",
        "dąbrow",
        "SEUN@DEANE",
        "spect part",
        "555-0163",
        "ref-77",
        "relocat",
        "va LOAN",
      ])
        expect(await names(ana, { search }), search).toEqual(["Oluwaseun"]);
      expect(await names(ana, { search: "oluwaseun dąb" })).toEqual(["Oluwaseun"]);
    },
  );

  test(
    "treats %, _ and \\ in a search as ordinary characters and matches nothing across fields",
    { tags: ["CRM-036"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      await add(ana, { firstName: "Plain", lastName: "Person", email: "p@example.com" });
      await add(ana, { firstName: "Per%cent", lastName: "Under_score" });
      expect(await names(ana, { search: "%%" })).toEqual([]);
      expect(await names(ana, { search: "r%c" })).toEqual(["Per%cent"]);
      expect(await names(ana, { search: "r_s" })).toEqual(["Per%cent"]);
      // It matches no one: a similar name is offered instead, and marked as such.
      expect(await ana.api.contacts.list({ type: "Lead", search: "personp@" })).toMatchObject({
        isSimilar: true,
      });
      expect(await names(ana, { search: "\\" })).toEqual([]);
      expect(await names(ana, { search: "nonsense" })).toEqual([]);
    },
  );

  test("comes in pages that neither repeat nor skip a row created at the same instant", async () => {
    const ana = await app.as(fresh(people.ana));
    const ids = await Promise.all(Array.from({ length: 7 }, () => add(ana)));
    await app.sql(
      "update contacts set created_at = '2026-01-01T00:00:00.123456Z' where user_id = $1",
      [ana.id],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await ana.api.contacts.list({
        type: "Lead",
        limit: 3,
        cursor: cursor ?? undefined,
      });
      seen.push(...page.contacts.map((contact) => contact.id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  test("refuses a cursor that is not one of ours", async () => {
    const ana = await app.as(fresh(people.ana));
    await add(ana);
    for (const cursor of [
      "x",
      btoa("2026|x"),
      btoa("'; drop table contacts|01a1fa45-3508-7030-97d1-34d479902b99"),
    ]) {
      await expect(ana.api.contacts.list({ type: "Lead", cursor })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
  });
});

describe("invalid input", () => {
  const refused = async (lead: object) => {
    const ana = await app.as(fresh(people.ana));
    const answer = await ana.fetch("/api/v1/leads", {
      method: "POST",
      body: JSON.stringify({ id: newId(), lead }),
    });
    const { message, data } = await answer.json();
    const rows = await app.sql("select from contacts where user_id = $1", [ana.id]);
    expect(rows, "nothing is stored").toHaveLength(0);
    return {
      status: answer.status,
      message,
      fields: data?.issues?.map((issue: { path: string[] }) => issue.path.join(".")),
    };
  };

  test(
    "a lead without first or last name is refused by the server, field by field",
    { tags: ["CRM-066", "CRM-067", "CRM-068"] },
    async () => {
      expect(await refused({ firstName: " ", lastName: "\u0000" })).toMatchObject({
        status: 400,
        message: "First Name is required. Last Name is required.",
        fields: ["lead.firstName", "lead.lastName"],
      });
      expect(await refused({})).toMatchObject({
        status: 400,
        fields: ["lead.firstName", "lead.lastName"],
      });
    },
  );

  const wrongFields: [string, object, string, ...string[]][] = [
    ["a malformed email", { email: "abc" }, "lead.email", "CRM-069"],
    ["a name of 101 characters", { firstName: "x".repeat(101) }, "lead.firstName"],
    ["notes of 10,001 characters", { notes: "x".repeat(10_001) }, "lead.notes"],
    ["a number where text belongs", { city: 7 }, "lead.city"],
    ["text where a number belongs", { budget: "seven" }, "lead.budget"],
    ["a state that is none", { state: "DC" }, "lead.state"],
    [
      "a property type that is none",
      { propertyTypePurchase: "Castle" },
      "lead.propertyTypePurchase",
    ],
    ["a weekday that is none", { availableDays: { someday: true } }, "lead.availableDays"],
    [
      "an unknown key (another's user_id)",
      { user_id: "01a1fa45-3508-7030-97d1-34d479902b99" },
      "lead",
    ],
    ["an unknown key (status)", { status: "Closed Deal" }, "lead"],
    [
      "an unknown key in the refinance details",
      { refinanceDetails: { rate: 1 } },
      "lead.refinanceDetails",
    ],
  ];
  for (const [what, wrong, field, ...rows] of wrongFields)
    test(`${what} gets an error at its field`, { tags: rows }, async () => {
      const refusal = await refused({ ...minimal, ...wrong });
      expect(refusal).toMatchObject({ status: 400, fields: [field] });
    });

  test("script, emoji and right-to-left text are stored as typed", async () => {
    const ana = await app.as(fresh(people.ana));
    const odd = {
      firstName: "<script>alert(1)</script>",
      lastName: "🏡שלום",
      notes: "'; drop table contacts; -- ‏שלום",
    };
    const id = await add(ana, odd);
    expect((await ana.api.contacts.getLead({ id })).lead).toMatchObject(odd);
  });

  test("NUL, lone surrogates and __proto__ do no harm", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    const body = `{"id":"${id}","lead":{"firstName":"A\\u0000b","lastName":"x\\ud800y","__proto__":{"isAdmin":true}}}`;
    const answer = await ana.fetch("/api/v1/leads", { method: "POST", body });
    expect([200, 400]).toContain(answer.status);
    const clean = body.replace(/,"__proto__":\{"isAdmin":true\}/, "");
    expect((await ana.fetch("/api/v1/leads", { method: "POST", body: clean })).status).toBe(200);
    const { lead } = await ana.api.contacts.getLead({ id });
    expect(lead).toMatchObject({ firstName: "Ab", lastName: "x\ufffdy" });
  });

  test("a contact type outside the three is refused", { tags: ["CRM-046"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    expect((await ana.fetch("/api/v1/contacts?type=X")).status).toBe(400);
  });

  test("a malformed id is refused as such, not as a server error", async () => {
    const ana = await app.as(fresh(people.ana));
    expect((await ana.fetch("/api/v1/leads/1;drop")).status).toBe(400);
    expect((await ana.fetch("/api/v1/contacts/not-an-id", { method: "DELETE" })).status).toBe(400);
  });
});
