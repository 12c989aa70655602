import { describe, expect, test } from "vitest";
import { readQuery } from "./query.ts";
import { fold, wordsOf } from "./words.ts";

describe("a text as searches compare it", () => {
  test.each([
    ["José GARCÍA", "jose garcia"],
    ["Núñez", "nunez"],
    ["ẞtraße", "sstrasse"],
    ["Łukasz Ångström", "lukasz angstrom"],
    ["Søren Kjær", "soren kjaer"],
    ["İnci Işık", "inci isik"],
    ["ﬁrst", "first"],
    ["山田", "山田"],
    ["Smith 🙂", "smith 🙂"],
  ])("of %j is %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

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
  test.each(["", "   ", "\u0000\u0007", "\n\t"])("is nothing when it is %j", (typed) => {
    expect(readQuery(typed)).toBeNull();
  });

  test("keeps single spaces, and each word once", () => {
    expect(readQuery("  Ana   ana \n Ruiz ")).toEqual({
      typed: "Ana ana Ruiz",
      text: "ana ana ruiz",
      words: ["ana", "ruiz"],
      digits: null,
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
    expect(readQuery(typed)!.digits).toBe(digits);
  });

  test("of very many words counts the first eight", () => {
    const many = Array.from({ length: 100 }, (_, n) => `w${n}`).join(" ");
    expect(readQuery(many)!.words).toHaveLength(8);
  });
});
