import { afterAll, beforeAll, expect, test } from "vitest";
import { findHost, lockCalendar, readBusy } from "#server/appointments/host-calendar.ts";
import { findFeedUrl } from "#server/appointments/feed.ts";
import {
  changeAppointment,
  deleteAppointment,
  findAppointment,
  insertAppointment,
  listAppointments,
  listBetween,
  type NewAppointment,
  readUpcoming,
  wasDeleted,
} from "#server/appointments/store.ts";
import { listRecentTasks } from "#server/assistant/log/store.ts";
import { forget, listBin, restoreContact, moveToBin } from "#server/contacts/bin.ts";
import {
  addReceipt,
  changeBooking,
  countMove,
  countOpenOf,
  findBooking,
  findReceipt,
} from "#server/booking/store.ts";
import { countNewLeads } from "#server/contacts/store.ts";
import { readDealTotals } from "#server/contacts/deal-totals.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { findKnown } from "#server/contacts/find-known.ts";
import { countContacts, listContacts, listTags } from "#server/contacts/list.ts";
import {
  addContact,
  changeContact,
  changeFollowUp,
  findContact,
  lockContact,
} from "#server/contacts/store.ts";
import {
  isDeletedNote,
  isIdOfDeleted,
  rewriteNote,
  restoreDeletedNote,
  moveNoteToBin,
} from "#server/contacts/notes.ts";
import { countReferrals, listReferrals } from "#server/contacts/referrals.ts";
import { findEvent, listEvents, recordEvent } from "#server/contacts/timeline.ts";
import { welcomeVisitor } from "#server/contacts/visitor.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people } from "#test/harness/people.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { testVault } from "./harness/sealed.ts";

