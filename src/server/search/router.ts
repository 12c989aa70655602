import type { NamedAppointment, NamedContact, NamedProfessional, Why } from "#contract/search.ts";
import { contactTypes } from "#domain/contacts/contact.ts";
import type { Match } from "#domain/search/match.ts";
import { readQuery } from "#domain/kernel/search/query.ts";
import { bestOf, handful, handfulOf } from "#domain/search/rank.ts";
import { signedIn } from "#server/account/procedures.ts";
import { fieldsOfAppointment, gatherAppointments, readAppointments } from "./appointments.ts";
import { fieldsOfContact, gatherContacts, readContacts } from "./contacts.ts";
import { fieldsOfProfessional, gatherProfessionals } from "./professionals.ts";

const nothing = { contacts: [], appointments: [], professionals: [] };

const find = signedIn.search.find.handler(async ({ input, context }) => {
  const query = readQuery(input.text);
  const now = context.now();
  // The session is checked first, also for an empty search.
  const own = context.mine(async (tx, { ownerId }) =>
    query
      ? {
          contacts: await gatherContacts(tx, ownerId, query),
          appointments: await gatherAppointments(tx, ownerId, query, now),
        }
      : null,
  );
  const others = context.across(async (tx, { ownerId }) =>
    query ? gatherProfessionals(tx, ownerId, query) : [],
  );
  const [mine, professionals] = await Promise.all([own, others]);
  if (!query || !mine) return nothing;

  const contacts = bestOf(query, mine.contacts, {
    fieldsOf: fieldsOfContact,
    ageOf: ({ createdAt }) => -createdAt.getTime(),
  });
  const appointments = bestOf(query, mine.appointments, {
    fieldsOf: fieldsOfAppointment,
    ageOf: ({ appointmentTime }) => awayFrom(now.getTime(), appointmentTime),
  });
  const found = bestOf(query, professionals, {
    fieldsOf: fieldsOfProfessional,
    // These are sorted by name.
    ageOf: () => 0,
  });
  return {
    contacts: contactTypes
      .flatMap((type) => handfulOf(contacts, (row) => row.type === type))
      .map(({ row, match }) => ({ ...toContact(row), why: toWhy(match) })),
    appointments: appointments
      .slice(0, handful)
      .map(({ row, match }) => ({ ...toAppointment(row), why: toWhy(match) })),
    professionals: found
      .slice(0, handful)
      .map(({ row, match }) => ({ ...toProfessional(row), why: toWhy(match) })),
  };
});

const recall = signedIn.search.recall.handler(async ({ input, context }) => {
  const { contacts = [], appointments = [] } = input;
  return context.mine(async (tx, { ownerId }) => ({
    contacts: (await readContacts(tx, ownerId, contacts)).map(toContact),
    appointments: (await readAppointments(tx, ownerId, appointments)).map(toAppointment),
  }));
});

/** Implements contract/search.ts. */
export const searchRouter = { find, recall };

/** Upcoming ones, soonest first, then past ones, latest first. */
function awayFrom(now: number, time: Date): number {
  const away = time.getTime() - now;
  return away >= 0 ? away : 1e15 - away;
}

// Named one by one: nothing else of a row leaves the server.
function toContact(row: NamedContact): NamedContact {
  const { id, type, status, firstName, lastName, companyName } = row;
  return { id, type, status, firstName, lastName, companyName };
}

function toAppointment(row: NamedAppointment): NamedAppointment {
  const { id, clientName, notes, appointmentTime, status, appointmentType } = row;
  return { id, clientName, notes, appointmentTime, status, appointmentType };
}

function toProfessional(row: NamedProfessional): NamedProfessional {
  const { id, fullName, companyName, roleInBusiness } = row;
  return { id, fullName, companyName, roleInBusiness };
}

function toWhy({ field, text, how }: Match): Why {
  return { field, text, how };
}
