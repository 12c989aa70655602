import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { followUps } from "#domain/contacts/follow-up.ts";
import { editedLeadSchema, leadSchema } from "#domain/contacts/lead.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "../errors.ts";
import {
  changedError,
  convertedError,
  goneErrors,
  savedLead,
  seenVersion,
  takenError,
} from "./saved.ts";

const tags = ["Leads"];

export const leadsContract = {
  getLead: oc
    .route({ method: "GET", path: "/leads/{id}", summary: "Read a lead", tags })
    .errors({ ...signedInErrors, ...goneErrors, ...convertedError })
    .input(z.strictObject({ id: recordId }))
    .output(savedLead),
  /** Adds a lead under an id chosen by the client: repeating the request stores nothing. */
  addLead: oc
    .route({ method: "POST", path: "/leads", summary: "Add a lead", tags })
    .errors({ ...signedInErrors, ...takenError })
    .input(z.strictObject({ id: recordId, lead: leadSchema }))
    .output(savedLead),
  /** Saves an edited lead; its status is kept. */
  editLead: oc
    .route({
      method: "PUT",
      path: "/leads/{id}",
      summary: "Edit a lead",
      description:
        "Replaces what the lead says: a field that is left out is emptied. A lead number (leadId) that is left out stays, and so does the status.",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors, ...convertedError, ...changedError(savedLead) })
    .input(z.strictObject({ id: recordId, version: seenVersion, lead: editedLeadSchema }))
    .output(savedLead),
  /**
   * Sets how far I am with a lead, and nothing else: its version stays, so that an open form is not outdated. Repeating
   * it changes nothing.
   */
  setFollowUp: oc
    .route({
      method: "PATCH",
      path: "/leads/{id}/follow-up",
      summary: "Set a lead's follow-up state",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors, ...convertedError })
    .input(z.strictObject({ id: recordId, followUp: z.enum(followUps) }))
    .output(savedLead),
};
