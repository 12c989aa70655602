import { ORPCError } from "@orpc/client";
import type { SavedLead } from "#contract/contacts/saved.ts";
import type { Lead } from "#domain/contacts/lead.ts";
import type { Api } from "#web/client/api.ts";

/** What is saved: a new lead under the id its form was opened with, or an existing one. */
export type LeadToSave = { id: string; isNew: boolean; lead: Lead };

type LeadCalls = Pick<Api["contacts"], "addLead" | "editLead">;

/**
 * Saves a lead. A new one keeps its id through every attempt, so a save whose answer was lost stores nothing twice;
 * if that first attempt did arrive and the form was changed since, the id is taken and the record is edited.
 */
export async function saveLead(
  calls: LeadCalls,
  { id, isNew, lead }: LeadToSave,
): Promise<SavedLead> {
  if (!isNew) return calls.editLead({ id, lead });
  try {
    return await calls.addLead({ id, lead });
  } catch (error) {
    if (error instanceof ORPCError && error.code === "ID_TAKEN")
      return calls.editLead({ id, lead });
    throw error;
  }
}
