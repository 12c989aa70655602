import { expect, test } from "vitest";
import { callCents, playingTime, usualPace } from "./pace.ts";
import { textLimit } from "./texts.ts";
import { lineWords, readAloud, textWords } from "./words.ts";

const ana = { fullName: "Ana Ruiz", companyName: "Hearth & Co" };
const link = "https://crm.example.com/book/0198c0de-0000-7000-8000-000000000001";

test("a number is read digit by digit", () => {
  expect(readAloud("+17185550142")).toBe("7 1 8, 5 5 5, 0 1 4 2");
});

test("a voicemail says who called and how to call back, and nothing else", () => {
  expect(lineWords.voicemail(ana, "+17185550142")).toBe(
    "Hello, this is the automated assistant of Ana Ruiz at Hearth & Co. Please call back at " +
      "7 1 8, 5 5 5, 0 1 4 2. Again, 7 1 8, 5 5 5, 0 1 4 2. Thank you.",
  );
  expect(lineWords.voicemail({ ...ana, companyName: null }, "+17185550142")).toContain(
    "assistant of Ana Ruiz. Please",
  );
});

test("every text fits, and none asks for a reply of CANCEL", () => {
  const texts = [
    textWords.stopped(ana),
    textWords.started(ana),
    textWords.help(ana, link),
    textWords.resting(ana, link),
    textWords.wordsAlone,
    textWords.broke,
  ];
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(textLimit);
    expect(text).not.toMatch(/cancel/i);
  }
});

test("playing time and call cost", () => {
  expect(playingTime("", usualPace)).toBe(0);
  expect(playingTime("Goodbye.", usualPace)).toBe(600 + 8 * 70);
  expect([0, 1, 60, 61, 480].map((seconds) => callCents(seconds, "inbound"))).toEqual([
    0, 8, 8, 16, 63,
  ]);
  expect(callCents(60, "outbound")).toBe(9);
});
