import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSummary } from "#contract/contacts/lists.ts";
import type { LeadInput } from "#domain/contacts/lead.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = Omit<Parameters<SignedIn["api"]["contacts"]["list"]>[0], "type">;

const someone = () => app.as(fresh(people.ana));

async function add(person: SignedIn, lead: LeadInput | Partial<LeadInput>): Promise<string> {
  const id = newId();
  const named = { firstName: "First", lastName: "Last", ...lead };
  await person.api.contacts.addLead({ id, lead: named });
  return id;
}

async function names(person: SignedIn, query: Query = {}): Promise<string[]> {
  const { contacts } = await person.api.contacts.list({ type: "Lead", ...query });
  return contacts.map((contact) => contact.firstName);
}

/** Every page of a list, one after another; something may happen between two pages. */
async function walk(person: SignedIn, query: Query, between = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.api.contacts.list({ type: "Lead", limit: 3, ...query, cursor });
    seen.push(...page.contacts.map((contact) => contact.id));
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor);
  return seen;
}

/** Many leads at once, numbered from 1, the first one oldest; their fields are SQL over n. */
const addMany = (owner: string, count: number, like: { tags?: string; email?: string } = {}) =>
  app.sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, email, tags, created_at)
     select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Number ' || n, 'Many', ${like.email ?? "null"},
            ${like.tags ?? "null"}, now() - (1 + $2::int - n) * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [owner, count],
  );

describe("the order of a list", () => {
  test("is by the day it was added or by last name, in either direction", async () => {
    const ana = await someone();
    for (const [firstName, lastName] of [
      ["Zoe", "Adler"],
      ["Émile", "Zola"],
      ["Bea", "adams"],
      ["Cy", "Adler"],
    ] as const)
      await add(ana, { firstName, lastName });
    expect(await names(ana)).toEqual(["Cy", "Bea", "Émile", "Zoe"]);
    expect(await names(ana, { direction: "asc" })).toEqual(["Zoe", "Émile", "Bea", "Cy"]);
    expect(await names(ana, { sort: "name" })).toEqual(["Bea", "Cy", "Zoe", "Émile"]);
    expect(await names(ana, { sort: "name", direction: "desc" })).toEqual([
      "Émile",
      "Zoe",
      "Cy",
      "Bea",
    ]);
  });

  const orders = [
    ["added", "desc"],
    ["added", "asc"],
    ["name", "asc"],
    ["name", "desc"],
  ] as const;
  describe.each(orders)("by %s, %s", (sort, direction) => {
    test.each<[string, Query]>([
      ["a list", {}],
      ["a search", { search: "some" }],
      ["a tag", { tag: "one" }],
      ["a status", { statuses: ["New Lead", "Other"] }],
    ])(
      "pages of %s neither repeat nor skip a row, even while others are added",
      async (_, query) => {
        const ana = await someone();
        const like = { tags: "array['one']", email: "'some' || n || '@where.test'" };
        await addMany(ana.id, 10, like);
        // Half of them have the same time and the same name: only the id distinguishes them.
        await app.sql(
          `update contacts set created_at = '2026-01-01T00:00:00.123456Z', first_name = 'Twin'
            where user_id = $1 and right(first_name, 1)::int % 2 = 0`,
          [ana.id],
        );
        const before = await app.sql<{ id: string }>("select id from contacts where user_id = $1", [
          ana.id,
        ]);
        const seen = await walk(ana, { ...query, sort, direction }, () =>
          addMany(ana.id, 1, like).then(() => {}),
        );
        const kept = seen.filter((id) => before.some((row) => row.id === id));
        expect(new Set(seen).size).toBe(seen.length);
        expect(new Set(kept)).toEqual(new Set(before.map((row) => row.id)));
        const key = sort === "name" ? "sort_name" : "created_at";
        const inOrder = await app.sql<{ id: string }>(
          `select id from contacts where user_id = $1 and id = any ($2) order by ${key} ${direction}, id ${direction}`,
          [ana.id, kept],
        );
        expect(kept).toEqual(inOrder.map((row) => row.id));
      },
    );
  });

  test("refuses a cursor of another order or type, and an invented one", async () => {
    const ana = await someone();
    await addMany(ana.id, 4);
    const page = await ana.api.contacts.list({ type: "Lead", limit: 2 });
    const cursor = page.nextCursor!;
    expect(await names(ana, { cursor })).toEqual(["Number 2", "Number 1"]);
    const refused = { code: "BAD_REQUEST", message: expect.stringContaining("cursor") };
    for (const other of [{ direction: "asc" }, { sort: "name" }, { type: "Deal" }] as const)
      await expect(ana.api.contacts.list({ type: "Lead", cursor, ...other })).rejects.toMatchObject(
        refused,
      );
    const id = newId();
    for (const text of [
      `Lead|added|desc|${id}|2026-02-30 00:00:00+00`,
      `Lead|added|desc|${id}|2026-02-28 25:00:00+00`,
      `Lead|added|desc|${id}|1 1 1`,
      `Lead|added|desc|${id}|`,
      "Lead|added|desc|x|2026-01-01 00:00:00+00",
      `Lead|name|asc|${id}|\0`,
      "",
    ])
      for (const sort of ["added", "name"] as const) {
        const forged = Buffer.from(text).toString("base64url");
        await expect(names(ana, { cursor: forged, sort }), text).rejects.toMatchObject(refused);
      }
  });
});

