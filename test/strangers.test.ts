import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isContractProcedure } from "@orpc/contract";
import { contract } from "#contract/contract.ts";
import { newId } from "#server/platform/ids.ts";
import { type Client, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// For every procedure: a signed-out client, a stranger of the same side and a professional of the other side get
// nothing of Ana's, and change nothing of it. A procedure without a case here fails the first test.

let app: TestApp;
let ana: SignedIn;
let lead: string;
let deal: string;
let partner: string;
let deleted: string;
const appointment = newId();
/** Tomorrow at noon, UTC: Ana has an appointment then. */
const takenTime = new Date(new Date().setUTCHours(36, 0, 0, 0));
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  lead = newId();
  await ana.api.contacts.addLead({
    id: lead,
    lead: { firstName: "Secret", lastName: "Client", notes: "Secret", email: "secret@x.test" },
  });
  await ana.api.contacts.addNote({ id: lead, noteId: newId(), text: "Secret" });
  deal = newId();
  await ana.api.contacts.addDeal({ id: deal, deal: { firstName: "Secret", lastName: "Deal" } });
  partner = newId();
  await ana.api.contacts.addPartner({ id: partner, partner: { firstName: "Secret" } });
  deleted = newId();
  await ana.api.contacts.addPartner({ id: deleted, partner: { firstName: "Secret" } });
  await ana.api.contacts.remove({ id: deleted });
  await app.sql(
    `insert into appointments (professional_id, id, client_name, client_email, client_phone, notes, appointment_time,
                               duration_minutes, status, tells_client)
     values ($1, $2, 'Secret Client', 'Secret@x.test', 'Secret phone', 'Secret', $3, 30, 'Scheduled', true)`,
    [ana.id, appointment, takenTime],
  );
  await ana.api.appointments.renewFeed();
  await app.sql(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details)
     values ($1, $2, 'Called Secret Client', 'Completed', now(), '"Secret"')`,
    [ana.id, newId()],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

/** How it ends: refused, or an answer in which nothing is Ana's. */
type Ending =
  | "NOT_FOUND"
  | "UNAUTHORIZED"
  | "SLOT_TAKEN"
  | "NO_ADMIN"
  | "NO_BOOKING"
  | "nothing of hers";

type Case = {
  /** Tries to reach what is Ana's. */
  attempt: (client: Client) => Promise<unknown>;
  stranger: Ending;
  visitor: Ending;
  /** Her booking page is public: her id stands in its address. Nothing else of hers may show. */
  isPublic?: boolean;
};

const profile = {
  fullName: "Mallory",
  phone: "1",
  companyName: "M",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "NY",
  locationState: "NY",
  timeZone: "America/New_York",
} as const;

const day = 24 * 60 * 60 * 1000;
const aroundNow = { from: new Date(Date.now() - day), until: new Date(Date.now() + 14 * day) };
const visit = {
  id: newId(),
  get profileId(): string {
    return ana.id;
  },
  startsAt: takenTime,
  durationMinutes: 30,
  timeZone: "UTC",
};
const guessed = {
  get profileId(): string {
    return ana.id;
  },
  secret: `${appointment}.${"A".repeat(43)}`,
  timeZone: "UTC",
};

const cases: Record<string, Case> = {
  "site.front": {
    attempt: ({ api }) => api.site.front(),
    stranger: "nothing of hers",
    visitor: "nothing of hers",
  },
  "profiles.mine": {
    attempt: ({ api }) => api.profiles.mine(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "profiles.create": {
    attempt: ({ api }) => api.profiles.create(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "profiles.save": {
    attempt: ({ api }) => api.profiles.save(profile),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.list": {
    attempt: ({ api }) => api.contacts.list({ type: "Lead", search: "secret" }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.getLead": {
    attempt: ({ api }) => api.contacts.getLead({ id: lead }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  // The id is taken in Ana's account and free in everybody else's: no answer tells that it exists.
  "contacts.addLead": {
    attempt: ({ api }) =>
      api.contacts.addLead({ id: lead, lead: { firstName: "M", lastName: "M" } }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.editLead": {
    attempt: ({ api }) =>
      api.contacts.editLead({ id: lead, lead: { firstName: "M", lastName: "M" } }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.remove": {
    attempt: ({ api }) => api.contacts.remove({ id: lead }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.getDeal": {
    attempt: ({ api }) => api.contacts.getDeal({ id: deal }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.addDeal": {
    attempt: ({ api }) =>
      api.contacts.addDeal({ id: deal, deal: { firstName: "M", lastName: "M" } }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.editDeal": {
    attempt: ({ api }) =>
      api.contacts.editDeal({ id: deal, deal: { firstName: "M", lastName: "M" } }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.convertLead": {
    attempt: ({ api }) =>
      api.contacts.convertLead({ id: lead, deal: { firstName: "M", lastName: "M" } }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.moveDeal": {
    attempt: ({ api }) => api.contacts.moveDeal({ id: deal, status: "Lost Deal" }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.getPartner": {
    attempt: ({ api }) => api.contacts.getPartner({ id: partner }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.addPartner": {
    attempt: ({ api }) => api.contacts.addPartner({ id: partner, partner: { firstName: "M" } }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.editPartner": {
    attempt: ({ api }) => api.contacts.editPartner({ id: partner, partner: { firstName: "M" } }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.read": {
    attempt: ({ api }) => api.contacts.read({ id: lead }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.timeline": {
    attempt: ({ api }) => api.contacts.timeline({ id: lead }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.addNote": {
    attempt: ({ api }) => api.contacts.addNote({ id: lead, noteId: newId(), text: "M" }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.findKnown": {
    attempt: ({ api }) => api.contacts.findKnown({ email: "secret@x.test" }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.bin": {
    attempt: ({ api }) => api.contacts.bin({}),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "contacts.restore": {
    attempt: ({ api }) => api.contacts.restore({ id: deleted }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "contacts.forget": {
    attempt: ({ api }) => api.contacts.forget({ id: deleted }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "appointments.list": {
    attempt: ({ api }) => api.appointments.list({}),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.between": {
    attempt: ({ api }) => api.appointments.between(aroundNow),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  // The id is taken in Ana's account, and so is the time: both are free in everybody else's.
  "appointments.add": {
    attempt: ({ api }) =>
      api.appointments.add({
        id: appointment,
        event: {
          type: "Callback",
          title: "M",
          clientName: "M",
          day: takenTime.toISOString().slice(0, 10),
          time: "12:00",
          timeZone: "UTC",
          durationMinutes: 30,
          contactId: lead,
        },
      }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.setStatus": {
    attempt: ({ api }) => api.appointments.setStatus({ id: appointment, status: "Cancelled" }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "appointments.setOutcome": {
    attempt: ({ api }) => api.appointments.setOutcome({ id: appointment, outcome: "No-show" }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "appointments.move": {
    attempt: ({ api }) =>
      api.appointments.move({
        id: appointment,
        when: { day: "2030-01-01", time: "12:00", timeZone: "UTC", durationMinutes: 30 },
      }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "appointments.remove": {
    attempt: ({ api }) => api.appointments.remove({ id: appointment }),
    stranger: "NOT_FOUND",
    visitor: "UNAUTHORIZED",
  },
  "appointments.availability": {
    attempt: ({ api }) => api.appointments.availability(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.saveAvailability": {
    attempt: ({ api }) =>
      api.appointments.saveAvailability({ availability: {}, timeZone: "America/Denver" }),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.feed": {
    attempt: ({ api }) => api.appointments.feed(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.renewFeed": {
    attempt: ({ api }) => api.appointments.renewFeed(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "appointments.endFeed": {
    attempt: ({ api }) => api.appointments.endFeed(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  "booking.professional": {
    attempt: ({ api }) => api.booking.professional({ profileId: ana.id }),
    stranger: "nothing of hers",
    visitor: "nothing of hers",
    isPublic: true,
  },
  // Ana is not the admin: as the host of a demo she is unknown (AMB-65).
  "booking.demoHost": {
    attempt: ({ api }) => api.booking.demoHost({ profileId: ana.id }),
    stranger: "NO_ADMIN",
    visitor: "NO_ADMIN",
  },
  "booking.slots": {
    attempt: ({ api }) => api.booking.slots({ profileId: ana.id, ...aroundNow, timeZone: "UTC" }),
    stranger: "nothing of hers",
    visitor: "nothing of hers",
    isPublic: true,
  },
  // At the time that is taken: the answer names nobody.
  "booking.book": {
    attempt: ({ api }) => api.booking.book({ ...visit, visitor: { name: "M", email: "m@x.test" } }),
    stranger: "SLOT_TAKEN",
    visitor: "SLOT_TAKEN",
  },
  "booking.bookDemo": {
    attempt: ({ api }) =>
      api.booking.bookDemo({ ...visit, visitor: { name: "M", email: "m@x.test" } }),
    stranger: "NO_ADMIN",
    visitor: "NO_ADMIN",
  },
  // Whoever knows the id of an appointment does not know its secret.
  "booking.read": {
    attempt: ({ api }) => api.booking.read(guessed),
    stranger: "NO_BOOKING",
    visitor: "NO_BOOKING",
  },
  "booking.slotsToMove": {
    attempt: ({ api }) => api.booking.slotsToMove({ ...guessed, ...aroundNow }),
    stranger: "NO_BOOKING",
    visitor: "NO_BOOKING",
  },
  "booking.move": {
    attempt: ({ api }) => api.booking.move({ ...guessed, startsAt: new Date("2030-01-01") }),
    stranger: "NO_BOOKING",
    visitor: "NO_BOOKING",
  },
  "booking.cancel": {
    attempt: ({ api }) => api.booking.cancel(guessed),
    stranger: "NO_BOOKING",
    visitor: "NO_BOOKING",
  },
  "overview.read": {
    attempt: ({ api }) => api.overview.read(),
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
  // A count names nobody, so it is told apart here: every lead in it would be Ana's.
  "overview.countNewLeads": {
    attempt: async ({ api }) =>
      (await api.overview.countNewLeads()).newLeads > 0 ? "Secret leads" : "none",
    stranger: "nothing of hers",
    visitor: "UNAUTHORIZED",
  },
};

const hers = async () => ({
  contacts: await app.sql("select * from contacts where user_id = $1", [ana.id]),
  bin: await app.sql("select * from deleted_contacts where user_id = $1", [ana.id]),
  events: await app.sql("select * from contact_events where user_id = $1", [ana.id]),
  appointments: await app.sql("select * from appointments where professional_id = $1", [ana.id]),
  feed: await app.sql("select * from calendar_feeds where professional_id = $1", [ana.id]),
  receipts: await app.sql("select * from booking_receipts where professional_id = $1", [ana.id]),
  consents: await app.sql("select * from contact_consents where user_id = $1", [ana.id]),
  tasks: await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
  profile: await app.sql("select * from profiles where id = $1", [ana.id]),
});

async function outcomeOf(client: Client, { attempt, isPublic }: Case): Promise<string> {
  try {
    const answer = JSON.stringify(await attempt(client));
    const secrets = [ana.email, "Secret", ...(isPublic ? [] : [ana.id])];
    const shown = secrets.filter((secret) => answer.includes(secret));
    return shown.length > 0 ? `shows ${shown.join()}` : "nothing of hers";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test("every procedure of the contract has its stranger's case", () => {
  expect(Object.keys(cases).sort()).toEqual(procedures(contract).sort());
});

describe.each(Object.entries(cases))("%s", (_, one) => {
  test("gives a stranger of the same side nothing (PERM-023, PERM-025, PERM-026, PERM-027, PERM-028, PERM-029, PERM-030, PERM-031)", async () => {
    const before = await hers();
    expect(await outcomeOf(await app.as(fresh(people.ben)), one)).toBe(one.stranger);
    expect(await hers()).toEqual(before);
  });

  test("gives a professional of the other side nothing", async () => {
    const before = await hers();
    expect(await outcomeOf(await app.as(fresh(people.leo)), one)).toBe(one.stranger);
    expect(await hers()).toEqual(before);
  });

  test("gives a person whose email is not verified nothing", async () => {
    const nia = await app.as(fresh(people.nia));
    await app.sql(`update account."user" set email_verified = false where id = $1`, [nia.id]);
    expect(await outcomeOf(nia, one)).toBe(one.visitor);
  });

  test("gives a signed-out client nothing (PERM-038, PERM-039, PERM-045)", async () => {
    const before = await hers();
    expect(await outcomeOf(app.visitor, one)).toBe(one.visitor);
    expect(await hers()).toEqual(before);
  });
});

function procedures(router: object, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([name, value]) =>
    isContractProcedure(value)
      ? [[...path, name].join(".")]
      : procedures(value as object, [...path, name]),
  );
}
