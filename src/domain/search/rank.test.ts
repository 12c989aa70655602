import { describe, expect, test } from "vitest";
import { type Field, matchOf } from "./match.ts";
import { readQuery } from "#domain/kernel/search/query.ts";
import { bestOf, handfulOf } from "./rank.ts";

const name = (text: string): Field => ({ kind: "name", text });
const foundBy = (typed: string, ...fields: Field[]) => {
  const match = matchOf(readQuery(typed)!, fields);
  return match && `${match.field} ${match.how}`;
};

describe("why something is found", () => {
  const ana: Field[] = [
    name("Ana García-Ruiz"),
    { kind: "email", text: "ana.ruiz@hearth.example" },
    { kind: "phone", text: "(718) 555-0142" },
    { kind: "phone", text: "+17185550142" },
    { kind: "phone", text: "555 0199 EXT. 7" },
    { kind: "company", text: "Hudson Home Loans" },
    { kind: "id", text: "REF-77" },
    { kind: "tag", text: "first home" },
    { kind: "tag", text: null },
  ];
  test.each([
    ["ana garcia-ruiz", "name exact"],
    ["Garcia", "name exact"],
    ["ruiz ANA", "name exact"],
    ["an", "name prefix"],
    ["gar", "name word"],
    ["ana gar", "name prefix"],
    ["arci", "name part"],
    ["gracia", "name similar"],
    ["ana.ruiz@hearth.example", "email exact"],
    ["ana.ruiz@h", "email prefix"],
    ["hearth", "email exact"],
    ["earth.exa", "email part"],
    ["718 555 0142", "phone exact"],
    ["+1 (718) 555-0142", "phone exact"],
    ["5550142", "phone part"],
    ["hudson", "company exact"],
    ["home", "company exact"],
    ["ref-77", "id exact"],
    ["first h", "tag prefix"],
    ["ana hudson", "name word"],
    ["an gracia", "name similar"],
    ["ext. 7", "phone part"],
  ])("for %j: %s", (typed, why) => {
    expect(foundBy(typed, ...ana)).toBe(why);
  });

  test.each(["zzz", "%", "_", "\\", "'", "🙂", "ana zzz", "719 555 0142", "(a|b)", ".*"])(
    "nothing is found by %j",
    (typed) => {
      expect(foundBy(typed, ...ana)).toBeNull();
    },
  );

  test("signs are found where they occur", () => {
    expect(foundBy("100%", name("The 100% agent"))).toBe("name exact");
    expect(foundBy("%", name("The 100% agent"))).toBe("name part");
    expect(foundBy("🙂", name("Sam 🙂"))).toBe("name part");
    expect(foundBy("🙂", name("🙂"))).toBe("name exact");
  });

  test("errors in several words are all counted", () => {
    const errorsIn = (typed: string) => matchOf(readQuery(typed)!, [name("John Smith")])!.errors;
    expect(errorsIn("jonh smith")).toBe(1);
    expect(errorsIn("jonh smiht")).toBe(2);
  });

  test("it returns the text that matched", () => {
    expect(matchOf(readQuery("hudson")!, ana)).toMatchObject({ text: "Hudson Home Loans" });
  });
});

describe("the best", () => {
  const rank = (typed: string, rows: { name: string; age?: number }[]) =>
    bestOf(readQuery(typed)!, rows, {
      fieldsOf: (row) => [name(row.name)],
      ageOf: ({ age = 0 }) => age,
    }).map(({ row }) => row.name);

  test("come first: exact, beginning, word, part, similar; what does not match is left out", () => {
    const rows = [
      "Simth Lee",
      "Blacksmith Joe",
      "Ann Smithson",
      "Smithers Al",
      "Jo Smith",
      "Bo Li",
    ];
    expect(
      rank(
        "smith",
        rows.map((one) => ({ name: one })),
      ),
    ).toEqual(["Jo Smith", "Smithers Al", "Ann Smithson", "Blacksmith Joe", "Simth Lee"]);
  });

  test("equal matches are sorted newest first, and fewer errors before more", () => {
    expect(
      rank("gonzales", [
        { name: "Gonsalez", age: 0 },
        { name: "Gonzalez old", age: 9 },
        { name: "González new", age: 1 },
      ]),
    ).toEqual(["González new", "Gonzalez old", "Gonsalez"]);
  });

  test("are limited per kind", () => {
    const rows = Array.from({ length: 9 }, (_, n) => ({ name: `Ana ${n}`, age: n }));
    const hits = bestOf(readQuery("ana")!, rows, {
      fieldsOf: (row) => [name(row.name)],
      ageOf: ({ age }) => age,
    });
    expect(handfulOf(hits, ({ age }) => age % 2 === 0).map(({ row }) => row.age)).toEqual([
      0, 2, 4, 6, 8,
    ]);
    expect(handfulOf(hits, () => true)).toHaveLength(5);
  });
});
