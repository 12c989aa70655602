import { newLeadStatus } from "#domain/contacts/contact.ts";
import { leadIdAt } from "#domain/contacts/lead.ts";
import { signedIn } from "#server/account/procedures.ts";
import { toLeadColumns } from "./lead-row.ts";
import { isSameLead, toSavedLead } from "./saved.ts";
import { addContact, changeContact, findContact, lockContact } from "./store.ts";

const getLead = signedIn.contacts.getLead.handler(async ({ input, context, errors }) => {
  const row = await context.mine((tx, me) => findContact(tx, me.ownerId, input.id));
  if (row?.type !== "Lead") throw errors.NOT_FOUND();
  return toSavedLead(row);
});

const addLead = signedIn.contacts.addLead.handler(
  async ({ input: { id, lead }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const row = await mine(async (tx, me) => {
      const columns = {
        ...toLeadColumns({ ...lead, leadId: lead.leadId ?? leadIdAt(now) }),
        firstName: lead.firstName,
      };
      const contact = { id, type: "Lead", status: newLeadStatus, columns, now } as const;
      const added = await addContact(tx, me.ownerId, contact);
      if (added) return added;
      // The same save again, after a lost answer or a double click, is no second lead and no error.
      const before = await findContact(tx, me.ownerId, id);
      if (!before) throw errors.DELETED();
      return isSameLead(before, lead) ? before : null;
    });
    if (!row) throw errors.ID_TAKEN();
    return toSavedLead(row);
  },
);

const editLead = signedIn.contacts.editLead.handler(
  async ({ input: { id, version, lead }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const before = await lockContact(tx, me.ownerId, id);
      if (before?.type !== "Lead") throw errors.NOT_FOUND();
      if (version !== before.version) {
        // The same save again, after a lost answer or a double click, is no conflict.
        if (isSameLead(before, lead)) return toSavedLead(before);
        if (version !== undefined) throw errors.CHANGED({ data: { current: toSavedLead(before) } });
      }
      const columns = toLeadColumns({ ...lead, leadId: lead.leadId ?? leadIdAt(now) });
      return toSavedLead(
        await changeContact(tx, me.ownerId, before, { columns, kind: "edited", now }),
      );
    });
  },
);

/** The Lead form's procedures (SPEC §3, §4). */
export const leadsRouter = { getLead, addLead, editLead };
