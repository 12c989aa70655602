import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let now = new Date("2026-11-20T15:00:00Z"); // a Friday, 10:00 in New York
let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, adminEmail: "admin@agents.test" };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const zone = "America/New_York";
let visitors = 0;
/** A person who has not booked before. */
function visitor(change: object = {}) {
  visitors += 1;
  return {
    name: "Vera Visitor",
    email: `vera${visitors}@visitors.test`,
    phone: null,
    notes: null,
    ...change,
  };
}

/** Each test has a professional of its own, so that no attempts count for another. */
async function host(): Promise<SignedIn> {
  await app.sql("delete from guard.attempts");
  return app.as(fresh(people.ana));
}

const monday = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);
function wish(ana: SignedIn, change: object = {}) {
  return {
    id: newId(),
    profileId: ana.id as string,
    startsAt: monday("09:00"),
    durationMinutes: 30,
    timeZone: zone,
    visitor: visitor(),
    ...change,
  };
}
const codeOf = (error: unknown) => (error as { code?: string }).code;
const book = (asked: ReturnType<typeof wish>) => app.visitor.api.booking.book(asked);
const rowsOf = (ana: SignedIn) =>
  app.sql<Record<string, unknown>>(
    "select * from appointments where professional_id = $1 order by appointment_time",
    [ana.id],
  );

describe("booking an appointment", () => {
  test(
    "stores what was requested",
    { tags: ["BOOK-008.1-7", "BOOK-009", "APPT-012", "PERM-042"] },
    async () => {
      const ana = await host();
      const asked = wish(ana, {
        visitor: visitor({
          email: "vera@visitors.test",
          phone: "(718) 555-0142",
          notes: "A condo",
        }),
      });
      const booked = await book(asked);
      expect(booked).toMatchObject({ id: asked.id, status: "Scheduled", closed: null });
      expect(await rowsOf(ana)).toMatchObject([
        {
          professional_id: ana.id,
          client_name: "Vera Visitor",
          client_email: "vera@visitors.test",
          client_phone: "(718) 555-0142",
          appointment_time: asked.startsAt,
          duration_minutes: 30,
          notes: "A condo",
          status: "Scheduled",
        },
      ]);
    },
  );

  test("accepts no status, type or owner from a visitor", async () => {
    const ana = await host();
    for (const field of ["status", "appointmentType", "professionalId", "bookedBy", "contactId"]) {
      const asked = wish(ana, { [field]: "Confirmed" });
      expect(await book(asked).catch(codeOf), field).toBe("BAD_REQUEST");
    }
    expect(await rowsOf(ana)).toEqual([]);
  });

  test("is refused for a slot that is taken, with the nearest free times and no other client's name", async () => {
    const ana = await host();
    await book(wish(ana));
    const refused = await book(wish(ana)).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "SLOT_TAKEN",
      status: 409,
      data: {
        free: [monday("09:30"), monday("10:00"), monday("10:30"), monday("11:00"), monday("11:30")],
      },
    });
    expect(JSON.stringify(refused)).not.toContain("Vera");
    expect(await rowsOf(ana)).toHaveLength(1);
  });

  test.each([
    ["a time that no slot begins at", { startsAt: monday("09:10") }],
    ["lunch", { startsAt: monday("12:00") }],
    ["a length that is not offered", { durationMinutes: 20 }],
    ["the past", { startsAt: new Date("2026-11-19T14:00:00Z") }],
    ["a day behind the horizon", { startsAt: new Date("2027-01-20T14:00:00Z") }],
  ])("is refused for %s, even if sent without the page", async (_, change) => {
    const ana = await host();
    expect(await book(wish(ana, change)).catch(codeOf)).toBe("SLOT_TAKEN");
    expect(await rowsOf(ana)).toEqual([]);
  });

  test("repeated after a lost response books nothing; with other contents it is refused", async () => {
    const ana = await host();
    const asked = wish(ana);
    const first = await book(asked);
    const again = await book({ ...asked, timeZone: "America/Denver" });
    expect({ ...again, zones: null }).toEqual({ ...first, zones: null });
    const other = { ...asked, visitor: { ...asked.visitor, name: "Somebody Else" } };
    expect(await book(other).catch(codeOf)).toBe("ALREADY_SENT");
    expect(await rowsOf(ana)).toHaveLength(1);
    await app.drain();
    const mails = (await app.mails()).filter(({ to }) => to === asked.visitor.email);
    expect(mails).toHaveLength(1);
  });

  test("whose response was lost is found by the same request, which books nothing itself", async () => {
    const ana = await host();
    const asked = wish(ana);
    const look = { ...asked, onlyIfBooked: true };
    expect(await book(look).catch(codeOf)).toBe("NOT_BOOKED");
    expect(await rowsOf(ana)).toEqual([]);
    const { calendar: _, ...first } = await book(asked);
    expect(await book(look)).toMatchObject(first);
    expect(await rowsOf(ana)).toHaveLength(1);
    // Only with all that was sent: an id alone gives no access.
    const other = { ...look, visitor: { ...asked.visitor, name: "Somebody Else" } };
    expect(await book(other).catch(codeOf)).toBe("ALREADY_SENT");
    expect(await book({ ...look, id: newId() }).catch(codeOf)).toBe("NOT_BOOKED");
  });

  test("of one that was deleted since is not brought back by a retry", async () => {
    const ana = await host();
    const asked = wish(ana);
    await book(asked);
    await ana.api.appointments.remove({ id: asked.id });
    expect(await book(asked).catch(codeOf)).toBe("WITHDRAWN");
    expect(await rowsOf(ana)).toEqual([]);
  });

  test("with no one is an unknown profile, malformed ids too", async () => {
    const ana = await host();
    for (const profileId of [newId(), "none", "'; drop table appointments", "00000000"])
      expect(await book(wish(ana, { profileId })).catch(codeOf), profileId).toBe("NO_PROFILE");
  });

  test("works with an incomplete profile", async () => {
    const nia = await app.as(fresh(people.nia));
    await app.sql("update profiles set time_zone = null where id = $1", [nia.id]);
    expect(await book(wish(nia))).toMatchObject({ status: "Scheduled" });
  });

  test("shows a professional's public fields and no others", { tags: ["BOOK-003"] }, async () => {
    const ana = await host();
    const shown = await app.visitor.api.booking.professional({ profileId: ana.id });
    expect(Object.keys(shown).sort()).toEqual(
      ["availabilityPreferences", "companyName", "fullName", "id", "title"].sort(),
    );
  });
});

