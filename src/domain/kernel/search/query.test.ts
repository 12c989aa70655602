import { describe, expect, test } from "vitest";
import { digitsOf, finds, readQuery } from "./query.ts";
import { wordsOf } from "./words.ts";

describe("a folded text", () => {
  test("has words between signs and spaces", () => {
    expect(wordsOf("O'Connell-Ruiz,  ana.ruiz@x.test")).toEqual([
      "o",
      "connell",
      "ruiz",
      "ana",
      "ruiz",
      "x",
      "test",
    ]);
    expect(wordsOf("🙂 %% _ \\")).toEqual([]);
  });
});

describe("what was typed", () => {
  test.each(["", "   ", "\u0000\u0007", "\n\t", "\u0301\u0301", "\u200b"])(
    "is nothing when it is %j",
    (typed) => {
      expect(readQuery(typed)).toBeNull();
    },
  );

  test("keeps single spaces, and each word once", () => {
    expect(readQuery("  Ana   ana \n Ruiz ")).toEqual({
      text: "ana ana ruiz",
      words: ["ana", "ruiz"],
      parts: ["ana", "ruiz"],
      number: null,
    });
  });

  test.each([
    ["(718) 555-0142", "7185550142"],
    ["+1 718.555.0142", "17185550142"],
    ["011 44 20 7946 0958", "11442079460958"],
    ["020 7946 0958", "2079460958"],
    ["555–0142", "5550142"],
    ["01", null],
    ["000", null],
    ["555-0142 x", null],
    ["12 Main", null],
  ])("is a number when it can be nothing else: %j", (typed, digits) => {
    expect(digitsOf(readQuery(typed)!)).toBe(digits);
  });

  test.each([
    ["SMITH, John", ["smith", "john"], null],
    ["O'Hanrahan; 100%", ["o'hanrahan", "100%"], null],
    [", ;", [",", ";"], null],
    ["smith (718) 555-0142", ["smith"], "7185550142"],
    ["718 - 555 - 0142", [], "7185550142"],
    ["lead-000142", ["lead-000142"], null],
    ["000142", [], "000142"],
    ["12 Main", ["12", "main"], null],
  ])("%j is parts and a number", (typed, parts, digits) => {
    const query = readQuery(typed)!;
    expect([query.parts, query.number?.digits ?? null]).toEqual([parts, digits]);
  });

  test("only the first eight words count", () => {
    const many = Array.from({ length: 100 }, (_, n) => `w${n}`).join(" ");
    expect(readQuery(many)!.words).toHaveLength(8);
    expect(readQuery(many)!.parts).toHaveLength(8);
  });
});

describe("a record is found", () => {
  const texts = ["José García", "jose@hudson.example", "Hudson Home Loans", "LEAD-004217"];
  const phones = ["(718) 555-0142 evenings", "+17185550142"];
  test.each([
    ["garcia jose", true],
    ["GARCÍA, hud", true],
    ["jose 5550142", true],
    ["1 718 555.0142", true],
    ["0142", true],
    ["lead-0042", true],
    ["4217", true],
    ["jose smith", false],
    ["jose 5550143", false],
    ["josegarcia", false],
  ])("by %j: %s", (typed, isFound) => {
    expect(finds(readQuery(typed)!, texts, phones)).toBe(isFound);
  });
});
