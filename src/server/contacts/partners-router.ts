import type { Referral } from "#contract/contacts/partners.ts";
import { newPartnerStatus } from "#domain/contacts/contact.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { addProfile } from "#server/profiles/store.ts";
import { refuseUnfitEmails } from "./fit-emails.ts";
import { goneError } from "./missing-contact.ts";
import { toPartnerColumns } from "./partner-row.ts";
import { countReferrals, listReferrals } from "./referrals.ts";
import { isSamePartner, toSavedPartner } from "./same-save.ts";
import { addContact, changeContact, findContact, lockContact } from "./store.ts";

const getPartner = signedIn.contacts.getPartner.handler(
  async ({ input: { id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      const row = await findContact(tx, me.ownerId, id);
      if (row?.type !== "Referral Partner")
        throw await goneError(errors, tx, me.ownerId, { id, now: now() });
      return toSavedPartner(row);
    }),
);

const addPartner = signedIn.contacts.addPartner.handler(
  async ({ input: { id, partner }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const row = await mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      const columns = { ...toPartnerColumns(partner), firstName: partner.firstName };
      const contact = { id, type: "Referral Partner", status: newPartnerStatus, columns, now };
      const added = await addContact(tx, me.ownerId, { ...contact, type: "Referral Partner" });
      if (added) return added;
      const before = await findContact(tx, me.ownerId, id);
      if (!before) throw await goneError(errors, tx, me.ownerId, { id, now });
      return isSamePartner(before, partner) ? before : null;
    });
    if (!row) throw errors.ID_TAKEN();
    return toSavedPartner(row);
  },
);

const editPartner = signedIn.contacts.editPartner.handler(
  async ({ input: { id, version, partner }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const before = await lockContact(tx, me.ownerId, id);
      if (before?.type !== "Referral Partner")
        throw await goneError(errors, tx, me.ownerId, { id, now });
      if (version !== before.version) {
        // Repeating a save, after a lost response or a double click, is not a conflict.
        if (isSamePartner(before, partner)) return toSavedPartner(before);
        if (version !== undefined)
          throw errors.CHANGED({ data: { current: toSavedPartner(before) } });
      }
      refuseUnfitEmails("partner", partner, before);
      const columns = toPartnerColumns(partner);
      return toSavedPartner(
        await changeContact(tx, me.ownerId, before, { columns, kind: "edited", now }),
      );
    });
  },
);

const referrals = signedIn.contacts.referrals.handler(
  async ({ input: { id, cursor, limit }, context: { mine, now }, errors }) => {
    const after = fromCursor("referrals", cursor);
    return mine(async (tx, me) => {
      const partner = await findContact(tx, me.ownerId, id);
      if (partner?.type !== "Referral Partner")
        throw await goneError(errors, tx, me.ownerId, { id, now: now() });
      const keys = partner.partnerKeys ?? [];
      const rows = await listReferrals(tx, me.ownerId, { keys, after, limit: limit + 1 });
      const { page, next } = cutPage(rows, limit);
      return {
        referrals: page.map(({ position: _, type, ...row }) => ({
          ...row,
          type: type as Referral["type"],
        })),
        nextCursor: next ? toCursor("referrals", { createdAt: next.position, id: next.id }) : null,
        count: await countReferrals(tx, me.ownerId, keys),
      };
    });
  },
);

/** The Referral Partner form, and a partner's referrals. */
export const partnersRouter = { getPartner, addPartner, editPartner, referrals };
