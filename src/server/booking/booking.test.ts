import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

const now = new Date("2026-11-20T15:00:00Z"); // a Friday, 10:00 in New York
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await testApp({ now: () => now, config: { bookingsPerAddressAnHour: 1_000 } });
  ana = await app.as(fresh(people.ana));
});
afterAll(() => app[Symbol.asyncDispose]());

const zone = "America/New_York";
let count = 0;
/** A booking that nobody else asks for, unless the test says so. */
function wish(change: object = {}) {
  count += 1;
  return {
    id: newId(),
    profileId: ana.id as string,
    startsAt: new Date("2026-11-23T14:00:00Z"),
    durationMinutes: 30,
    timeZone: zone,
    visitor: {
      name: "Vera Visitor",
      email: `vera${count}@visitors.test`,
      phone: null,
      notes: null,
    },
    ...change,
  };
}

test("a visitor books; the row holds what was asked (BOOK-008.1-7, BOOK-009)", async () => {
  const asked = wish({
    visitor: {
      name: "Vera Visitor",
      email: "vera@visitors.test",
      phone: "(718) 555-0142",
      notes: "A condo",
    },
  });
  const booked = await app.visitor.api.booking.book(asked);
  expect(booked).toMatchObject({ id: asked.id, status: "Scheduled", closed: null });
  const [row] = await app.sql<Record<string, unknown>>("select * from appointments where id = $1", [
    asked.id,
  ]);
  expect(row).toMatchObject({
    professional_id: ana.id,
    client_name: "Vera Visitor",
    client_email: "vera@visitors.test",
    client_phone: "(718) 555-0142",
    appointment_time: asked.startsAt,
    duration_minutes: 30,
    notes: "A condo",
    status: "Scheduled",
  });
});
