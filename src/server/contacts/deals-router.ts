import { convertedStatus } from "#domain/contacts/contact.ts";
import type { Deal } from "#domain/contacts/deal.ts";
import { newDealStatus } from "#domain/contacts/deal-status.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import { readDealTotals } from "./deal-totals.ts";
import { toDealColumns } from "./deal-row.ts";
import { refuseUnfitEmails } from "./fit-emails.ts";
import { goneError } from "./missing-contact.ts";
import { isLoanOfficer } from "./officer.ts";
import { isSameDeal, toSavedDeal } from "./same-save.ts";
import { addContact, changeContact, findContact, lockContact } from "./store.ts";

const getDeal = signedIn.contacts.getDeal.handler(async ({ input: { id }, context, errors }) =>
  context.mine(async (tx, me) => {
    const row = await findContact(tx, me.ownerId, id);
    if (row?.type !== "Deal")
      throw await goneError(errors, tx, me.ownerId, { id, now: context.now() });
    return toSavedDeal(row, { isOfficer: await isLoanOfficer(tx, me.ownerId) });
  }),
);

const addDeal = signedIn.contacts.addDeal.handler(
  async ({ input: { id, deal }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      await addProfile(tx, me.ownerId, { email: me.email, fullName: newProfileName(me), now });
      const isOfficer = await isLoanOfficer(tx, me.ownerId);
      if (deal.loanOfficerDealParams && !isOfficer) throw errors.FORBIDDEN();
      const columns = { ...toDealColumns(deal), firstName: deal.firstName };
      const contact = { id, type: "Deal", status: deal.status, columns, now } as const;
      const added = await addContact(tx, me.ownerId, contact);
      if (added) return toSavedDeal(added, { isOfficer });
      const before = await findContact(tx, me.ownerId, id);
      if (!before) throw await goneError(errors, tx, me.ownerId, { id, now });
      if (!isSameDeal(before, deal)) throw errors.ID_TAKEN();
      return toSavedDeal(before, { isOfficer });
    });
  },
);

const editDeal = signedIn.contacts.editDeal.handler(
  async ({
    input: { id, version, deal: typed },
    context: { mine, followDeal, now: clock },
    errors,
  }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const isOfficer = await isLoanOfficer(tx, me.ownerId);
      if (typed.loanOfficerDealParams && !isOfficer) throw errors.FORBIDDEN();
      const before = await lockContact(tx, me.ownerId, id);
      if (before?.type !== "Deal") throw await goneError(errors, tx, me.ownerId, { id, now });
      const deal = { ...typed, status: typed.status ?? before.status };
      if (version !== before.version) {
        // Repeating a save, after a lost response or a double click, is not a conflict.
        if (isSameDeal(before, deal)) return toSavedDeal(before, { isOfficer });
        if (version !== undefined)
          throw errors.CHANGED({ data: { current: toSavedDeal(before, { isOfficer }) } });
      }
      refuseUnfitEmails("deal", deal, before);
      const columns = toDealColumns(deal);
      const row = await changeContact(tx, me.ownerId, before, { columns, kind: "edited", now });
      await followDeal(tx, me.ownerId, { id, now });
      return toSavedDeal(row, { isOfficer });
    });
  },
);

const convertLead = signedIn.contacts.convertLead.handler(
  async ({ input: { id, version, deal: typed }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    const deal: Deal = { ...typed, status: newDealStatus };
    return mine(async (tx, me) => {
      const isOfficer = await isLoanOfficer(tx, me.ownerId);
      if (deal.loanOfficerDealParams && !isOfficer) throw errors.FORBIDDEN();
      const before = await lockContact(tx, me.ownerId, id);
      if (!before || before.type === "Referral Partner")
        throw await goneError(errors, tx, me.ownerId, { id, now });
      // Repeating a conversion, after a lost response or a double click, is not an error.
      if (before.type === "Deal" && isSameDeal(before, deal))
        return toSavedDeal(before, { isOfficer });
      if (before.type !== "Lead" || before.status === convertedStatus) throw errors.NOT_A_LEAD();
      if (version !== undefined && version !== before.version) throw errors.CHANGED();
      refuseUnfitEmails("deal", deal, before);
      const edit = { columns: toDealColumns(deal), type: "Deal", kind: "converted", now } as const;
      return toSavedDeal(await changeContact(tx, me.ownerId, before, edit), { isOfficer });
    });
  },
);

const moveDeal = signedIn.contacts.moveDeal.handler(
  async ({ input: { id, status }, context: { mine, now: clock }, errors }) => {
    const now = clock();
    return mine(async (tx, me) => {
      const before = await lockContact(tx, me.ownerId, id);
      if (before?.type !== "Deal") throw await goneError(errors, tx, me.ownerId, { id, now });
      const isOfficer = await isLoanOfficer(tx, me.ownerId);
      if (before.status === status) return toSavedDeal(before, { isOfficer });
      const edit = { columns: { status }, kind: "moved", now } as const;
      return toSavedDeal(await changeContact(tx, me.ownerId, before, edit), { isOfficer });
    });
  },
);

const dealTotals = signedIn.contacts.dealTotals.handler(async ({ input, context }) => {
  const { statuses, from = null, until = null } = input;
  return context.mine((tx, me) => readDealTotals(tx, me.ownerId, { statuses, from, until }));
});

/** The Deal form, the conversion of a lead, moves on the board, and what deals add up to. */
export const dealsRouter = { getDeal, addDeal, editDeal, convertLead, moveDeal, dealTotals };
