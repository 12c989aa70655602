import { describe, expect, test } from "vitest";
import {
  findUnstorable,
  repairTexts,
  storableText,
  tooManyLevels,
  unstorable,
} from "./storable.ts";

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
  ])("%s is found and repaired", (_, text, repaired) => {
    expect(findUnstorable(text)).toBe(unstorable);
    expect(storableText(text)).toBe(repaired);
    expect(findUnstorable(repaired)).toBeNull();
  });

  test.each(["", "Ana", "\u{1f3e1}", "\u200fשלום", "a\nb\t", "\ufffd"])(
    "%j is left alone",
    (text) => {
      expect(findUnstorable(text)).toBeNull();
      expect(storableText(text)).toBe(text);
    },
  );
});

describe("a JSON value", () => {
  test("is checked at every depth, including its keys", () => {
    for (const levels of [1, 5, 31]) {
      expect(findUnstorable(nested(levels, "a\0"))).toBe(unstorable);
      expect(repairTexts(nested(levels, "a\0"))).toEqual({ repaired: nested(levels, "a") });
    }
    expect(repairTexts({ "a\ud800": ["\0"] })).toEqual({ repaired: { "a\ufffd": [""] } });
  });

  test("is refused if it is nested too deeply, whatever it contains", () => {
    for (const levels of [33, 1_000]) {
      expect(findUnstorable(nested(levels, 1))).toBe(tooManyLevels);
      expect(repairTexts(nested(levels, "\0"))).toBeNull();
    }
    expect(findUnstorable(nested(32, 1))).toBeNull();
  });

  test("keeps what is not text, and is not copied when nothing needs repair", () => {
    const moment = new Date(0);
    expect(repairTexts({ moment, a: "\0", b: 1, c: null, d: undefined })).toEqual({
      repaired: { moment, a: "", b: 1, c: null, d: undefined },
    });
    const whole = { a: ["b"] };
    expect(repairTexts(whole)?.repaired).toBe(whole);
  });

  test("cannot get another prototype through a key", () => {
    const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"a":"\\u0000"}');
    const { repaired } = repairTexts(value)!;
    expect(Object.getPrototypeOf(repaired)).toBe(Object.prototype);
    expect((repaired as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