// With the owner check disabled: every query of contacts, overview, appointments and booking asks for Ana's rows
// while Ben is signed in, or while a visitor is on Ben's page. Row-level security alone must return nothing and let
// nothing change.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
const lead = newId();
const deleted = newId();
const note = newId();
const deletedNote = newId();
const appointment = newId();
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  const person = {
    firstName: "Secret",
    lastName: "Client",
    email: "secret@x.test",
    source: "Secret",
    tags: ["secret"],
  };
  await ana.api.contacts.addLead({ id: lead, lead: person });
  await ana.api.contacts.addDeal({ id: newId(), deal: { firstName: "Secret", lastName: "Deal" } });
  await ana.api.contacts.addNote({ id: lead, noteId: note, text: "Secret" });
  await ana.api.contacts.addNote({ id: lead, noteId: deletedNote, text: "Secret" });
  await ana.api.contacts.removeNote({ id: lead, noteId: deletedNote });
  await ana.api.contacts.addLead({ id: deleted, lead: person });
  await ana.api.contacts.remove({ id: deleted });
  await app.sql(
    `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, client_name, client_email, contact_id)
     values ($1, $2, now() + interval '1 day', 30, 'Scheduled', 'Secret', 'secret@x.test', $3)`,
    [ana.id, appointment, lead],
  );
  await app.sql(
    `insert into booking_receipts (professional_id, id, request_hash, moves, received_at)
     values ($1, $2, 'hash', 1, now())`,
    [ana.id, appointment],
  );
  await ana.api.appointments.renewFeed({ replaces: null });
  await app.sql(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at)
     values ($1, $2, 'Secret', 'Completed', now())`,
    [ana.id, newId()],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

const now = new Date();
const page = { after: null, limit: 10, now };
const list = {
  type: "Lead",
  statuses: null,
  search: null,
  tag: null,
  isRefinance: null,
  sort: "added",
  direction: "desc",
  after: null,
  limit: 10,
} as const;

const attempts: Record<string, Attempt> = {
  findContact: (tx, owner) => findContact(tx, owner, lead),
  lockContact: (tx, owner) => lockContact(tx, owner, lead),
  addContact: (tx, owner) => {
    const columns = { firstName: "M" };
    const contact = { id: newId(), type: "Lead", status: "New Lead", columns, now } as const;
    return addContact(tx, owner, contact);
  },
  changeContact: async (tx, owner) => {
    const [row] = await app.sql<object>("select * from contacts where id = $1", [lead]);
    const before = { ...row, id: lead, version: 1 } as ContactRow;
    return changeContact(tx, owner, before, { columns: { firstName: "M" }, kind: "edited", now });
  },
  changeFollowUp: async (tx, owner) => {
    const [row] = await app.sql<object>("select * from contacts where id = $1", [lead]);
    const before = { ...row, id: lead, followUp: "New" } as ContactRow;
    return changeFollowUp(tx, owner, before, { followUp: "Contacted", now });
  },
  moveToBin: (tx, owner) => moveToBin(tx, owner, { id: lead, now }),
  restoreContact: (tx, owner) => restoreContact(tx, owner, { id: deleted, now }),
  forget: (tx, owner) => forget(tx, owner, { id: deleted, now }),
  listContacts: async (tx, owner) => (await listContacts(tx, owner, list)).rows,
  "listContacts, by name": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, sort: "name", direction: "asc" })).rows,
  "listContacts, by follow-up": async (tx, owner) => {
    const query = { ...list, sort: "followUp", direction: "asc", followUps: ["New"] } as const;
    return (await listContacts(tx, owner, { ...query, followUps: [...query.followUps] })).rows;
  },
  "listContacts, searched": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, search: "secret" })).rows,
  "listContacts, best match first": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, search: "secret", sort: "best" })).rows,
  "listContacts, with an error": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, search: "secrte" })).rows,
  "listContacts, by closing": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, sort: "closing", direction: "asc" })).rows,
  "listContacts, narrowed": async (tx, owner) =>
    (await listContacts(tx, owner, { ...list, isRefinance: false })).rows,
  countContacts: async (tx, owner) => (await countContacts(tx, owner, list)).count,
  "countContacts, searched": async (tx, owner) =>
    (await countContacts(tx, owner, { ...list, search: "secret" })).count,
  readDealTotals: async (tx, owner) => {
    const every = { statuses: [...dealStatuses], from: null, until: null };
    return (await readDealTotals(tx, owner, every)).deals;
  },
  listTags: (tx, owner) => listTags(tx, owner, "Lead"),
  listBin: (tx, owner) => listBin(tx, owner, page),
  countNewLeads: (tx, owner) => countNewLeads(tx, owner, now),
  readUpcoming: async (tx, owner) => (await readUpcoming(tx, owner, page)).appointments,
  "readUpcoming, counted": async (tx, owner) => (await readUpcoming(tx, owner, page)).count,
  listRecentTasks: (tx, owner) => listRecentTasks(tx, owner, 5),
  findKnown: (tx, owner) => findKnown(tx, owner, { email: "secret@x.test" }),
  recordEvent: (tx, owner) => recordEvent(tx, owner, { contactId: lead, kind: "noted", now }),
  listEvents: (tx, owner) => listEvents(tx, owner, { ...page, contactId: lead }),
  findEvent: (tx, owner) => findEvent(tx, owner, { id: note, contactId: lead }),
  listReferrals: (tx, owner) => listReferrals(tx, owner, { ...page, keys: ["secret"] }),
  countReferrals: (tx, owner) => countReferrals(tx, owner, ["secret"]),
  rewriteNote: (tx, owner) =>
    rewriteNote(tx, owner, { id: note, contactId: lead, text: "M", version: 1, now }),
  moveNoteToBin: (tx, owner) => moveNoteToBin(tx, owner, { id: note, contactId: lead, now }),
  isDeletedNote: (tx, owner) => isDeletedNote(tx, owner, { id: deletedNote, contactId: lead, now }),
  isIdOfDeleted: (tx, owner) => isIdOfDeleted(tx, owner, deletedNote),
  restoreDeletedNote: (tx, owner) =>
    restoreDeletedNote(tx, owner, { id: deletedNote, contactId: lead, now }),
};

const inTwoWeeks = new Date(now.getTime() + 14 * 24 * 60 * 60 * 1000);
const span = { from: now, until: inTwoWeeks };
const added: NewAppointment = {
  id: newId(),
  clientName: "M",
  clientEmail: "m@x.test",
  clientPhone: null,
  appointmentTime: inTwoWeeks,
  durationMinutes: 30,
  notes: null,
  status: "Scheduled",
  appointmentType: "Appointment",
  contactId: null,
  bookedBy: "owner",
  tellsClient: false,
  clientTimeZone: null,
  clientLanguage: null,
  meetingWay: null,
  now,
};
const feedAt = {
  keys: createKeys("a signing secret of this test alone"),
  baseUrl: "https://x.test",
};

const ofAppointments: Record<string, Attempt> = {
  findAppointment: (tx, owner) => findAppointment(tx, owner, appointment),
  listBetween: (tx, owner) => listBetween(tx, owner, span),
  "listAppointments, all": (tx, owner) =>
    listAppointments(tx, owner, { ...page, contactId: null, show: "all" }),
  "listAppointments, past": (tx, owner) =>
    listAppointments(tx, owner, { ...page, contactId: null, show: "past", now: inTwoWeeks }),
  "listAppointments, of a contact": (tx, owner) =>
    listAppointments(tx, owner, { ...page, contactId: lead, show: "all" }),
  insertAppointment: (tx, owner) => insertAppointment(tx, owner, added),
  changeAppointment: (tx, owner) => {
    const change = { status: "Cancelled", updatedAt: now };
    return changeAppointment(tx, owner, { id: appointment, change });
  },
  deleteAppointment: (tx, owner) => deleteAppointment(tx, owner, { id: appointment, now }),
  wasDeleted: (tx, owner) => wasDeleted(tx, owner, appointment),
  findHost: (tx, owner) => findHost(tx, owner),
  readBusy: (tx, owner) => readBusy(tx, owner, span),
  findFeedUrl: (tx, owner) => findFeedUrl(tx, owner, feedAt),
};

const ofVisitors: Record<string, Attempt> = {
  findHost: (tx, owner) => findHost(tx, owner),
  readBusy: (tx, owner) => readBusy(tx, owner, span),
  insertAppointment: (tx, owner) => insertAppointment(tx, owner, added),
  findBooking: (tx, owner) => findBooking(tx, owner, appointment),
  changeBooking: async (tx, owner) => {
    const change = { status: "Cancelled", sequence: 1, updatedAt: now };
    await changeBooking(tx, owner, { id: appointment, change });
    return (await findBooking(tx, owner, appointment))?.status;
  },
  countOpenOf: (tx, owner) => countOpenOf(tx, owner, { email: "secret@x.test", now }),
  findReceipt: (tx, owner) => findReceipt(tx, owner, appointment),
  addReceipt: async (tx, owner) => {
    await addReceipt(tx, owner, { id: added.id, requestHash: "hash", now });
    return findReceipt(tx, owner, added.id);
  },
  countMove: (tx, owner) => countMove(tx, owner, { id: appointment, now }),
  findKnown: (tx, owner) => findKnown(tx, owner, { email: "secret@x.test" }),
  welcomeVisitor: (tx, owner) =>
    welcomeVisitor(tx, owner, {
      firstName: "M",
      lastName: null,
      email: "new@x.test",
      phone: null,
      companyName: null,
      source: "Booking page",
      consent: "Words",
      now,
    }),
};

const hers = async () => ({
  contacts: await app.sql("select * from contacts where user_id = $1", [ana.id]),
  bin: await app.sql("select * from deleted_contacts where user_id = $1", [ana.id]),
  deletedNotes: await app.sql("select * from deleted_notes where user_id = $1", [ana.id]),
  events: await app.sql("select * from contact_events where user_id = $1", [ana.id]),
  consents: await app.sql("select * from contact_consents where user_id = $1", [ana.id]),
  appointments: await app.sql("select * from appointments where professional_id = $1", [ana.id]),
  receipts: await app.sql("select * from booking_receipts where professional_id = $1", [ana.id]),
  feed: await app.sql("select * from calendar_feeds where professional_id = $1", [ana.id]),
});

const meetsTheWall = (role: RoleName, run: Attempt) =>
  expectIsolated({ app, role, run, hers: ana.id, his: ben.id, look: hers });

test.each(Object.entries({ ...attempts, ...ofAppointments }))(
  "%s can't reach Ana's rows as Ben",
  { tags: ["PERM-025"] },
  (_, run) => meetsTheWall("app", run),
);

test.each(Object.entries(ofVisitors))(
  "%s can't reach Ana's rows for a visitor of Ben's page",
  (_, run) => meetsTheWall("visitor", run),
);

test("a visitor of Ana's page sees only the columns that booking needs", async () => {
  const { address, login } = connectionAs(app.database, "visitor");
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  const database = createDatabase(pool, testVault);
  const closed: Record<string, Attempt> = {
    findAppointment: ofAppointments.findAppointment!,
    listBetween: ofAppointments.listBetween!,
    deleteAppointment: ofAppointments.deleteAppointment!,
    findContact: attempts.findContact!,
    listEvents: attempts.listEvents!,
    listBin: attempts.listBin!,
    listRecentTasks: attempts.listRecentTasks!,
  };
  for (const [name, run] of Object.entries(closed)) {
    const refused = await database
      .as(ana.id, (tx) => run(tx, ana.id))
      .catch(
        (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
      );
    expect(refused, name).toBe("42501");
  }
  // A calendar's lock is no secret, but it is all that a visitor can lock.
  await database.as(ana.id, (tx) => lockCalendar(tx, ana.id));
  await pool.end();
});