describe("a search", () => {
  test("treats %, _, ' and \\ as ordinary characters", { tags: ["CRM-036"] }, async () => {
    const ana = await someone();
    for (const firstName of ["Per%cent", "Under_score", "O'Connell", "Back\\slash", "Plain"])
      await add(ana, { firstName });
    const marks: Record<string, string[]> = {
      "%": ["Per%cent"],
      _: ["Under_score"],
      "'": ["O'Connell"],
      "\\": ["Back\\slash"],
      "r%c": ["Per%cent"],
      r_s: ["Under_score"],
      "o'c": ["O'Connell"],
      "k\\s": ["Back\\slash"],
      "p%n": [],
      b_c: [],
      "''": [],
      "' or true --": [],
    };
    for (const [search, found] of Object.entries(marks))
      expect(await names(ana, { search }), search).toEqual(found);
  });

  test("finds letters of all scripts in any case, and digits in any phone format", async () => {
    const ana = await someone();
    await add(ana, { firstName: "Jürgen", lastName: "GROẞ", phoneNumber: "(718) 555-0142" });
    await add(ana, { firstName: "Łukasz", lastName: "Ångström", email: "LU@example.com" });
    await add(ana, { firstName: "山田", lastName: "太郎" });
    for (const [search, found] of [
      ["JÜRGEN", "Jürgen"],
      ["ür", "Jürgen"],
      ["gross", "Jürgen"],
      ["jurgen gro", "Jürgen"],
      ["u\u0308r", "Jürgen"],
      ["7185550142", "Jürgen"],
      ["555-01", "Jürgen"],
      ["łUK", "Łukasz"],
      ["ÅNG", "Łukasz"],
      ["lu@EXAMPLE", "Łukasz"],
      ["田", "山田"],
    ] as const)
      expect(await names(ana, { search }), search).toEqual([found]);
  });

  test("finds each typed word somewhere, in any order, and a number in any format", async () => {
    const ana = await someone();
    await add(ana, { firstName: "José", lastName: "García", email: "j@hudson.example" });
    await add(ana, { firstName: "Local", lastName: "Line", phoneNumber: "555 0199 ext. 7" });
    await add(ana, { firstName: "Priya", lastName: "Raman", phoneNumber: "(718) 555-0142" });
    await add(ana, { firstName: "Smith", lastName: "O'Hanrahan", tags: ["VA loan"] });
    for (const [search, found] of [
      ["garcia jose", ["José"]],
      ["GARCÍA, José", ["José"]],
      ["jose hudson", ["José"]],
      ["718.555.0142", ["Priya"]],
      ["+1 718 555 0142", ["Priya"]],
      ["718 - 555", ["Priya"]],
      ["raman 7185550142", ["Priya"]],
      ["raman (718) 555", ["Priya"]],
      ["5550199", ["Local"]],
      ["555-01", ["Priya", "Local"]],
      ["0199 local", ["Local"]],
      ["hanra loan", ["Smith"]],
      ["raman 7185550143", []],
      ["raman hudson", []],
    ] as const)
      expect(await names(ana, { search }), search).toEqual([...found]);
  });

  test("finds the same contacts as the palette", async () => {
    const ana = await someone();
    await add(ana, { firstName: "José", lastName: "García", phoneNumber: "718.555.0142" });
    await add(ana, { firstName: "Maria", lastName: "Gonzalez", tags: ["first home"] });
    await add(ana, {
      firstName: "Ben",
      lastName: "Adler",
      email: "ben@hudson.example",
      leadId: "R-7",
    });
    for (const text of [
      "garcia jose",
      "josé garc",
      "(718) 5550142",
      "jose 0142",
      "gonzales",
      "gonzales maria",
      "first maria",
      "home first",
      "adler hudson",
      "r-7",
      "dler en@h",
      "7185550142",
      "zzyzx",
      "maria hudson",
    ]) {
      const listed = await names(ana, { search: text });
      const { contacts } = await ana.api.search.find({ text });
      expect(contacts.map(({ firstName }) => firstName).sort(), text).toEqual(listed.sort());
    }
  });

  test("without a match lists the names that were probably meant, page by page, and says so", async () => {
    const ana = await someone();
    await addMany(ana.id, 5);
    await app.sql("update contacts set last_name = 'González' where user_id = $1", [ana.id]);
    const search = "gonzales";
    const page = await ana.api.contacts.list({ type: "Lead", search, limit: 2 });
    expect(page).toMatchObject({ isSimilar: true, contacts: [{ firstName: "Number 5" }, {}] });
    expect(await walk(ana, { search })).toHaveLength(5);
    expect(await walk(ana, { search, sort: "best" })).toHaveLength(5);
    expect(await ana.api.contacts.count({ type: "Lead", search })).toEqual({
      count: 5,
      isMore: false,
    });
    const sure = await ana.api.contacts.list({ type: "Lead", search: "gonzalez" });
    expect(sure).toMatchObject({ isSimilar: false, contacts: { length: 5 } });
    expect(await ana.api.contacts.list({ type: "Lead", search: "zzyzx" })).toEqual({
      contacts: [],
      nextCursor: null,
      isSimilar: false,
    });
  });

  test.each([0, 2_000])(
    "ranks names before everything else, in an account of %d more",
    async (more) => {
      const ana = await someone();
      await addMany(ana.id, more, { email: "'lea' || n || '@many.test'" });
      const old = await Promise.all(
        ["Leah", "Clea", "Mail", "Tag"].map((firstName) =>
          add(ana, {
            firstName,
            ...(firstName === "Mail" && { email: "lea@x.test" }),
            ...(firstName === "Tag" && { tags: ["lease"] }),
          }),
        ),
      );
      for (const [age, id] of old.entries())
        await app.sql(
          "update contacts set created_at = now() - interval '900 days' - $2 * interval '1 day' where id = $1",
          [id, age],
        );
      await add(ana, { firstName: "Newest" });
      const best = await names(ana, { search: "lea", sort: "best" });
      expect(best.slice(0, 3)).toEqual(["Leah", "Clea", "Newest"]);
      const all = await walk(ana, { search: "lea", sort: "best", limit: 100 });
      expect(all).toHaveLength(more + 5);
      expect(new Set(all).size).toBe(more + 5);
      expect(
        await walk(ana, { search: "lea", sort: "best", limit: 100, direction: "asc" }),
      ).toHaveLength(more + 5);
    },
  );

  test("of 10,000 characters is refused with a clear message", async () => {
    const ana = await someone();
    const query = new URLSearchParams({ type: "Lead", search: "x".repeat(10_000) });
    const answer = await ana.fetch(`/api/v1/contacts?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "Use at most 200 characters." });
  });

  test("finds contacts far from the newest, in every order and with the shortest term", async () => {
    const ana = await someone();
    await addMany(ana.id, 4_000, {
      email: "case when n in (3, 7) then 'Quirinus' || n when n < 200 then 'old' end || '@x.test'",
      tags: "case when n in (5, 9) then array['vip', 'x'] end",
    });
    for (const search of ["quirinus", "qu", "q"])
      expect(await names(ana, { search }), search).toEqual(["Number 7", "Number 3"]);
    expect(await names(ana, { search: "quirinus", direction: "asc" })).toEqual([
      "Number 3",
      "Number 7",
    ]);
    expect(await names(ana, { search: "qu", sort: "name" })).toEqual(["Number 3", "Number 7"]);
    expect(await names(ana, { search: "qu", sort: "name", direction: "desc" })).toEqual([
      "Number 7",
      "Number 3",
    ]);
    for (const tag of ["VIP", "x"]) {
      expect(await names(ana, { tag }), tag).toEqual(["Number 9", "Number 5"]);
      expect(await names(ana, { tag, sort: "name" }), tag).toEqual(["Number 5", "Number 9"]);
    }
    expect(await names(ana, { search: "nowhere" })).toEqual([]);
    expect(await walk(ana, { search: "old@", limit: 100 })).toHaveLength(197);
    expect(await walk(ana, { search: "old@", sort: "name", limit: 100 })).toHaveLength(197);
  });

  test("finds a contact whose texts are too long for an index, by its first word and its last", async () => {
    const ana = await someone();
    const tags = Array.from({ length: 50 }, (_, n) => `${n} ${"漢字かな交じり文".repeat(5)}`);
    await add(ana, { firstName: "Long", tags });
    await add(ana, { firstName: "Short", tags: ["49"] });
    expect(await names(ana, { search: "long" })).toEqual(["Long"]);
    expect(await names(ana, { search: "49 漢字" })).toEqual(["Long"]);
    expect(await names(ana, { search: "s" })).toEqual(["Short", "Long"]);
    expect(await names(ana, { tag: tags.at(-1)! })).toEqual(["Long"]);
    expect(await names(ana, { tag: "49", sort: "name" })).toEqual(["Short"]);
  });

  test("can be narrowed by status as well", async () => {
    const ana = await someone();
    await addMany(ana.id, 6);
    await app.sql(
      "update contacts set status = 'Nurturing' where user_id = $1 and first_name in ('Number 2', 'Number 4')",
      [ana.id],
    );
    const statuses = ["Nurturing"];
    expect(await names(ana, { search: "number", statuses })).toEqual(["Number 4", "Number 2"]);
    expect(await names(ana, { search: "number 4", statuses })).toEqual(["Number 4"]);
    expect(await names(ana, { search: "number", statuses: ["Other"] })).toEqual([]);
  });
});

describe("a filter", () => {
  test("by tag matches the whole tag in any case and nothing but tags", async () => {
    const ana = await someone();
    await add(ana, { firstName: "One", tags: ["VA loan", "Investor"] });
    await add(ana, { firstName: "Two", tags: ["investor"] });
    await add(ana, { firstName: "Three", tags: ["investors", "a 100% tag"] });
    await add(ana, { firstName: "Investor", lastName: "investor", leadId: "investor" });
    expect(await names(ana, { tag: "INVESTOR" })).toEqual(["Two", "One"]);
    expect(await names(ana, { tag: " va LOAN " })).toEqual(["One"]);
    expect(await names(ana, { tag: "va" })).toEqual([]);
    expect(await names(ana, { tag: "A 100% TAG" })).toEqual(["Three"]);
    expect(await names(ana, { tag: "a 1___ tag" })).toEqual([]);
    expect(await names(ana, { tag: "investor", search: "two" })).toEqual(["Two"]);
  });

  test("by refinance keeps those who refinance, or those who buy", async () => {
    const ana = await someone();
    await add(ana, { firstName: "Refinance", isRefinance: true });
    await add(ana, { firstName: "Purchase" });
    expect(await names(ana, { isRefinance: true })).toEqual(["Refinance"]);
    expect(await names(ana, { isRefinance: false })).toEqual(["Purchase"]);
    expect(await names(ana)).toEqual(["Purchase", "Refinance"]);
    const answer = await ana.fetch("/api/v1/contacts?type=Lead&isRefinance=true");
    expect((await answer.json()).contacts).toHaveLength(1);
  });
});

describe("deals", () => {
  const deal = async (
    person: SignedIn,
    firstName: string,
    day?: string,
    purchasePrice?: number,
  ) => {
    const dealProgress = day ? { closingDate: day } : {};
    const id = newId();
    const named = {
      firstName,
      lastName: "Deal",
      dealProgress,
      ...(purchasePrice !== undefined && { purchasePrice }),
    };
    await person.api.contacts.addDeal({ id, deal: named });
  };

  test("are sorted by closing day and by price, those without one last, page by page", async () => {
    const ana = await someone();
    await deal(ana, "March", "2027-03-01", 900_000);
    await deal(ana, "No date", undefined, 100_000.5);
    await deal(ana, "January", "2027-01-15", 1_200_000);
    await deal(ana, "No price", "2027-02-01");
    await deal(ana, "Neither");
    const pages = async (query: Query) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.api.contacts.list({ type: "Deal", limit: 2, ...query, cursor });
        seen.push(...page.contacts.map(({ firstName }) => firstName));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return seen;
    };
    const dated = ["January", "No price", "March"];
    expect((await pages({ sort: "closing" })).slice(0, 3)).toEqual(dated);
    expect((await pages({ sort: "closing", direction: "desc" })).slice(0, 3)).toEqual(
      dated.toReversed(),
    );
    const priced = ["January", "March", "No date"];
    expect((await pages({ sort: "price" })).slice(0, 3)).toEqual(priced);
    expect((await pages({ sort: "price", direction: "asc" })).slice(0, 3)).toEqual(
      priced.toReversed(),
    );
    for (const sort of ["closing", "price"] as const)
      for (const direction of ["asc", "desc"] as const)
        expect((await pages({ sort, direction })).sort()).toEqual([
          "January",
          "March",
          "Neither",
          "No date",
          "No price",
        ]);
    expect(await pages({ sort: "price", search: "no" })).toEqual(["No date", "No price"]);
    expect(await pages({ sort: "closing", statuses: ["Closed Deal"] })).toEqual([]);
  });
});

describe("a list returns", () => {
  test("how many it has in all, for a search no more than a thousand", async () => {
    const ana = await someone();
    await addMany(ana.id, 1_001, {
      email: "'n' || n || '@x.test'",
      tags: "case when n > 998 then array['Few'] end",
    });
    await app.sql(
      "update contacts set status = 'Nurturing' where user_id = $1 and first_name = 'Number 7'",
      [ana.id],
    );
    const count = (query: Omit<Query, "sort" | "limit" | "direction" | "cursor">) =>
      ana.api.contacts.count({ type: "Lead", ...query });
    expect(await count({})).toEqual({ count: 1_001, isMore: false });
    expect(await count({ statuses: ["Nurturing"] })).toEqual({ count: 1, isMore: false });
    expect(await count({ tag: "few" })).toEqual({ count: 3, isMore: false });
    expect(await count({ search: "many" })).toEqual({ count: 1_000, isMore: true });
    expect(await count({ search: "number 7", statuses: ["Nurturing"] })).toEqual({
      count: 1,
      isMore: false,
    });
    expect(await count({ search: "nowhere" })).toEqual({ count: 0, isMore: false });
  });

  test("every tag of the account's contacts of its type, once in any spelling", async () => {
    const ana = await someone();
    const ben = await app.as(fresh(people.ben));
    await addMany(ana.id, 300, { tags: "array['tag ' || lpad(n::text, 3, '0')]" });
    await add(ana, { tags: ["VA loan", "cash"] });
    await add(ana, { tags: ["VA loan"] });
    await add(ana, { tags: ["va LOAN"] });
    await add(ben, { tags: ["his"] });
    const tags = await ana.api.contacts.tags({ type: "Lead" });
    expect(tags).toHaveLength(302);
    expect(tags.slice(0, 2)).toEqual(["cash", "tag 001"]);
    expect(tags.at(-1)).toBe("VA loan");
    expect(await ana.api.contacts.tags({ type: "Deal" })).toEqual([]);
  });
});

test(
  "no search, filter or order shows another owner's contacts",
  { tags: ["PERM-025"] },
  async () => {
    const [ana, ben] = [await someone(), await app.as(fresh(people.ben))];
    await add(ana, { firstName: "Secret", tags: ["secret"], isRefinance: true });
    const queries: Query[] = [
      {},
      { search: "secret" },
      { search: "s" },
      { tag: "secret" },
      { isRefinance: true },
      { search: "secret", sort: "name" },
      { statuses: ["New Lead"], sort: "name", direction: "desc" },
    ];
    for (const query of queries) {
      expect(await names(ben, query), JSON.stringify(query)).toEqual([]);
      expect(await names(ana, query), JSON.stringify(query)).toEqual(["Secret"]);
    }
  },
);

test("a row of a list contains what its page needs and nothing else", async () => {
  const ana = await someone();
  await add(ana, {
    firstName: "Priya",
    budget: 700_000,
    purchasePrice: 650_000.5,
    notes: "private",
  });
  await app.sql(
    `update contacts set deal_progress = '{"closing_date": "2026-12-01"}' where user_id = $1`,
    [ana.id],
  );
  // An older lead, with gaps and oddities.
  await app.sql(
    `insert into contacts (user_id, id, type, status, first_name, tags, details)
     values ($1, $2, 'Lead', 'New Lead', 'Older', null, '{"budget": "12", "purchase_price": {"x": 1}, "secret": 1}')`,
    [ana.id, newId()],
  );
  const queries: Query[] = [{}, { search: "p" }, { sort: "name" }, { isRefinance: false }];
  for (const query of queries) {
    const { contacts } = await ana.api.contacts.list({ type: "Lead", direction: "desc", ...query });
    // The response is not validated against the contract, so it is checked here exactly.
    for (const contact of contacts) {
      expect(contactSummary.parse(contact)).toEqual(contact);
      expect(Object.keys(contact).sort()).toEqual(Object.keys(contactSummary.shape).sort());
    }
  }
  const { contacts } = await ana.api.contacts.list({ type: "Lead", direction: "asc" });
  expect(contacts[1]).toMatchObject({ tags: [], budget: 12, purchasePrice: null });
  expect(contacts[0]).toMatchObject({
    version: 1,
    budget: 700_000,
    purchasePrice: 650_000.5,
    closingDate: "2026-12-01",
    createdAt: expect.any(Date),
  });
});
