import { describe, expect, test } from "vitest";
import { findUnstorable, mendTexts, storableText, tooManyLevels, unstorable } from "./storable.ts";

const nested = (levels: number, inner: unknown): unknown =>
  levels === 0
    ? inner
    : levels % 2
      ? [nested(levels - 1, inner)]
      : { a: nested(levels - 1, inner) };

describe("text that cannot be stored", () => {
  test.each([
    ["half a character", "a\ud800b", "a\ufffdb"],
    ["its other half", "\udc00", "\ufffd"],
    ["two halves the wrong way around", "\ude00\ud83d", "\ufffd\ufffd"],
    ["NUL", "a\0b\0", "ab"],
  ])("%s is found and mended", (_, text, mended) => {
    expect(findUnstorable(text)).toBe(unstorable);
    expect(storableText(text)).toBe(mended);
    expect(findUnstorable(mended)).toBeNull();
  });

  test.each(["", "Ana", "\u{1f3e1}", "\u200fשלום", "a\nb\t", "\ufffd"])(
    "%j is left alone",
    (text) => {
      expect(findUnstorable(text)).toBeNull();
      expect(storableText(text)).toBe(text);
    },
  );
});

describe("a value that came as JSON", () => {
  test("is looked through at every depth, its names too", () => {
    for (const levels of [1, 5, 31]) {
      expect(findUnstorable(nested(levels, "a\0"))).toBe(unstorable);
      expect(mendTexts(nested(levels, "a\0"))).toEqual({ mended: nested(levels, "a") });
    }
    expect(mendTexts({ "a\ud800": ["\0"] })).toEqual({ mended: { "a\ufffd": [""] } });
  });

  test("is refused where it is nested without end, whatever it says", () => {
    for (const levels of [33, 1_000]) {
      expect(findUnstorable(nested(levels, 1))).toBe(tooManyLevels);
      expect(mendTexts(nested(levels, "\0"))).toBeNull();
    }
    expect(findUnstorable(nested(32, 1))).toBeNull();
  });

  test("keeps what is no text, and is no copy where there is nothing to mend", () => {
    const moment = new Date(0);
    expect(mendTexts({ moment, a: "\0", b: 1, c: null, d: undefined })).toEqual({
      mended: { moment, a: "", b: 1, c: null, d: undefined },
    });
    const whole = { a: ["b"] };
    expect(mendTexts(whole)?.mended).toBe(whole);
  });

  test("gets no other prototype by a name", () => {
    const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"a":"\\u0000"}');
    const { mended } = mendTexts(value)!;
    expect(Object.getPrototypeOf(mended)).toBe(Object.prototype);
    expect((mended as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
