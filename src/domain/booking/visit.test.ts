import { expect, test } from "vitest";
import { changeableUntil, closedBecause } from "./changes.ts";
import { proofEffort } from "./limits.ts";
import { demoNotes, demoVisitorSchema, splitName, visitorSchema } from "./visit.ts";

const messages = (schema: typeof visitorSchema | typeof demoVisitorSchema, value: object) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test(
  "a visitor needs a name and an email, and nothing else",
  { tags: ["BOOK-004", "BOOK-005", "BOOK-016", "BOOK-017"] },
  () => {
    for (const schema of [visitorSchema, demoVisitorSchema]) {
      expect(messages(schema, { name: "Vera", email: "vera@x.test" })).toBeUndefined();
      expect(messages(schema, { name: " ", email: "vera@x.test" })).toEqual(["Name is required."]);
      expect(messages(schema, { name: "Vera", email: "" })).toEqual(["Email is required."]);
      expect(messages(schema, { name: "Vera", email: "vera" })).toEqual([
        "Enter an email address like name@example.com.",
      ]);
    }
  },
);

test("a demo takes no phone", { tags: ["BOOK-014"] }, () => {
  const value = { name: "Vera", email: "vera@x.test", phone: "1" };
  expect(demoVisitorSchema.safeParse(value).success).toBe(false);
});

test.each([
  ["Vera", "Vera", null],
  ["Vera Visitor", "Vera", "Visitor"],
  ["Maria del Carmen  Ruiz", "Maria del Carmen", "Ruiz"],
])("%s becomes %s, %s", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test("a demo's company is stored in its notes", () => {
  expect(demoNotes({ company: "C", notes: "N" })).toBe("Company: C\nN");
  expect(demoNotes({ company: "C", notes: null })).toBe("Company: C");
  expect(demoNotes({ company: null, notes: "N" })).toBe("N");
  expect(demoNotes({ company: null, notes: null })).toBeNull();
});

const startsAt = new Date("2026-11-24T15:00:00Z");
test.each([
  ["Scheduled", "2026-11-24T12:59:00Z", null],
  ["Confirmed", "2026-11-24T12:59:00Z", null],
  ["Scheduled", "2026-11-24T13:00:00Z", "too late"],
  ["Scheduled", "2026-11-24T15:00:00Z", "over"],
  ["Completed", "2026-11-20T15:00:00Z", "over"],
  ["Cancelled", "2026-11-20T15:00:00Z", "cancelled"],
])("a visitor's %s appointment at %s is closed because: %s", (status, now, closed) => {
  const given = { status, startsAt, changeNoticeMinutes: 120, now: new Date(now) };
  expect(closedBecause(given)).toBe(closed);
  expect(changeableUntil(startsAt, 120)).toEqual(new Date("2026-11-24T13:00:00Z"));
});

test("work doubles with the rate, up to what a phone can manage", () => {
  expect([1, 2, 4, 8, 1_000].map((times) => proofEffort(times, 1).tries)).toEqual([
    200, 400, 800, 800, 800,
  ]);
});
