import { leadIdAt } from "#domain/contacts/lead.ts";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { cleanText } from "#domain/kernel/text.ts";
import type { ContactSummary, SavedLead } from "#contract/contacts.ts";
import { signedIn } from "#server/account/procedures.ts";
import { fromCursor, toCursor } from "./cursor.ts";
import { type ContactRow, number, toLead, toLeadColumns } from "./lead-row.ts";
import { sameLead } from "./same-lead.ts";
import { addLead, editLead, findContact, listContacts, removeContact } from "./store.ts";

const list = signedIn.contacts.list.handler(async ({ input, context }) => {
  const { type, statuses, limit } = input;
  const query = {
    type,
    statuses: statuses ?? null,
    search: cleanText(input.search ?? "") || null,
    after: input.cursor ? fromCursor(input.cursor) : null,
    limit: limit + 1, // one more tells whether there is a next page
  };
  const rows = await context.mine((tx, me) => listContacts(tx, me.ownerId, query));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    contacts: page.map(toSummary),
    nextCursor: last ? toCursor({ createdAt: last.position, id: last.id }) : null,
  };
});

const getLead = signedIn.contacts.getLead.handler(async ({ input, context, errors }) => {
  const row = await context.mine((tx, me) => findContact(tx, me.ownerId, input.id));
  if (row?.type !== "Lead") throw errors.NOT_FOUND();
  return toSavedLead(row);
});

const add = signedIn.contacts.addLead.handler(
  async ({ input: { id, lead }, context: { mine, now }, errors }) => {
    const at = now();
    const columns = toLeadColumns({ ...lead, leadId: lead.leadId ?? leadIdAt(at) });
    const row = await mine(async (tx, me) => {
      const fresh = { id, status: newLeadStatus, columns, now: at };
      const added = await addLead(tx, me.ownerId, fresh);
      if (added) return added;
      // The same save again, after a lost answer or a double click, is no second lead and no error.
      const before = await findContact(tx, me.ownerId, id);
      return before && sameLead(before, lead) ? before : null;
    });
    if (!row) throw errors.ID_TAKEN();
    return toSavedLead(row);
  },
);

const edit = signedIn.contacts.editLead.handler(
  async ({ input: { id, lead }, context: { mine, now }, errors }) => {
    const at = now();
    const columns = toLeadColumns({ ...lead, leadId: lead.leadId ?? leadIdAt(at) });
    const row = await mine((tx, me) => editLead(tx, me.ownerId, { id, columns, now: at }));
    if (!row) throw errors.NOT_FOUND();
    return toSavedLead(row);
  },
);

const remove = signedIn.contacts.remove.handler(async ({ input: { id }, context, errors }) => {
  const removed = await context.mine((tx, me) => removeContact(tx, me.ownerId, id));
  if (!removed) throw errors.NOT_FOUND();
  return { id };
});

/** Implements contract/contacts.ts for the signed-in professional's own contacts (SPEC §6). */
export const contactsRouter = { list, getLead, addLead: add, editLead: edit, remove };

type SummaryRow = Awaited<ReturnType<typeof listContacts>>[number];

function toSummary({ position: _, ...row }: SummaryRow): ContactSummary {
  return {
    ...row,
    type: row.type as ContactSummary["type"],
    tags: row.tags ?? [],
    budget: number(row.budget),
  };
}

function toSavedLead(row: ContactRow): SavedLead {
  const { id, status, createdAt, updatedAt } = row;
  return { id, type: "Lead", status, createdAt, updatedAt, lead: toLead(row) };
}
