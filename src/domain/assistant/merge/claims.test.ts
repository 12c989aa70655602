import fc from "fast-check";
import { expect, test } from "vitest";
import { noClaims, readClaims } from "./claims.ts";

test("reads every part of an answer", () => {
  expect(
    readClaims({
      wants: ["book", "message"],
      answer: "no",
      day: "2026-12-01",
      time: "13:30",
      choice: 2,
      durationMinutes: 30,
      purpose: "Refinance",
      name: "Ana Lopez",
      email: "ana@homes.test",
      phone: "718 555 0100",
      code: "123456",
      corrects: ["time"],
      questions: ["hours"],
      delicate: ["rates"],
      alarm: "emergency",
    }),
  ).toEqual({
    wants: ["book", "message"],
    answer: "no",
    day: "2026-12-01",
    minute: 13 * 60 + 30,
    choice: { kind: "nth", nth: 2 },
    durationMinutes: 30,
    purpose: "Refinance",
    name: "Ana Lopez",
    email: "ana@homes.test",
    phone: "718 555 0100",
    code: "123456",
    corrects: ["time"],
    questions: ["hours"],
    delicate: ["rates"],
    alarm: "emergency",
  });
  expect(readClaims({ choice: 0 })?.choice).toEqual({ kind: "none" });
  expect(readClaims({ choice: -1 })?.choice).toEqual({ kind: "nth", nth: -1 });
  expect(readClaims({ answer: null, wants: null })).toEqual(noClaims);
});

test.each([
  ["a want that is none", { wants: ["rob", "book", 7] }, { wants: ["book"] }],
  ["a want alone", { wants: "book" }, { wants: [] }],
  ["a want twice", { wants: ["book", "book"] }, { wants: ["book"] }],
  ["an answer between", { answer: "maybe" }, { answer: null }],
  ["no day of any year", { day: "2026-02-30" }, { day: null }],
  ["a day in words", { day: "Tuesday" }, { day: null }],
  ["no time", { time: "24:00" }, { minute: null }],
  ["a time in words", { time: "half past two" }, { minute: null }],
  ["half a place", { choice: 1.5 }, { choice: null }],
  ["a place out of sight", { choice: 400 }, { choice: null }],
  ["an empty name", { name: "" }, { name: null }],
  ["an object for a name", { name: { $ne: "" } }, { name: null }],
  ["an alarm of its own", { alarm: "fire" }, { alarm: null }],
])("drops only the malformed part: %s", (_, wrong, read) => {
  const claims = readClaims({ purpose: "Refinance", ...wrong });
  expect(claims).toEqual({ ...noClaims, purpose: "Refinance", ...read });
});

test("an answer without parts is null", () => {
  for (const answer of [null, undefined, "yes", 7, [], [{ answer: "yes" }]])
    expect(readClaims(answer)).toBeNull();
});

test("reading a model's answer never throws", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("wants", "day", "time", "choice"), fc.anything()),
      (answer) => {
        readClaims(answer);
      },
    ),
  );
});
