import { describe, expect, test } from "vitest";
import { compareFacts } from "./compare.ts";
import { readExpected } from "./expected.ts";

const { facts: expected, major } = readExpected();
const sameMajor = true;

/** The kind of a fact is the first word of its name. */
const kindOf = (name: string) => name.split(" ")[0]!;
const isPlainIndex = (name: string) =>
  name.startsWith("index ") && !expected.get(name)!.startsWith("CREATE UNIQUE");
/** Details of another fact, which is reported missing as a whole. */
const addsToAnother = (name: string) => ["owner", "conditions", "body"].includes(kindOf(name));

/** What is reported if this one fact has another value, or is missing. */
function differencesAt(name: string, value: string | undefined, options = { sameMajor }) {
  const found = new Map(value === undefined ? [] : [[name, value]]);
  return compareFacts({ expected: new Map([[name, expected.get(name)!]]), found }, options);
}

test("the expected file contains only what this code can compare", () => {
  expect(expected.size).toBeGreaterThan(1_000);
  expect(major).toBe(18);
  expect(compareFacts({ expected, found: new Map(expected) }, { sameMajor })).toEqual([]);
});

test("no missing fact is unnoticed, and only a plain index is harmless", () => {
  for (const [name, value] of expected) {
    if (addsToAnother(name) || (kindOf(name) === "memberships" && value === "")) continue;
    const differences = differencesAt(name, undefined);
    expect(differences, name).toHaveLength(1);
    expect(differences[0]!.isGrave, name).toBe(!isPlainIndex(name));
  }
});

test("no different fact is unnoticed", () => {
  for (const name of expected.keys()) {
    const [first, ...more] = differencesAt(name, "something else");
    expect(first, name).toBeDefined();
    expect(
      [first!, ...more].every(({ isGrave }) => isGrave),
      name,
    ).toBe(kindOf(name) !== "index");
  }
});

describe("another version of PostgreSQL", () => {
  test("may print other parentheses, spaces and casts to text", () => {
    const name = [...expected.keys()].find((key) => key.startsWith("conditions of"))!;
    const reworded = `((${expected.get(name)!.replaceAll(" ", "  ")}::text))`;
    expect(differencesAt(name, reworded, { sameMajor: false })).toEqual([]);
    expect(differencesAt(name, reworded)).toMatchObject([{ isGrave: true }]);
  });

  test("causes only a remark for different wording, and a refusal for facts without wording", () => {
    const worded = ["column", "constraint", "index", "conditions", "trigger", "view", "body"];
    for (const name of expected.keys()) {
      const differences = differencesAt(name, "something else", { sameMajor: false });
      expect(differences, name).not.toEqual([]);
      expect(
        differences.every(({ isGrave }) => isGrave),
        name,
      ).toBe(!worded.includes(kindOf(name)));
    }
  });
});

test("any extra right is grave, whoever got it", () => {
  for (const role of ["public", "hearthline_visitor", "login of hearthline_app"])
    for (const on of ["public.contacts", "schema account", "public.theirs", "account.session"]) {
      const name = `rights of ${role} on ${on}`;
      const found = new Map([...expected, [name, `${expected.get(name) ?? ""} | truncate`]]);
      expect(compareFacts({ expected, found }, { sameMajor })).toEqual([
        { isGrave: true, text: `${name} have too much: truncate` },
      ]);
    }
});
