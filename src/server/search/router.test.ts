import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fold } from "#domain/kernel/fold.ts";
import { wordsOf } from "#domain/kernel/search/words.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { foldings } from "#test/harness/fold-cases.ts";
import { fresh, people } from "#test/harness/people.ts";
import { nameOf, now, searchTools } from "#test/harness/search-fixtures.ts";

let app: TestApp;
let ana: SignedIn;
const { add, meet, findAs, namesFor } = searchTools(() => app);
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await app.as(fresh(people.ana));
});

describe("contacts", () => {
  test("are found despite typos, and with or without accents", async () => {
    await add(ana, { name: "John Smith" });
    await add(ana, { name: "María González" });
    await add(ana, { name: "Ida Núñez" });
    await add(ana, { name: "Łukasz Ångström" });
    await add(ana, { name: "Joseph Adler" });
    for (const [typed, found] of [
      ["john smith", "John Smith"],
      ["jonh smith", "John Smith"],
      ["smiht", "John Smith"],
      ["jonh", "John Smith"],
      ["jhon", "John Smith"],
      ["ojhn", "John Smith"],
      ["simth", "John Smith"],
      ["jonh smiht", "John Smith"],
      ["SMITH, John", "John Smith"],
      ["gonzales", "María González"],
      ["gonzalez", "María González"],
      ["GONZÁLEZ", "María González"],
      ["maria gonsales", "María González"],
      ["nunez", "Ida Núñez"],
      ["lukasz", "Łukasz Ångström"],
      ["angstrom", "Łukasz Ångström"],
      ["angstorm", "Łukasz Ångström"],
    ] as const)
      expect(await namesFor(ana, typed), typed).toEqual([found]);
    for (const typed of ["zzyzx", "jonh zzyzx", "zzyzx jonh", "smythington"])
      expect(await namesFor(ana, typed), typed).toEqual([]);
  });

  test("are found by parts of an email, any phone format, company, lead id and tags, and say why", async () => {
    const number = { phone: "(718) 555-0142", e164: "+17185550142" };
    await add(ana, { name: "By Number", ...number });
    await add(ana, { name: "By Local", phone: "555 0199" });
    await add(ana, { name: "By Mail", email: "seun@deane.example" });
    await add(ana, { name: "By Company", company: "Prospect Partners" });
    await add(ana, { name: "By Id", leadId: "REF-77" });
    await add(ana, { name: "By Tag", tags: ["first home", "Relocating"] });
    for (const [typed, name, field, text] of [
      ["7185550142", "By Number", "phone", "(718) 555-0142"],
      ["718.555.0142", "By Number", "phone", "(718) 555-0142"],
      ["+1 718 555 0142", "By Number", "phone", "+17185550142"],
      ["555-0142", "By Number", "phone", "(718) 555-0142"],
      ["5550199", "By Local", "phone", "555 0199"],
      ["(555) 0199", "By Local", "phone", "555 0199"],
      ["un@dean", "By Mail", "email", "seun@deane.example"],
      ["SEUN@DEANE.EXAMPLE", "By Mail", "email", "seun@deane.example"],
      ["prospect", "By Company", "company", "Prospect Partners"],
      ["prospct", "By Company", "company", "Prospect Partners"],
      ["ref-7", "By Id", "id", "REF-77"],
      ["relocat", "By Tag", "tag", "Relocating"],
    ] as const) {
      const { contacts } = await findAs(ana, typed);
      expect(contacts.map(nameOf), typed).toEqual([name]);
      expect(contacts[0]!.why, typed).toMatchObject({ field, text });
    }
  });

  test("are found by their whole number among many with the same ending", async () => {
    await add(ana, { name: "By Number", phone: "(718) 555-0142", e164: "+17185550142", age: 99 });
    for (let n = 10; n < 35; n += 1)
      await add(ana, { name: `Other${n}`, phone: `(917) 5${n} 0142` });
    expect(await namesFor(ana, "718.555.0142")).toEqual(["By Number"]);
  });

  test("are found by a part of a text that is too long for its index", async () => {
    const tags = Array.from({ length: 60 }, (_, n) => `${"a very long tag ".repeat(3)}${n}`);
    await add(ana, { name: "Short Text", tags: ["needles"] });
    await add(ana, { name: "Long Text", tags: [...tags, "needless"] });
    expect(await namesFor(ana, "eedles")).toHaveLength(2);
    expect(await namesFor(ana, "eedless")).toEqual(["Long Text"]);
  });

  test("are sorted best first, newer before older, five of each type", async () => {
    for (let n = 0; n < 8; n += 1) await add(ana, { name: `Smith Number${n}`, age: n + 10 });
    await add(ana, { name: "Ann Smithson", age: 0 });
    await add(ana, { name: "Old Smith", age: 400 });
    await add(ana, { name: "Jo Smith", type: "Deal" });
    await add(ana, { name: "Smiths Bank", type: "Referral Partner" });
    const names = await namesFor(ana, "smith");
    expect(names).toEqual([
      ...[0, 1, 2, 3, 4].map((n) => `Smith Number${n}`),
      "Jo Smith",
      "Smiths Bank",
    ]);
    expect((await namesFor(ana, "smithso"))[0]).toBe("Ann Smithson");
  });

  test("exclude the bin, and contain no more than it takes to recognize them", async () => {
    const id = await add(ana, { name: "Priya Raman", email: "p@x.test", phone: "555 0101" });
    const gone = await add(ana, { name: "Priya Gone" });
    await ana.api.contacts.remove({ id: gone });
    const { contacts } = await findAs(ana, "priya");
    expect(contacts).toEqual([
      {
        id,
        type: "Lead",
        status: "New Lead",
        firstName: "Priya",
        lastName: "Raman",
        companyName: null,
        why: { field: "name", text: "Priya Raman", how: "exact" },
      },
    ]);
  });

  test("are found behind thousands of others, of every type, including exact matches", async () => {
    await app.sql(
      `insert into contacts (user_id, id, type, status, first_name, last_name, created_at)
       select $1, gen_random_uuid(), (array['Lead', 'Deal', 'Referral Partner'])[1 + n % 3], 'New Lead',
              case when n between 5001 and 5100 then 'Rarely' else 'Joanna' end, 'Many' || n,
              $2::timestamptz - n * interval '1 minute'
         from generate_series(6000, 1, -1) n`,
      [ana.id, now],
    );
    await add(ana, { name: "Jo Exact", age: 300 });
    await add(ana, { name: "Quirinus Old", age: 300, type: "Deal" });
    await add(ana, { name: "Mail Old", age: 300, email: "faraway@x.test" });
    expect((await namesFor(ana, "jo"))[0]).toBe("Jo Exact");
    const youngest = async (text: string) => (await namesFor(ana, text)).slice(0, 5);
    expect(await youngest("joanna")).toEqual([3, 6, 9, 12, 15].map((n) => `Joanna Many${n}`));
    expect(await youngest("rarely")).toEqual(
      [5001, 5004, 5007, 5010, 5013].map((n) => `Rarely Many${n}`),
    );
    expect(await namesFor(ana, "quirin")).toEqual(["Quirinus Old"]);
    expect(await namesFor(ana, "quirnius")).toEqual(["Quirinus Old"]);
    expect(await namesFor(ana, "faraway@")).toEqual(["Mail Old"]);
  });
});

