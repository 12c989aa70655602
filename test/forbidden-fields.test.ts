import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { appointments } from "#server/appointments/tables.ts";
import { contacts } from "#server/contacts/tables.ts";
import { availabilitySchema } from "#domain/appointments/availability.ts";
import { newEventSchema, whenSchema } from "#domain/appointments/event.ts";
import { demoVisitorSchema, visitorSchema } from "#domain/booking/visit.ts";
import { dealSchema } from "#domain/contacts/deal.ts";
import { leadSchema } from "#domain/contacts/lead.ts";
import { partnerSchema } from "#domain/contacts/partner.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { eventOn, friday, newVisitor, rowsOf, wishFor } from "#test/harness/bookings.ts";
import { people } from "#test/harness/people.ts";

// Every column of the contacts and appointments tables, sent with every write under both of its names, next to the
// record and inside it: a field the form doesn't have is refused, and nothing changes.

let app: TestApp;
let leo: SignedIn;
const lead = newId();
const deal = newId();
const partner = newId();
beforeAll(async () => {
  const config = { bookingFreeTries: 10_000, adminEmail: "admin@lenders.test" };
  app = await testApp({ config, now: () => friday });
  leo = await app.as({ ...people.leo, email: "admin@lenders.test" });
  await leo.api.contacts.addLead({ id: lead, lead: named });
  await leo.api.contacts.addDeal({ id: deal, deal: named });
  await leo.api.contacts.addPartner({ id: partner, partner: named });
});
afterAll(() => app[Symbol.asyncDispose]());

const named = { firstName: "Priya", lastName: "Raman" };

type Write = { method: string; path: string; key: string; fields: string[]; id?: string };
const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);
const forms = {
  lead: fieldsOf(leadSchema),
  deal: fieldsOf(dealSchema),
  partner: fieldsOf(partnerSchema),
};
const writes: Write[] = [
  { method: "POST", path: "/leads", key: "lead", fields: forms.lead, id: "new" },
  { method: "PUT", path: `/leads/${lead}`, key: "lead", fields: forms.lead },
  { method: "POST", path: "/deals", key: "deal", fields: forms.deal, id: "new" },
  { method: "PUT", path: `/deals/${deal}`, key: "deal", fields: forms.deal },
  { method: "POST", path: `/leads/${lead}/convert`, key: "deal", fields: forms.deal },
  { method: "POST", path: "/partners", key: "partner", fields: forms.partner, id: "new" },
  { method: "PUT", path: `/partners/${partner}`, key: "partner", fields: forms.partner },
];

const namesOf = (table: typeof contacts | typeof appointments) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    name === column.name ? [name] : [name, column.name],
  );
const names = namesOf(contacts);
const everything = () => app.sql("select * from contacts where user_id = $1 order by id", [leo.id]);

test.each(writes)("$method $path refuses every column that is not in its form", async (write) => {
  const { method, path, key, fields, id } = write;
  const before = await everything();
  // Path parameters and the version are input next to the record, not columns to set.
  const beside = names.filter((name) => !["id", "version"].includes(name));
  const inside = names.filter((name) => !fields.includes(name));
  expect(inside.length).toBeGreaterThan(20);
  const bodies = [
    ...inside.map((name) => ({ [key]: { ...named, [name]: leo.id } })),
    ...beside.map((name) => ({ [key]: named, [name]: leo.id })),
  ];
  for (const body of bodies) {
    const answer = await leo.fetch(`/api/v1${path}`, {
      method,
      body: JSON.stringify({ ...(id && { id: newId() }), ...body }),
    });
    expect(answer.status, JSON.stringify(body)).toBe(400);
  }
  expect(await everything()).toEqual(before);
});

const later = new Date("2026-11-24T15:00:00Z");
const when = { day: "2026-11-24", time: "10:00", timeZone: "UTC", durationMinutes: 30 };
const booking = { startsAt: later, durationMinutes: 30, timeZone: "UTC" };
const { phone: _, ...guest } = newVisitor();

/** A future appointment of Leo's, and how to address it. */
type Booked = { id: string; key: { profileId: string; secret: string; timeZone: string } };
type TimedWrite = {
  method: string;
  path: string;
  /** What the write takes in addition to its path, with a new id each time if it creates something. */
  body: (booked: Booked) => Record<string, unknown>;
  /** The body field that contains the record, and the fields the record may have. */
  record?: [key: string, fields: string[]];
};
const timedWrites: TimedWrite[] = [
  {
    method: "POST",
    path: "/appointments",
    body: () => ({ id: newId(), event: eventOn("15:00") }),
    record: ["event", fieldsOf(newEventSchema)],
  },
  { method: "PATCH", path: "/appointments/{id}/status", body: () => ({ status: "Confirmed" }) },
  { method: "PATCH", path: "/appointments/{id}/outcome", body: () => ({ outcome: "No-show" }) },
  {
    method: "PATCH",
    path: "/appointments/{id}/time",
    body: () => ({ when }),
    record: ["when", fieldsOf(whenSchema)],
  },
  {
    method: "PUT",
    path: "/availability",
    // Booking hours have their own version, which may be left out.
    body: () => ({ availability: {}, timeZone: "UTC", version: undefined }),
    record: ["availability", fieldsOf(availabilitySchema)],
  },
  {
    method: "POST",
    path: "/booking/{profileId}",
    body: () => ({ ...booking, id: newId(), visitor: newVisitor() }),
    record: ["visitor", fieldsOf(visitorSchema)],
  },
  {
    method: "POST",
    path: "/demo/{profileId}",
    body: () => ({ ...booking, id: newId(), visitor: guest }),
    record: ["visitor", fieldsOf(demoVisitorSchema)],
  },
  { method: "POST", path: "/bookings/move", body: ({ key }) => ({ ...key, startsAt: later }) },
  { method: "POST", path: "/bookings/cancel", body: ({ key }) => key },
];

test.each(timedWrites)(
  "$method $path refuses every column that is not its field",
  async (write) => {
    const { method, body, record } = write;
    await app.sql("delete from appointments");
    const wish = wishFor(leo);
    const { secret } = await app.visitor.api.booking.book(wish);
    const booked = { id: wish.id, key: { profileId: leo.id, secret, timeZone: "UTC" } };
    const path = write.path.replace("{id}", wish.id).replace("{profileId}", leo.id);
    const send = async (sent: object) =>
      (await leo.fetch(`/api/v1${path}`, { method, body: JSON.stringify(sent) })).status;
    const before = await rowsOf(app, leo);
    const columns = namesOf(appointments);
    const beside = columns.filter((name) => name !== "id" && !(name in body(booked)));
    const inside = record ? columns.filter((name) => !record[1].includes(name)) : [];
    expect(beside.length).toBeGreaterThan(20);
    for (const name of beside)
      expect(await send({ ...body(booked), [name]: "Confirmed" }), name).toBe(400);
    for (const name of inside) {
      const whole = body(booked);
      const held = whole[record![0]] as object;
      const sent = { ...whole, [record![0]]: { ...held, [name]: "Confirmed" } };
      expect(await send(sent), `${record![0]}.${name}`).toBe(400);
    }
    expect(await rowsOf(app, leo)).toEqual(before);
    // Without the extra columns it is accepted, so they were the reason.
    expect(await send(body(booked))).toBe(200);
  },
);