describe("the visitor as a contact", () => {
  const contactsOf = (ana: SignedIn) =>
    app.sql<Record<string, unknown>>("select * from contacts where user_id = $1", [ana.id]);

  test("is a new lead with its source, and the words agreed to are stored", async () => {
    const ana = await host();
    const asked = wish(ana, {
      visitor: visitor({ name: "Maria del Carmen Ruiz", phone: "718 555 0142" }),
    });
    await book(asked);
    const [lead, ...others] = await contactsOf(ana);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      type: "Lead",
      status: "New Lead",
      first_name: "Maria del Carmen",
      last_name: "Ruiz",
      email: asked.visitor.email,
      phone_e164: "+17185550142",
      source: "Booking page",
    });
    const consents = await app.sql("select * from contact_consents where contact_id = $1", [
      lead!.id,
    ]);
    expect(consents).toMatchObject([
      {
        user_id: ana.id,
        source: "Booking page",
        wording:
          "By booking you agree that Ana Ruiz may contact you by email or phone about this appointment.",
        given_at: now,
      },
    ]);
    const events = (await ana.api.contacts.timeline({ id: lead!.id as string })).events;
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["appointment_booked", "visitor"],
      ["created", "visitor"],
    ]);
  });

  test.each([
    ["email, whatever its case", { email: "KNOWN@visitors.test" }],
    ["phone, however written", { phone: "+1 (718) 555-0199" }],
  ])("is the person already known by %s, of whom nothing is overwritten", async (_, change) => {
    const ana = await host();
    const id = newId();
    await ana.api.contacts.addDeal({
      id,
      deal: {
        firstName: "Known",
        lastName: "Person",
        email: "known@visitors.test",
        phoneNumber: "718-555-0199",
      },
    });
    const [before] = await contactsOf(ana);
    await book(wish(ana, { visitor: visitor({ name: "K. Person", ...change }) }));
    expect(await contactsOf(ana)).toEqual([before]);
    const [row] = await rowsOf(ana);
    expect(row!.contact_id).toBe(id);
  });
});