describe("professionals", () => {
  const found = async (person: SignedIn, text: string) =>
    (await findAs(person, text)).professionals.map(({ fullName }) => fullName);

  test("are only those of the other side, as Find Professionals shows them, with typos tolerated", async () => {
    await app.as(fresh({ ...people.leo, fullName: "Quentin Marsh" }));
    await app.as(fresh({ ...people.leo, fullName: "Quentin Incomplete", isComplete: false }));
    await app.as(fresh({ ...people.ben, fullName: "Quentin Agent" }));
    expect(await found(ana, "quentin")).toEqual(["Quentin Marsh"]);
    expect(await found(ana, "qeuntin marhs")).toEqual(["Quentin Marsh"]);
    const leo = await app.as(fresh(people.leo));
    expect(await found(leo, "quentin")).toEqual(["Quentin Agent"]);
    expect(await found(leo, "q")).toEqual([]);
    const tia = await app.as(fresh(people.tia));
    expect(await found(tia, "quentin")).toEqual([]);
    const newcomer = await app.as(fresh({ ...people.ana, isComplete: false }));
    expect(await found(newcomer, "quentin")).toEqual([]);
    const { professionals } = await findAs(ana, "quentin");
    expect(Object.keys(professionals[0]!).sort()).toEqual([
      "companyName",
      "fullName",
      "id",
      "roleInBusiness",
      "why",
    ]);
  });
});

test("of professionals five are shown", async () => {
  for (let n = 0; n < 6; n += 1) await app.as(fresh({ ...people.leo, fullName: `Xavier No${n}` }));
  const { professionals } = await findAs(ana, "xavier");
  expect(professionals.map(({ fullName }) => fullName)).toEqual(
    [0, 1, 2, 3, 4].map((n) => `Xavier No${n}`),
  );
});

describe("no one", () => {
  test("finds or names what belongs to another person", async () => {
    const ben = await app.as(fresh(people.ben));
    const lead = await add(ana, { name: "Secretive Client", tags: ["secretive"] });
    await meet(ana, "Secretive Client", 1);
    const [{ id: appointment } = { id: "" }] = await app.sql<{ id: string }>(
      "select id from appointments where professional_id = $1",
      [ana.id],
    );
    const ids = { contacts: [lead], appointments: [appointment] };
    for (const text of ["secretive client", "s", "secre", "secretvie", "client"]) {
      const { contacts, appointments } = await findAs(ben, text);
      expect([...contacts, ...appointments], text).toEqual([]);
    }
    expect(await ben.api.search.recall(ids)).toEqual({ contacts: [], appointments: [] });
    expect(await ana.api.search.recall(ids)).toMatchObject({
      contacts: [{ firstName: "Secretive" }],
      appointments: [{ clientName: "Secretive Client" }],
    });
    for (const path of ["/api/v1/search?text=secretive", `/api/v1/search/names?contacts[]=${lead}`])
      expect((await app.visitor.fetch(path)).status, path).toBe(401);
  });

  test("gets what is in the bin by its old id", async () => {
    const id = await add(ana, { name: "Soon Gone" });
    await ana.api.contacts.remove({ id });
    expect((await ana.api.search.recall({ contacts: [id] })).contacts).toEqual([]);
  });
});

