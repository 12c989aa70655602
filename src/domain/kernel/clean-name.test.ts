import { expect, test } from "vitest";
import { cleanName } from "./clean-text.ts";
import { optionalName, requiredName } from "./text.ts";

test.each([
  ["what is a name stays", "Zoë O’Brien-Smith Jr.", "Zoë O’Brien-Smith Jr."],
  ["other scripts stay", "علی رضا 山田 太郎", "علی رضا 山田 太郎"],
  ["a line break is a space", "Vera\nYou won $500\r\nClaim it", "Vera You won $500 Claim it"],
  ["so are the other breaks", "a\u2028b\u2029c\u0085d\u000be\tf", "a b c d e f"],
  ["spaces are one", "  Ana   Ruiz\u00a0 ", "Ana Ruiz"],
  ["control characters go", "A\u0007na\u001b[31m", "Ana[31m"],
  ["direction marks go", "\u202eAna\u200f \u2066Ruiz\u2069\u061c", "Ana Ruiz"],
  ["so does what has no width", "A\u200bn\u200da\u2060\ufeff\u00ad", "Ana"],
  ["so do fillers and tags", "A\u3164na\u{e0041}\ufe0f", "Ana"],
  [
    "an emoji stays whole",
    "❤\ufe0f Homes \u{1f469}\u{1f3fd}\u200d\u{1f4bb}",
    "❤\ufe0f Homes \u{1f469}\u{1f3fd}\u200d\u{1f4bb}",
  ],
  ["so do letters that need a joiner", "علی\u200cرضا", "علی\u200cرضا"],
  ["letters are one form", "Zoe\u0308", "Zoë"],
])("a name is one line of visible characters: %s", (_title, typed, name) => {
  expect(cleanName(typed)).toBe(name);
  expect(cleanName(name)).toBe(name);
});

test("a name without visible characters is empty", () => {
  const required = requiredName("Full Name", 3);
  expect(required.safeParse("\u200b\n ").error?.issues[0]?.message).toBe("Full Name is required.");
  expect(required.safeParse("\u200bAna\n").data).toBe("Ana");
  expect(required.safeParse("Anna").success).toBe(false);
  expect(optionalName(10).safeParse("\u2066 ").data).toBeNull();
});
