import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readUpcoming } from "#server/appointments/upcoming.ts";
import { listRecentTasks } from "#server/assistant/recent-tasks.ts";
import { forget, listBin, takeBack, throwAway } from "#server/contacts/bin.ts";
import { countNewLeads } from "#server/contacts/count-new-leads.ts";
import { findKnown } from "#server/contacts/known.ts";
import { listContacts } from "#server/contacts/list.ts";
import { addContact, changeContact, findContact, lockContact } from "#server/contacts/store.ts";
import { findEvent, listEvents, recordEvent } from "#server/contacts/timeline.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { createDatabase, createPool, type OwnerTransaction } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { createLog } from "#server/platform/log.ts";
import { groupRoles } from "#server/platform/roles.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { people } from "#test/harness/people.ts";

// As if the first wall were gone: every query of the contacts and of the overview is told to look for Ana's rows while Ben is signed in.
// What is left is the second wall, row-level security, and it alone must give nothing and change nothing.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
const lead = newId();
const deleted = newId();
const note = newId();
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  const person = { firstName: "Secret", lastName: "Client", email: "secret@x.test" };
  await ana.api.contacts.addLead({ id: lead, lead: person });
  await ana.api.contacts.addNote({ id: lead, noteId: note, text: "Secret" });
  await ana.api.contacts.addLead({ id: deleted, lead: person });
  await ana.api.contacts.remove({ id: deleted });
  await app.sql(
    `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, client_name)
     values ($1, $2, now() + interval '1 day', 30, 'Scheduled', 'Secret')`,
    [ana.id, newId()],
  );
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

type Attempt = (tx: OwnerTransaction, owner: OwnerId) => Promise<unknown>;

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
  throwAway: (tx, owner) => throwAway(tx, owner, { id: lead, now }),
  takeBack: (tx, owner) => takeBack(tx, owner, { id: deleted, now }),
  forget: (tx, owner) => forget(tx, owner, { id: deleted, now }),
  listContacts: (tx, owner) => listContacts(tx, owner, list),
  "listContacts, by name": (tx, owner) =>
    listContacts(tx, owner, { ...list, sort: "name", direction: "asc" }),
  "listContacts, searched": (tx, owner) => listContacts(tx, owner, { ...list, search: "secret" }),
  "listContacts, narrowed": (tx, owner) => listContacts(tx, owner, { ...list, isRefinance: false }),
  listBin: (tx, owner) => listBin(tx, owner, page),
  countNewLeads: (tx, owner) => countNewLeads(tx, owner, now),
  readUpcoming: async (tx, owner) => (await readUpcoming(tx, owner, page)).appointments,
  "readUpcoming, counted": async (tx, owner) => (await readUpcoming(tx, owner, page)).count,
  listRecentTasks: (tx, owner) => listRecentTasks(tx, owner, 5),
  findKnown: (tx, owner) => findKnown(tx, owner, { email: "secret@x.test" }),
  recordEvent: (tx, owner) => recordEvent(tx, owner, { contactId: lead, kind: "noted", now }),
  listEvents: (tx, owner) => listEvents(tx, owner, { ...page, contactId: lead }),
  findEvent: (tx, owner) => findEvent(tx, owner, { id: note, contactId: lead }),
};

const hers = async () => ({
  contacts: await app.sql("select * from contacts where user_id = $1", [ana.id]),
  bin: await app.sql("select * from deleted_contacts where user_id = $1", [ana.id]),
  events: await app.sql("select * from contact_events where user_id = $1", [ana.id]),
});

test.each(Object.entries(attempts))(
  "%s gives nothing of hers to him (PERM-025)",
  async (_, run) => {
    const url = new URL(app.database.url);
    const address = { host: url.searchParams.get("host")!, database: url.pathname.slice(1) };
    const user = `${groupRoles.app}__${address.database}`.slice(0, 63);
    const login = { user, password: undefined, group: groupRoles.app };
    const pool = createPool(address, login, createLog("silent"), { max: 1 });
    const database = createDatabase(pool);
    const before = await hers();
    // The same call finds or does something for Ana herself, so that an empty answer means the wall and not the test.
    const probe = database.as(ana.id, async (tx) => {
      throw new Reached(await run(tx, ana.id));
    });
    const reached = await probe.catch((error: unknown) => (error as Reached).answer);
    expect(isNothing(reached)).toBe(false);
    // Ben: an empty answer, or PostgreSQL refuses to write.
    const answer = await database
      .as(ben.id, (tx) => run(tx, ana.id))
      .catch((error: { code?: string; cause?: { code?: string } }) => {
        if ((error.cause?.code ?? error.code) !== "42501" && !(error instanceof TypeError))
          throw error;
        return null;
      });
    expect(isNothing(answer)).toBe(true);
    expect(await hers()).toEqual(before);
    await pool.end();
  },
);

/** Ends Ana's own transaction without a trace, and carries out what it saw. */
class Reached extends Error {
  answer: unknown;
  constructor(answer: unknown) {
    super("reached");
    this.answer = answer;
  }
}

function isNothing(answer: unknown): boolean {
  return (
    answer === null ||
    answer === undefined ||
    answer === false ||
    answer === 0 ||
    (Array.isArray(answer) && answer.length === 0)
  );
}
