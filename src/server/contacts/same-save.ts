import { isDeepStrictEqual } from "node:util";
import {
  type SavedDeal,
  type SavedLead,
  type SavedPartner,
  unreadableGroups,
} from "#contract/contacts/saved.ts";
import { convertedDealSchema } from "#domain/contacts/deal.ts";
import { editedLeadSchema, type Lead } from "#domain/contacts/lead.ts";
import { editedPartnerSchema, type Partner } from "#domain/contacts/partner.ts";
import type { ContactRow } from "./contact-row.ts";
import { type AnyDeal, toDeal } from "./deal-row.ts";
import { toLead } from "./lead-row.ts";
import { toPartner } from "./partner-row.ts";

/** The columns that are not in the form. Only a loan officer has the officer's parameters, also if they are damaged. */
export function keptOf(row: ContactRow, { isOfficer }: { isOfficer: boolean }) {
  const { id, status, followUp, version, createdAt, updatedAt } = row;
  const groups = isOfficer ? unreadableGroups : unreadableGroups.slice(0, 1);
  const unreadable = groups.filter((name) => row.unreadable?.includes(name));
  const kept = { id, status, followUp, version, createdAt, updatedAt };
  return { ...kept, ...(unreadable.length > 0 && { unreadable }) };
}

const others = { isOfficer: false };

export function toSavedLead(row: ContactRow): SavedLead {
  return { ...keptOf(row, others), type: "Lead", lead: toLead(row) };
}

export function toSavedDeal(row: ContactRow, side: { isOfficer: boolean }): SavedDeal {
  return { ...keptOf(row, side), type: "Deal", deal: toDeal(row, side) };
}

export function toSavedPartner(row: ContactRow): SavedPartner {
  return { ...keptOf(row, others), type: "Referral Partner", partner: toPartner(row) };
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
