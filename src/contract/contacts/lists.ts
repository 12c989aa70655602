import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  contactTypes,
  convertedStatus,
  newLeadStatus,
  newPartnerStatus,
} from "#domain/contacts/contact.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { followUps } from "#domain/contacts/follow-up.ts";
import { sorts } from "#domain/contacts/list-order.ts";
import { longestTag } from "#domain/contacts/tags.ts";
import { tooLong } from "#domain/kernel/clean-text.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { notFoundError, signedInErrors } from "../errors.ts";

const nullableText = z.nullable(z.string());

/** A row of a contact list: what a professional needs to recognize the person, without incomes or debts. */
export const contactSummary = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  /** How far I am with a lead. A deal keeps the state it had as a lead; all others are `New`. */
  followUp: z.enum(followUps),
  version: z.int(),
  leadId: nullableText,
  firstName: z.string(),
  lastName: nullableText,
  email: nullableText,
  phoneNumber: nullableText,
  companyName: nullableText,
  city: nullableText,
  state: nullableText,
  source: nullableText,
  tags: z.array(z.string()),
  budget: z.nullable(z.number()),
  purchasePrice: z.nullable(z.number()),
  closingDate: nullableText,
  isRefinance: z.boolean(),
  createdAt: z.date(),
  /** The newest note, message, call or appointment (domain/contacts/last-contact.ts); null if there is none. */
  lastContactAt: z.nullable(z.date()),
  /** How many leads and deals a partner sent, and when the newest was added; null for leads and deals. */
  leadsSent: z.nullable(z.int()),
  lastReferralAt: z.nullable(z.date()),
});
export type ContactSummary = z.output<typeof contactSummary>;

/** A contact in the bin; deleted permanently at `purgeAt`. */
export const deletedContact = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
  firstName: z.string(),
  lastName: nullableText,
  email: nullableText,
  deletedAt: z.date(),
  purgeAt: z.date(),
});
export type DeletedContact = z.output<typeof deletedContact>;

/** Every status that the product assigns to a contact; older data may have others. */
const contactStatuses = [
  newLeadStatus,
  convertedStatus,
  ...dealStatuses,
  newPartnerStatus,
] as const;

// The known statuses, and any other that older data may have.
const status = z.union([z.enum(contactStatuses), z.string().check(z.maxLength(60))]);
const cursor = z.optional(z.string().check(z.maxLength(400)));
const longestSearch = 200;
const limit = z.prefault(z.int().check(z.gte(1), z.lte(100)), 50);

/** The filters of a list. */
const narrowing = {
  type: z.enum(contactTypes),
  statuses: z.optional(z.array(status).check(z.minLength(1), z.maxLength(20))),
  followUps: z.optional(z.array(z.enum(followUps)).check(z.minLength(1), z.maxLength(4))),
  search: z.optional(z.string().check(z.maxLength(longestSearch, tooLong(longestSearch)))),
  tag: z.optional(z.string().check(z.maxLength(longestTag, tooLong(longestTag)))),
  isRefinance: z.optional(z.boolean()),
};
export type Narrowing = z.output<z.ZodMiniObject<typeof narrowing>>;

export const listsContract = {
  /**
   * My contacts of one type, newest first by default, page by page (CRM-027). The search finds records in which each
   * typed word is part of the name, email, company, phone, lead id or tags, in any order (CRM-034); if it finds none,
   * similar names are listed. `tag` is a whole tag in any case. `cursor` is the previous `nextCursor`; one of another
   * type or order is refused.
   */
  list: oc
    .route({ method: "GET", path: "/contacts", summary: "List my contacts", tags: ["Contacts"] })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        ...narrowing,
        sort: z.prefault(z.enum(sorts), "added"),
        /** Defaults to `usualDirection`; `best` has only one direction. */
        direction: z.optional(z.enum(["asc", "desc"])),
        // A name is up to 201 characters of up to four bytes each.
        cursor: z.optional(z.string().check(z.maxLength(1_200))),
        limit,
      }),
    )
    .output(
      z.object({
        contacts: z.array(contactSummary),
        nextCursor: nullableText,
        /** Nothing matched exactly: these have similar names. */
        isSimilar: z.boolean(),
      }),
    ),
  /** How many contacts such a list has in all; a search counts only the first thousand. */
  count: oc
    .route({
      method: "GET",
      path: "/contacts/count",
      summary: "Count my contacts",
      tags: ["Contacts"],
    })
    .errors(signedInErrors)
    .input(z.strictObject(narrowing))
    .output(
      z.object({
        count: z.int(),
        /** There are more than were counted. */
        isMore: z.boolean(),
      }),
    ),
  /** The distinct tags of my contacts of a type, in alphabetical order. */
  tags: oc
    .route({
      method: "GET",
      path: "/contacts/tags",
      summary: "List my tags",
      tags: ["Contacts"],
    })
    .errors(signedInErrors)
    .input(z.strictObject({ type: z.enum(contactTypes) }))
    .output(z.array(z.string())),
  /** Moves one of my contacts to the bin. Repeating it changes nothing; NOT_FOUND after permanent deletion. */
  remove: oc
    .route({
      method: "DELETE",
      path: "/contacts/{id}",
      summary: "Delete a contact: for 30 days it can be restored",
      tags: ["Contacts"],
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId }))
    .output(
      z.object({
        id: recordId,
        /** It was already in the bin. */
        wasAlready: z.boolean(),
      }),
    ),
  /** What is in my bin, last deleted first, page by page. */
  bin: oc
    .route({ method: "GET", path: "/bin", summary: "List my deleted contacts", tags: ["Contacts"] })
    .errors(signedInErrors)
    .input(z.strictObject({ cursor, limit }))
    .output(z.object({ contacts: z.array(deletedContact), nextCursor: nullableText })),
  /** Restores a deleted contact as it was; if it is already restored, returns it. */
  restore: oc
    .route({
      method: "POST",
      path: "/bin/{id}/restore",
      summary: "Restore a deleted contact",
      tags: ["Contacts"],
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId, type: z.enum(contactTypes) })),
  /** Deletes a contact from the bin permanently. Repeating it changes nothing. */
  forget: oc
    .route({
      method: "DELETE",
      path: "/bin/{id}",
      summary: "Delete a contact for good",
      tags: ["Contacts"],
    })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      RESTORED: { status: 409, message: "This contact was restored, so we kept it." },
    })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
};
