import { isDeepStrictEqual } from "node:util";
import type { SavedDeal, SavedLead, SavedPartner } from "#contract/contacts/saved.ts";
import { convertedDealSchema } from "#domain/contacts/deal.ts";
import { editedLeadSchema, type Lead } from "#domain/contacts/lead.ts";
import { editedPartnerSchema, type Partner } from "#domain/contacts/partner.ts";
import type { ContactRow } from "./contact-row.ts";
import { type AnyDeal, toDeal } from "./deal-row.ts";
import { toLead } from "./lead-row.ts";
import { toPartner } from "./partner-row.ts";

/** The columns that are not in the form. */
export function keptOf({ id, status, followUp, version, createdAt, updatedAt }: ContactRow) {
  return { id, status, followUp, version, createdAt, updatedAt };
}

export function toSavedLead(row: ContactRow): SavedLead {
  return { ...keptOf(row), type: "Lead", lead: toLead(row) };
}

export function toSavedDeal(row: ContactRow, side: { isOfficer: boolean }): SavedDeal {
  return { ...keptOf(row), type: "Deal", deal: toDeal(row, side) };
}

export function toSavedPartner(row: ContactRow): SavedPartner {
  return { ...keptOf(row), type: "Referral Partner", partner: toPartner(row) };
}

/** Whether a stored row is what this save would store. An empty lead id matches any. */
export function isSameLead(row: ContactRow, lead: Lead): boolean {
  if (row.type !== "Lead") return false;
  const stored = editedLeadSchema.safeParse(toLead(row));
  if (!stored.success) return false;
  return isDeepStrictEqual(stored.data, { ...lead, leadId: lead.leadId ?? stored.data.leadId });
}

/** The same; loan officer parameters that were not sent are not compared. */
export function isSameDeal(row: ContactRow, deal: AnyDeal): boolean {
  if (row.type !== "Deal") return false;
  const isOfficer = deal.loanOfficerDealParams !== null;
  const stored = convertedDealSchema.safeParse(toDeal(row, { isOfficer }));
  return stored.success && isDeepStrictEqual(stored.data, deal);
}

export function isSamePartner(row: ContactRow, partner: Partner): boolean {
  if (row.type !== "Referral Partner") return false;
  const stored = editedPartnerSchema.safeParse(toPartner(row));
  return stored.success && isDeepStrictEqual(stored.data, partner);
}
