import { expect, test } from "vitest";
import { holds, partsOf } from "./match.ts";

const marked = (text: string, term: string) =>
  partsOf(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Priya Dean", "dean", "Priya [Dean]"],
  ["dean@deanhomes.example", "DEAN", "[dean]@[dean]homes.example"],
  ["Ana Ruiz", "a r", "An[a R]uiz"],
  ["Łukasz Dąbrowski", "łuk", "[Łuk]asz Dąbrowski"],
  ["Ana", "", "Ana"],
  ["Ana", "x", "Ana"],
  ["(718) 555-0142", "(718)", "[(718)] 555-0142"],
  ["a.b", ".", "a[.]b"],
  ["50%_\\", "%_\\", "50[%_\\]"],
  ["first-home [cash]", "-home [", "first[-home []cash]"],
  ["😀 Ana 😀", "😀", "[😀] Ana [😀]"],
  ["José Jose\u0301s", "jose", "[José] [Jose\u0301]s"],
  ["Fritz Groß", "gross", "Fritz [Groß]"],
  ["Groß", "s", "Gro[ß]"],
  ["Papadás Παπαδάς", "παπαδασ", "Papadás [Παπαδάς]"],
  ["Sean O’Brien", "o'b", "Sean [O’B]rien"],
  ["aaa", "aa", "[aa]a"],
  ["Ana Ruiz", "ruiz ana", "[Ana] [Ruiz]"],
  ["Ana Ruiz", "RUIZ, hudson", "Ana [Ruiz]"],
  ["(718) 555-0142", "7185550142", "([718) 555-0142]"],
  ["+17185550142", "(718) 555", "+1[718555]0142"],
  ["(718) 555-0142", "718 0142", "([718]) 555-[0142]"],
  ["Unit 7185", "555 0142", "Unit 7185"],
])("in %j, the matches of %j are %j", (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test("the joined parts are the text", () => {
  const text = "dean dean Dean";
  expect(
    partsOf(text, "dean")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test.each([
  ["LEAD-123456", "lead-1", true],
  [null, "a", false],
  ["Ana", "", false],
  ["Ana", "b", false],
  ["Núñez", "nunez", true],
  ["Ana Ruiz", "hudson ruiz", true],
  ["718-555-0142", "7185550", true],
])("holds(%j, %j) is %j", (text, term, expected) => {
  expect(holds(text, term)).toBe(expected);
});
