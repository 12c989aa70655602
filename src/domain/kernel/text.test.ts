import { expect, test } from "vitest";
import { cleanText, emptyToNull, tooLong } from "./clean-text.ts";
import { optionalText, requiredText } from "./text.ts";

test.each([
  ["outer spaces go", "  Ana Ruiz \n", "Ana Ruiz"],
  ["inner spaces and line feeds stay", "first line\nsecond  line", "first line\nsecond  line"],
  ["a Windows line end becomes a line feed", "one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["a tab stays inside", "a\tb", "a\tb"],
  ["a NUL, which the database refuses, goes", "An\u0000a", "Ana"],
  ["escape and delete go", "\u001b[31mAna\u007f", "[31mAna"],
  ["a lone surrogate becomes the replacement character", "a\ud800b", "a\ufffdb"],
  ["an accent typed apart is joined", "Jose\u0301", "José"],
  ["emoji stay whole", "👩🏽‍💼 Ana", "👩🏽‍💼 Ana"],
  ["right-to-left letters stay", "  مرحبا ", "مرحبا"],
  ["markup is text like any other", "<script>alert(1)</script>", "<script>alert(1)</script>"],
])("%s", (_title, typed, expected) => {
  expect(cleanText(typed)).toBe(expected);
});

test("cleaning twice changes nothing more", () => {
  for (const typed of [" a\u0000 ", "\u0000 a \u0000", "e\u0301\r\n"]) {
    const once = cleanText(typed);
    expect(cleanText(once)).toBe(once);
  }
});

test.each([
  [null, null],
  [undefined, null],
  ["", null],
  ["0", "0"],
])("emptyToNull turns %j into %j", (value, expected) => {
  expect(emptyToNull(value)).toBe(expected);
});

test.each([
  ["typed text is kept, cleaned", "  02134 ", "02134"],
  ["nothing is null", undefined, null],
  ["null is null", null, null],
  ["only spaces are null", "   ", null],
  ["only control characters are null", "\u0000\u0001", null],
  ["exactly the longest text fits", "12345678", "12345678"],
  ["spaces around the longest text do not count", "  12345678  ", "12345678"],
])("optional text: %s", (_title, typed, expected) => {
  expect(optionalText(8).parse(typed)).toBe(expected);
});

test("an optional text that is too long is refused, naming its maximum", () => {
  const answer = optionalText(1000).safeParse("x".repeat(1001));
  expect(answer.error?.issues[0]?.message).toBe("Use at most 1,000 characters.");
  expect(tooLong(10_000)).toBe("Use at most 10,000 characters.");
});

test.each([[5], [true], [["a"]], [{}]])("optional text refuses %j, which is no text", (value) => {
  expect(optionalText(8).safeParse(value).success).toBe(false);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["an empty text", ""],
  ["only spaces", "  \t "],
  ["only control characters", "\u0000"],
])("required text: %s is refused with one message", (_title, typed) => {
  const answer = requiredText("First Name", 100).safeParse(typed);
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual(["First Name is required."]);
});

test("required text is cleaned", () => {
  expect(requiredText("First Name", 100).parse(" Ana\u0000 ")).toBe("Ana");
});
