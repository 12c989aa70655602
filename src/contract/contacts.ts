import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { contactTypes } from "#domain/contacts/contact.ts";
import { leadSchema, storedLeadSchema } from "#domain/contacts/lead.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { notFoundError, signedInErrors } from "./errors.ts";

const nullableText = z.nullable(z.string());

/** A row of a contact list: what a professional needs to recognise the person, no incomes, no debts. */
export const contactSummary = z.object({
  id: recordId,
  type: z.enum(contactTypes),
  status: z.string(),
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
  isRefinance: z.boolean(),
  createdAt: z.date(),
});
export type ContactSummary = z.output<typeof contactSummary>;

/** A lead in full, with what the server keeps beside the form's fields. */
export const savedLead = z.object({
  id: recordId,
  type: z.literal("Lead"),
  status: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  lead: storedLeadSchema,
});
export type SavedLead = z.output<typeof savedLead>;

const status = z.string().check(z.maxLength(60));

export const contactsContract = {
  /**
   * My contacts of one type, newest first, page by page (SPEC §7). The search is case-insensitive over name, email,
   * company, phone, lead id and tags (SPEC §5); `cursor` is the last answer's `nextCursor`.
   */
  list: oc
    .route({ method: "GET", path: "/contacts", summary: "List my contacts", tags: ["Contacts"] })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        type: z.enum(contactTypes),
        statuses: z.optional(z.array(status).check(z.minLength(1), z.maxLength(20))),
        search: z.optional(z.string().check(z.maxLength(200))),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 50),
      }),
    )
    .output(z.object({ contacts: z.array(contactSummary), nextCursor: nullableText })),
  getLead: oc
    .route({ method: "GET", path: "/leads/{id}", summary: "Read a lead", tags: ["Contacts"] })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId }))
    .output(savedLead),
  /** Adds a lead under an id that the caller made: the same call twice stores one record. */
  addLead: oc
    .route({ method: "POST", path: "/leads", summary: "Add a lead", tags: ["Contacts"] })
    .errors({
      ...signedInErrors,
      ID_TAKEN: { status: 409, message: "This entry was already saved as something else." },
    })
    .input(z.strictObject({ id: recordId, lead: leadSchema }))
    .output(savedLead),
  /** Saves an edited lead; its status stays (SPEC §4). */
  editLead: oc
    .route({ method: "PUT", path: "/leads/{id}", summary: "Edit a lead", tags: ["Contacts"] })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId, lead: leadSchema }))
    .output(savedLead),
  /** Deletes one of my contacts; deleting what is already gone answers NOT_FOUND. */
  remove: oc
    .route({
      method: "DELETE",
      path: "/contacts/{id}",
      summary: "Delete a contact",
      tags: ["Contacts"],
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
};
