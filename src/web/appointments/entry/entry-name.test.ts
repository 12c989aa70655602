import { expect, test } from "vitest";
import { entryName, entryNotes } from "./entry-name.ts";

const named = (
  appointmentType: string | null,
  clientName: string | null,
  notes: string | null,
) => ({
  appointmentType,
  clientName,
  notes,
});

test.each([
  ["Task", "Internal Task/Reminder", "Send the comps", "Send the comps", null],
  ["Task", "Second", null, "Second", null],
  ["Task", null, null, "Task", null],
  ["Callback", "Priya Raman", "New Callback", "Priya Raman", "New Callback"],
  ["Demo", null, "Wants to see it", "Wants to see it", null],
  [null, null, null, "Name not given", null],
])("%o with %o and %o has the name %o and the notes %o", (type, client, notes, name, rest) => {
  expect(entryName(named(type, client, notes))).toBe(name);
  expect(entryNotes(named(type, client, notes))).toBe(rest);
});
