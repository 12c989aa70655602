import * as z from "zod/mini";
import { contactTypes } from "#domain/contacts/contact.ts";
import { storedDealSchema } from "#domain/contacts/deal.ts";
import { followUps } from "#domain/contacts/follow-up.ts";
import { storedLeadSchema } from "#domain/contacts/lead.ts";
import { storedPartnerSchema } from "#domain/contacts/partner.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { notFoundError } from "../errors.ts";

/** The groups of fields that are encrypted as one value. */
export const unreadableGroups = ["refinanceDetails", "loanOfficerDealParams"] as const;

/** What the server stores beside a form's fields. */
const kept = {
  id: recordId,
  status: z.string(),
  /** How far I am with a lead. A deal keeps the state it had as a lead; all others are `New`. */
  followUp: z.enum(followUps),
  /** Counts the saves; an edit based on an older version is refused. */
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /**
   * Groups whose stored values are damaged and can't be read. Their fields are empty here; saving them empty leaves them
   * as they are stored. Left out if everything was read.
   */
  unreadable: z.optional(z.array(z.enum(unreadableGroups))),
};

/** A lead in full. */
export const savedLead = z.object({ ...kept, type: z.literal("Lead"), lead: storedLeadSchema });
export type SavedLead = z.output<typeof savedLead>;

/** A deal in full. */
export const savedDeal = z.object({ ...kept, type: z.literal("Deal"), deal: storedDealSchema });
export type SavedDeal = z.output<typeof savedDeal>;

/** A referral partner in full. */
export const savedPartner = z.object({
  ...kept,
  type: z.literal("Referral Partner"),
  partner: storedPartnerSchema,
});
export type SavedPartner = z.output<typeof savedPartner>;

/** Another of my contacts with the same email or phone. */
export const knownContact = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  /** Which field is the same. */
  by: z.array(z.enum(["email", "phone"])),
});
export type KnownContact = z.output<typeof knownContact>;

/**
 * Everything known about one contact. The lead's fields are present for every type, because a converted lead keeps
 * them; `deal` and `partner` are set for their type.
 */
export const contactInFull = z.object({
  ...kept,
  type: z.enum(contactTypes),
  lead: storedLeadSchema,
  deal: z.nullable(storedDealSchema),
  partner: z.nullable(storedPartnerSchema),
  known: z.array(knownContact),
});
export type ContactInFull = z.output<typeof contactInFull>;

/** The version that an edit is based on. If left out, the edit overwrites whatever is stored. */
export const seenVersion = z.optional(z.int().check(z.gte(1)));

/** A deleted contact that can still be restored, returned to a request that looks for it among the contacts. */
export const restorable = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
});
export type Restorable = z.output<typeof restorable>;

const deleted = {
  message: "This contact is in Deleted contacts. Restore it from there.",
  data: restorable,
} as const;

/** A contact is missing. If it is one of mine that was deleted, the response says that it can be restored. */
export const goneErrors = {
  ...notFoundError,
  DELETED: { status: 404, ...deleted },
} as const;

/** The record is no longer a lead. */
export const convertedError = {
  NOT_A_LEAD: { status: 409, message: "This lead has already become a deal." },
} as const;

/** The id belongs to something else, or its record has been deleted since. */
export const takenError = {
  ...notFoundError,
  ID_TAKEN: { status: 409, message: "This entry was already saved as something else." },
  DELETED: { status: 409, ...deleted },
} as const;

/**
 * Returned for an edit based on an outdated version, with the current one; nothing is stored. An edit that asks for
 * what is already stored counts as a repeat and succeeds.
 */
export function changedError<const Saved extends z.ZodMiniType>(saved: Saved) {
  return {
    CHANGED: {
      status: 409,
      message: "This record was changed in the meantime.",
      data: z.object({ current: saved }),
    },
  } as const;
}