describe("a demo", () => {
  test(
    "is booked only with the admin, as a demo without a phone",
    { tags: ["BOOK-020.1-6", "BOOK-021", "BOOK-022", "BOOK-023", "PERM-043", "PERM-044"] },
    async () => {
      const admin = await app.as({ ...people.leo, email: "admin@agents.test" });
      const ana = await host();
      const guest = {
        name: "Dan Demo",
        email: "dan@visitors.test",
        company: "Demo & Co",
        notes: "All of it",
      };
      const asked = { ...wish(admin), visitor: guest };
      await app.visitor.api.booking.bookDemo(asked);
      expect(await rowsOf(admin)).toMatchObject([
        {
          professional_id: admin.id,
          client_name: "Dan Demo",
          client_email: "dan@visitors.test",
          client_phone: null,
          appointment_time: asked.startsAt,
          duration_minutes: 30,
          notes: "Company: Demo & Co\nAll of it",
          status: "Scheduled",
          appointment_type: "Demo",
        },
      ]);
      const elsewhere = { ...asked, id: newId(), profileId: ana.id };
      expect(await app.visitor.api.booking.bookDemo(elsewhere).catch(codeOf)).toBe("NO_ADMIN");
      const host_ = await app.visitor.api.booking.demoHost({ profileId: admin.id });
      expect(Object.keys(host_).sort()).toEqual(["companyName", "fullName", "id", "title"]);
      for (const [time, durationMinutes] of [
        ["16:30", 30],
        ["10:00", 45],
      ] as const) {
        const wrong = { ...asked, id: newId(), startsAt: monday(time), durationMinutes };
        expect(await app.visitor.api.booking.bookDemo(wrong).catch(codeOf)).toBe("SLOT_TAKEN");
      }
    },
  );
});

describe("the limits", () => {
  test("let one email have three future appointments with one professional", async () => {
    const ana = await host();
    const guest = visitor();
    for (const time of ["09:00", "09:30", "10:00"])
      await book(wish(ana, { startsAt: monday(time), visitor: guest }));
    const fourth = wish(ana, {
      startsAt: monday("10:30"),
      visitor: { ...guest, email: guest.email.toUpperCase() },
    });
    const refused: unknown = await book(fourth).catch((error: unknown) => error);
    // No promise of a time: the three may still be ahead tomorrow.
    expect(refused).toMatchObject({
      code: "TOO_MANY",
      message: "This email has reached its limit of bookings.",
      data: { limited: "email" },
    });
    expect((refused as { data: object }).data).not.toHaveProperty("retryAfterSeconds");
    expect(await rowsOf(ana)).toHaveLength(3);
  });
});

test("the server's time decides, not the visitor's clock", async () => {
  const ana = await host();
  now = new Date("2026-11-23T14:30:00Z"); // 9:30 on that very Monday
  try {
    expect(await book(wish(ana, { startsAt: monday("09:00") })).catch(codeOf)).toBe("SLOT_TAKEN");
    expect(await book(wish(ana, { startsAt: monday("09:30") })).catch(codeOf)).toBe("SLOT_TAKEN");
    expect(await book(wish(ana, { startsAt: monday("10:00") }))).toMatchObject({
      status: "Scheduled",
    });
  } finally {
    now = new Date("2026-11-20T15:00:00Z");
  }
});

test("unrealistic times are refused and break nothing", async () => {
  const ana = await host();
  const far = new Date(8.64e15);
  const span = { from: new Date(8.64e15 - 86_400_000), until: far };
  const asked = { profileId: ana.id as string, timeZone: zone };
  expect(await app.visitor.api.booking.slots({ ...asked, ...span }).catch(codeOf)).toBe(
    "BAD_REQUEST",
  );
  expect(await book(wish(ana, { startsAt: far })).catch(codeOf)).toBe("BAD_REQUEST");
  expect(await ana.api.appointments.between(span).catch(codeOf)).toBe("BAD_REQUEST");
});

test("free times contain times, lengths and clock changes, and nothing else", async () => {
  const ana = await host();
  await book(wish(ana));
  const shown = await app.visitor.api.booking.slots({
    profileId: ana.id,
    from: monday("00:00"),
    until: monday("23:59"),
    timeZone: zone,
  });
  const { slots, zones, ...rest } = shown;
  expect(rest).toEqual({
    durationMinutes: 30,
    durations: [15, 30, 45, 60],
    bookableUntil: new Date("2027-01-20T05:00:00Z"),
  });
  expect(slots).toHaveLength(13);
  expect(slots.every((slot) => slot instanceof Date)).toBe(true);
  for (const rules of [zones.visitor, zones.professional])
    expect(Object.keys(rules).sort()).toEqual(["offsets", "zone"]);
});
