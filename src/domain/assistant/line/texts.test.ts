import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textLimit, textsOf } from "./texts.ts";

test("sentences share a text as long as they fit", () => {
  const long = `${"a".repeat(300)}.`;
  expect(textsOf(["Booked.", "See you Tuesday."])).toEqual(["Booked. See you Tuesday."]);
  expect(textsOf([long, "See you on Tuesday at two."])).toEqual([
    long,
    "See you on Tuesday at two.",
  ]);
  expect(textsOf([])).toEqual([]);
  expect(textsOf(["", "  "])).toEqual([]);
});

test("no text is too long or empty, and no word is lost within the first three", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 0, maxLength: 500 }), { maxLength: 5 }), (says) => {
      const texts = textsOf(says);
      expect(texts.length).toBeLessThanOrEqual(3);
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(textLimit);
        expect(text).not.toBe("");
      }
      const letters = (text: string) => text.replace(/\s/g, "");
      const all = letters(says.join(""));
      expect(all.startsWith(letters(texts.join("")))).toBe(true);
      if (texts.length < 3) expect(letters(texts.join(""))).toBe(all);
    }),
  );
});
