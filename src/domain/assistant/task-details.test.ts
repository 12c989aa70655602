import { expect, test } from "vitest";
import { taskDetailsText } from "./logged.ts";

test.each([
  ["Left a voicemail", "Left a voicemail"],
  ["  two\n\nlines ", "two lines"],
  ["<b>bold</b>", "<b>bold</b>"],
])("a text %j reads %j", (details, text) => {
  expect(taskDetailsText(details)).toBe(text);
});

test.each([
  [{ call_length: 47, booked: true }, "Call length: 47, Booked: yes"],
  [{ outcome: "no answer", retryAt: null, note: "" }, "Outcome: no answer"],
  [
    { client: { name: "Priya Raman", phone: "555-0142" } },
    "Client: (Name: Priya Raman, Phone: 555-0142)",
  ],
  [{ asked: ["price", "taxes"], left: [] }, "Asked: (price, taxes)"],
  [{ dtiBefore: 41.5, DTI: 43, "Time Zone": "EST" }, "Dti before: 41.5, DTI: 43, Time zone: EST"],
  [{ a: [{ b: [{ c: false }] }] }, "A: ((B: ((C: no))))"],
  [["sent", 2, { to: "Ana" }], "sent, 2, (To: Ana)"],
  [{ toString: "own", constructor: 1 }, "To string: own, Constructor: 1"],
])("an object %j reads %j", (details, text) => {
  expect(taskDetailsText(details)).toBe(text);
  expect(text).not.toContain("[object");
});

test.each([null, undefined, "", "  \n", {}, [], { a: null, b: {} }])(
  "%j has nothing to show",
  (details) => {
    expect(taskDetailsText(details)).toBeNull();
  },
);

test("a bare number or boolean is shown as itself", () => {
  expect(taskDetailsText(123)).toBe("123");
  expect(taskDetailsText(false)).toBe("no");
});
