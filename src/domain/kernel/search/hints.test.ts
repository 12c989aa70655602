import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Hints, hintsOf } from "./hints.ts";
import { farFrom } from "./nearness.ts";

const isHinted = ({ beginnings, parts }: Hints, word: string) =>
  beginnings.some((one) => word.startsWith(one)) || parts.some((one) => word.includes(one));

describe("what a misspelled word still has", () => {
  test.each([
    ["jo", { beginnings: ["jo"], parts: [] }],
    ["4999", { beginnings: ["4999"], parts: [] }],
    ["jonh", { beginnings: ["jo", "jnoh"], parts: ["nh"] }],
    ["smiht", { beginnings: ["sm", "simht"], parts: ["iht"] }],
    ["gonsales", { beginnings: ["go", "gnosa", "gnoslaes"], parts: ["nsa", "les", "nslaes"] }],
  ])("%j", (typed, hints) => {
    expect(hintsOf(typed)).toEqual(hints);
  });

  test("is in every word that may be meant, wherever the errors are", () => {
    // With few different letters, words are often similar.
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 4, maxLength: 11 });
    const kinds = fc.constantFrom("more", "missing", "other", "turned");
    const errors = fc.array(fc.tuple(kinds, fc.nat(10)), { minLength: 0, maxLength: 2 });
    const wrong = (text: string, [kind, place]: [string, number]) => {
      const at = place % text.length;
      const [before, after] = [text.slice(0, at), text.slice(at)];
      if (kind === "more") return `${before}a${after}`;
      if (kind === "missing") return before + after.slice(1);
      if (kind === "other") return `${before}b${after.slice(1)}`;
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    };
    let near = 0;
    fc.assert(
      fc.property(word, errors, fc.nat(3), (meant, all, rest) => {
        const typed = all.reduce(wrong, meant);
        // The word may still be incomplete.
        const there = meant + "c".repeat(rest);
        fc.pre(typed.length > 0 && farFrom(typed, there) !== null);
        near += 1;
        return isHinted(hintsOf(typed), there);
      }),
      { numRuns: 20_000 },
    );
    expect(near).toBeGreaterThan(1_000);
  });
});
