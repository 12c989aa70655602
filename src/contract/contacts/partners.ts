import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { contactTypes } from "#domain/contacts/contact.ts";
import { editedPartnerSchema, partnerSchema } from "#domain/contacts/partner.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "../errors.ts";
import { changedError, goneErrors, savedPartner, seenVersion, takenError } from "./saved.ts";

const tags = ["Referral partners"];

/** A lead or a deal that a referral partner sent. */
export const referral = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  createdAt: z.date(),
});
export type Referral = z.output<typeof referral>;

export const partnersContract = {
  getPartner: oc
    .route({ method: "GET", path: "/partners/{id}", summary: "Read a referral partner", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId }))
    .output(savedPartner),
  /** Adds a referral partner under an id chosen by the client: repeating the request stores nothing. */
  addPartner: oc
    .route({ method: "POST", path: "/partners", summary: "Add a referral partner", tags })
    .errors({ ...signedInErrors, ...takenError })
    .input(z.strictObject({ id: recordId, partner: partnerSchema }))
    .output(savedPartner),
  /** Saves an edited referral partner; its status is kept. */
  editPartner: oc
    .route({
      method: "PUT",
      path: "/partners/{id}",
      summary: "Edit a referral partner",
      description:
        "Replaces what the referral partner says: a field that is left out is emptied. The status stays.",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors, ...changedError(savedPartner) })
    .input(z.strictObject({ id: recordId, version: seenVersion, partner: editedPartnerSchema }))
    .output(savedPartner),
  /**
   * The leads and deals whose source is this partner's name or company, newest first, page by page, with their total. A
   * lead that became a deal counts once.
   */
  referrals: oc
    .route({
      method: "GET",
      path: "/partners/{id}/referrals",
      summary: "List what a referral partner sent",
      tags,
    })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(
      z.strictObject({
        id: recordId,
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 20),
      }),
    )
    .output(
      z.object({
        referrals: z.array(referral),
        nextCursor: z.nullable(z.string()),
        count: z.int(),
      }),
    ),
};
