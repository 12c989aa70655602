import type { ContactType } from "#domain/contacts/contact.ts";

/** What a form is opened for: a new contact, an existing one, or a lead to convert. */
export type FormTarget = { type: ContactType; id?: string } | { convertLeadId: string };
