import { expect, test } from "vitest";
import type { NamedAppointment, NamedContact } from "#contract/search.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { appointmentEntry, contactEntry, professionalEntry } from "./hit-entries.ts";

const lead: NamedContact = {
  id: "01936b5e-0000-7000-8000-000000000001",
  type: "Lead",
  status: "Nurturing",
  firstName: "Priya",
  lastName: "Raman",
  companyName: "Hearth",
};
const partner: NamedContact = { ...lead, type: "Referral Partner", status: "Active Partner" };
const byName = { field: "name", text: "Priya Raman", how: "exact" } as const;

test("a contact shows its status, a partner its company; and why it was found, if not by name", () => {
  expect(contactEntry(lead, byName)).toMatchObject({
    words: "Priya Raman",
    detail: "Nurturing",
    kind: "person",
    to: `/dashboard/crm/contacts/${lead.id}`,
  });
  expect(contactEntry(partner, byName)).toMatchObject({ detail: "Hearth", kind: "partner" });
  expect(contactEntry(lead, { ...byName, how: "similar" }).detail).toBe("Similar name");
  expect(contactEntry(lead, { field: "tag", text: "cash", how: "similar" }).detail).toMatch(
    /: cash$/,
  );
});

test("in the recent list, which has no headings by type, a contact also shows its type", () => {
  expect(contactEntry(lead).detail).toBe("Lead · Nurturing");
  expect(contactEntry(partner).detail).toBe("Referral Partner · Hearth");
});

test("an appointment shows its time, opens the calendar at its day, and does not repeat its notes", () => {
  const appointment: NamedAppointment = {
    id: lead.id,
    clientName: "Priya Raman",
    notes: "Bring the appraisal",
    appointmentTime: new Date("2026-11-22T02:30:00Z"),
    status: "Scheduled",
    appointmentType: null,
  };
  const zone = zoneNamed("America/New_York");
  const byNote = { field: "note", text: "Bring the appraisal", how: "word" } as const;
  const entry = appointmentEntry(appointment, zone, byNote);
  expect(entry).toMatchObject({ to: "/dashboard/calendar?view=day&day=2026-11-21" });
  expect(entry.detail).toMatch(/ · Scheduled$/);
  const byMail = { field: "email", text: "p@x.test", how: "part" } as const;
  expect(appointmentEntry(appointment, zone, byMail).detail).toMatch(/ · Scheduled · .*p@x\.test$/);
});

test("a professional opens the card with that exact name", () => {
  const found = { id: lead.id, fullName: "Ann & Co", roleInBusiness: null, companyName: "Hearth" };
  expect(professionalEntry({ ...found, why: byName })).toMatchObject({
    detail: "Hearth",
    to: "/dashboard/find-professionals?q=Ann+%26+Co",
  });
});
