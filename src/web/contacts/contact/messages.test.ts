import { expect, test } from "vitest";
import { savedText, saveFailedText } from "./messages.ts";

test.each([
  ["Lead", "updated", "Lead updated successfully!"],
  ["Deal", "updated", "Deal updated successfully!"],
  ["Referral Partner", "updated", "Referral Partner updated successfully!"],
  ["Lead", "added", "Lead added successfully!"],
  ["Deal", "added", "Deal added successfully!"],
  ["Referral Partner", "added", "Referral Partner added successfully!"],
  ["Deal", "converted", "Lead converted to Deal successfully!"],
] as const)("after a %s was %s, the toast says: %s", (type, action, expected) => {
  expect(savedText(type, action)).toBe(expected);
});

test.each(["", "Something", "lead"])(
  "a saved entry of the unknown type %j is called Entry",
  { tags: ["ERR-035"] },
  (type) => {
    expect(savedText(type, "updated")).toBe("Entry updated successfully!");
  },
);

test("a failed save adds the server's message", () => {
  expect(saveFailedText("The database rests.")).toBe("Failed to submit form. The database rests.");
});
