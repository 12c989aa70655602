import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { partnerSchema } from "#domain/contacts/partner.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "../errors.ts";
import { changedError, goneErrors, savedPartner, seenVersion, takenError } from "./saved.ts";

const tags = ["Referral partners"];

export const partnersContract = {
  getPartner: oc
    .route({ method: "GET", path: "/partners/{id}", summary: "Read a referral partner", tags })
    .errors({ ...signedInErrors, ...goneErrors })
    .input(z.strictObject({ id: recordId }))
    .output(savedPartner),
  /** Adds a referral partner under an id that the caller made: the same call twice stores one record. */
  addPartner: oc
    .route({ method: "POST", path: "/partners", summary: "Add a referral partner", tags })
    .errors({ ...signedInErrors, ...takenError })
    .input(z.strictObject({ id: recordId, partner: partnerSchema }))
    .output(savedPartner),
  /** Saves an edited referral partner; the status stays (SPEC §4). */
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
    .input(z.strictObject({ id: recordId, version: seenVersion, partner: partnerSchema }))
    .output(savedPartner),
};
