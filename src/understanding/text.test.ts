import fc from "fast-check";
import { expect, test } from "vitest";
import { bare, longestTurn, normal, plain } from "./text.ts";

test.each([
  ["  I’d  like\n“this”  ", `i'd like "this"`],
  ["ＦＵＬＬ　ｗｉｄｔｈ", "full width"],
  ["ig\u200bnore", "ignore"],
  ["a\u0000b", "a b"],
  ["718–555—0142", "718-555-0142"],
  ["", ""],
])("%j is read as %j", (text, read) => {
  expect(normal(text)).toBe(read);
});

test("a normal text does not change again, and is no longer than a turn", () => {
  const long = fc.string({ unit: "binary", maxLength: 3000 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme" }), long), (text) => {
      const once = normal(text);
      expect(once.length).toBeLessThanOrEqual(longestTurn);
      expect(normal(once)).toBe(once);
    }),
  );
});

test.each([
  ["don't", "do not"],
  ["dont", "do not"],
  ["I can't make it, that's why", "i cannot make it that is why"],
  ["what's sarah's number?", "what is sarah's number"],
  ["um, uh, yes", "yes"],
  ["uh-huh", "mhm"],
  ["mm hmm", "mhm"],
  ["nuh uh", "nope"],
  ["no no no", "no"],
  ["josé señor", "jose senor"],
  ["ok i'd rather not", "okay i would rather not"],
  ["pre-approved", "pre approved"],
  ["cancle my apointment", "cancel my appointment"],
])("the words of %j are %j", (text, words) => {
  expect(plain(normal(text))).toBe(words);
});

test("politeness is removed, but never everything", () => {
  expect(bare("okay stop please")).toBe("stop");
  expect(bare("please")).toBe("please");
  expect(bare("please thank you")).not.toBe("");
});
