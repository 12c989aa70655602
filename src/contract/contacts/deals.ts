import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { convertedDealSchema, dealSchema, editedDealSchema } from "#domain/contacts/deal.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "../errors.ts";
import {
  changedError,
  convertedError,
  goneErrors,
  savedDeal,
  seenVersion,
  takenError,
} from "./saved.ts";

const tags = ["Deals"];

/** Only loan officers may send loan officer parameters. */
const notOfficerError = {
  FORBIDDEN: { status: 403, message: "Only a loan officer sets these parameters." },
} as const;

export const dealsContract = {
  getDeal: oc
    .route({ method: "GET", path: "/deals/{id}", summary: "Read a deal", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId }))
    .output(savedDeal),
  /** Adds a deal under an id chosen by the client: repeating the request stores nothing. */
  addDeal: oc
    .route({ method: "POST", path: "/deals", summary: "Add a deal", tags })
    .errors({ ...signedInErrors, ...takenError, ...notOfficerError })
    .input(z.strictObject({ id: recordId, deal: dealSchema }))
    .output(savedDeal),
  /** Saves an edited deal. */
  editDeal: oc
    .route({
      method: "PUT",
      path: "/deals/{id}",
      summary: "Edit a deal",
      description:
        "Replaces what the deal says: a field that is left out is emptied. A status or officer’s parameters that are left out stay, and so does what the deal keeps from the time when it was a lead.",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors, ...changedError(savedDeal), ...notOfficerError })
    .input(z.strictObject({ id: recordId, version: seenVersion, deal: editedDealSchema }))
    .output(savedDeal),
  /**
   * Converts a lead to a deal: the same record with all its fields, and status Working Deal whatever the input says.
   * Repeating it changes nothing.
   */
  convertLead: oc
    .route({
      method: "POST",
      path: "/leads/{id}/convert",
      summary: "Convert a lead",
      description:
        "Makes the lead a deal of the status Working Deal, whatever status is sent. The deal says what is sent: a field that leads and deals share, such as the phone number, is emptied when it is left out. What only leads have stays: number, source, tags, co-borrower, areas of interest, budget, pre-approval, agent and available days.",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...goneErrors,
      ...notOfficerError,
      CHANGED: { status: 409, message: "This lead was changed in the meantime. Open it again." },
      ...convertedError,
    })
    .input(z.strictObject({ id: recordId, version: seenVersion, deal: convertedDealSchema }))
    .output(savedDeal),
  /** Changes the status of a deal and nothing else. */
  moveDeal: oc
    .route({ method: "PATCH", path: "/deals/{id}/status", summary: "Move a deal", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId, status: z.enum(dealStatuses) }))
    .output(savedDeal),
  /**
   * What my deals of some statuses add up to: all of them, or those that close in a period, both days included. Amounts
   * are exact decimals of US dollars, and deals without one are counted apart.
   */
  dealTotals: oc
    .route({ method: "GET", path: "/deal-totals", summary: "Add up my deals", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        statuses: z.array(z.enum(dealStatuses)).check(z.minLength(1), z.maxLength(5)),
        from: z.optional(z.iso.date()),
        until: z.optional(z.iso.date()),
      }),
    )
    .output(
      z.object({
        deals: z.int(),
        /** Purchase prices, and how many deals have none. */
        volume: z.string(),
        withoutPrice: z.int(),
        /** Commissions, and how many deals have none yet. */
        commission: z.string(),
        withoutCommission: z.int(),
        /** Deals of these statuses without a closing date, which are in no period. */
        undated: z.int(),
      }),
    ),
};
