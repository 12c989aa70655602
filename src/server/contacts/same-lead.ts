import { isDeepStrictEqual } from "node:util";
import { type Lead, leadSchema } from "#domain/contacts/lead.ts";
import { type ContactRow, toLead } from "./lead-row.ts";

/** Whether a stored row is what this save would store. A lead id left empty matches whatever was given out. */
export function sameLead(row: ContactRow, lead: Lead): boolean {
  if (row.type !== "Lead") return false;
  const stored = leadSchema.safeParse(toLead(row));
  if (!stored.success) return false;
  const leadId = lead.leadId ?? stored.data.leadId;
  return isDeepStrictEqual(stored.data, { ...lead, leadId });
}