describe("hostile text", () => {
  test("is treated as ordinary characters", async () => {
    for (const name of ["Per%cent A", "Under_score B", "O'Connell C", "Back\\slash D", "Sam 🙂"])
      await add(ana, { name });
    for (const [typed, found] of [
      ["%", ["Per%cent A"]],
      ["_", ["Under_score B"]],
      ["\\", ["Back\\slash D"]],
      ["'", ["O'Connell C"]],
      ["🙂", ["Sam 🙂"]],
      ["o'connell", ["O'Connell C"]],
      ["%%", []],
      ["' or true --", []],
      ["a|b", []],
      [".*", []],
      ['"', []],
      ["\u0000", []],
      ["\ud800", []],
    ] as const)
      expect(await namesFor(ana, typed), typed).toEqual(found);
  });

  test("of 200 characters of any kind is answered, and of 10,000 refused with a clear message", async () => {
    await add(ana, { name: "Plain Person" });
    for (const sign of ["x", "%", "_", "\\", "'", "ǅ", "ﷺ", "1", " a", "\u0301"])
      expect(await namesFor(ana, sign.repeat(200).slice(0, 200)), sign).toEqual(
        // A repeated word counts once.
        sign === " a" ? ["Plain Person"] : expect.any(Array),
      );
    const query = new URLSearchParams({ text: "x".repeat(10_000) });
    const answer = await ana.fetch(`/api/v1/search?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "Use at most 200 characters." });
  });
});

test("PostgreSQL folds texts and words as the domain does", async () => {
  for (const [text, folded] of foldings) {
    const [row] = await app.sql("select fold_text($1) as text, folded_words($1) as words", [text]);
    expect(row, text).toEqual({ text: folded, words: ` ${wordsOf(text).join(" ")} ` });
  }
  // Every letter, digit and sign of the scripts with a settled spelling, each in a word of its own.
  const settled = [
    [0x20, 0x17f],
    [0x180, 0x52f],
    [0x1e00, 0x1fff],
    [0x2000, 0x22ff],
    [0x3040, 0x30ff],
  ] as const;
  for (const [first, last] of settled) {
    const all = Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    const text = all.join("|");
    const [row] = await app.sql<{ folded: string }>("select fold_text($1) as folded", [text]);
    expect(row!.folded.split("|")).toEqual(fold(text).split("|"));
  }
});

describe("every search folds alike", () => {
  const spelt = [
    ["Jose\u0301 Nu\u0301n\u0303ez", ["josé", "NUNEZ", "núñ"]],
    ["Fritz Groß", ["gross", "GROẞ", "groß", "fritz gros"]],
    ["İnci Işık", ["inci", "ISIK", "ışık", "İNCİ"]],
    ["Νίκος Παπαδάς", ["νικος", "ΝΙΚΟΣ", "νικοσ", "παπαδας"]],
    ["Sean O’Brien", ["o'brien", "O’BRIEN", "sean o'b"]],
  ] as const;

  test.each(spelt)("for %s", async (name, terms) => {
    const [firstName = ""] = name.split(" ");
    await app.as(fresh({ ...people.leo, fullName: name }));
    await add(ana, { name, tags: [firstName] });
    await meet(ana, name, 1);
    for (const term of terms) {
      const { contacts } = await ana.api.contacts.list({ type: "Lead", search: term });
      expect(contacts.map(nameOf), `the list by ${term}`).toEqual([name]);
      const found = await findAs(ana, term);
      expect(found.contacts.map(nameOf), `the palette by ${term}`).toEqual([name]);
      expect(
        found.appointments.map(({ clientName }) => clientName),
        term,
      ).toEqual([name]);
      expect(
        found.professionals.map(({ fullName }) => fullName),
        term,
      ).toEqual([name]);
      const professionals = await ana.api.links.search({ term });
      expect(
        professionals.map(({ fullName }) => fullName),
        term,
      ).toEqual([name]);
    }
    const byTag = await ana.api.contacts.list({ type: "Lead", tag: fold(firstName) });
    expect(byTag.contacts.map(nameOf)).toEqual([name]);
  });

  test("a text of combining marks only counts as empty, and finds no professionals", async () => {
    await app.as(fresh(people.leo));
    await add(ana, { name: "Plain Person" });
    expect(await findAs(ana, "\u0301\u0301")).toMatchObject({ contacts: [], professionals: [] });
    await expect(ana.api.links.search({ term: "\u0301\u0301" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
