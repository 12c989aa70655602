import { newLeadStatus } from "#domain/contacts/contact.ts";
import { leadIdAt } from "#domain/contacts/lead-id.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import { refuseUnfitEmails } from "./fit-emails.ts";
import { goneError } from "./missing-contact.ts";
import { toLeadColumns } from "./lead-row.ts";
import { isSameLead, toSavedLead } from "./same-save.ts";
import { addContact, changeContact, changeFollowUp, findContact, lockContact } from "./store.ts";

const getLead = signedIn.contacts.getLead.handler(
  async ({ input: { id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      const row = await findContact(tx, me.ownerId, id);
      if (row?.type === "Deal") throw errors.NOT_A_LEAD();
      if (row?.type !== "Lead") throw await goneError(errors, tx, me.ownerId, { id, now: now() });
      return toSavedLead(row);
    }),
);

const addLead = signedIn.contacts.addLead.handler(
  async ({ input: { id, lead }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const row = await mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      const columns = {
        ...toLeadColumns({ ...lead, leadId: lead.leadId ?? leadIdAt(now) }),
        firstName: lead.firstName,
      };
      const contact = { id, type: "Lead", status: newLeadStatus, columns, now } as const;
      const added = await addContact(tx, me.ownerId, contact);
      if (added) return added;
      // Repeating a save, after a lost response or a double click, adds no second lead and is not an error.
      const before = await findContact(tx, me.ownerId, id);
      if (!before) throw await goneError(errors, tx, me.ownerId, { id, now });
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
      if (before?.type === "Deal") throw errors.NOT_A_LEAD();
      if (before?.type !== "Lead") throw await goneError(errors, tx, me.ownerId, { id, now });
      if (version !== before.version) {
        // Repeating a save, after a lost response or a double click, is not a conflict.
        if (isSameLead(before, lead)) return toSavedLead(before);
        if (version !== undefined) throw errors.CHANGED({ data: { current: toSavedLead(before) } });
      }
      refuseUnfitEmails("lead", lead, before);
      // An empty lead id keeps the existing one.
      const leadId = lead.leadId ?? before.leadId ?? leadIdAt(now);
      const columns = toLeadColumns({ ...lead, leadId });
      return toSavedLead(
        await changeContact(tx, me.ownerId, before, { columns, kind: "edited", now }),
      );
    });
  },
);

const setFollowUp = signedIn.contacts.setFollowUp.handler(
  async ({ input: { id, followUp }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const before = await lockContact(tx, me.ownerId, id);
      if (before?.type === "Deal") throw errors.NOT_A_LEAD();
      if (before?.type !== "Lead") throw await goneError(errors, tx, me.ownerId, { id, now });
      if (before.followUp === followUp) return toSavedLead(before);
      return toSavedLead(await changeFollowUp(tx, me.ownerId, before, { followUp, now }));
    });
  },
);

export const leadsRouter = { getLead, addLead, editLead, setFollowUp };
