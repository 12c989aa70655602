import type { ContactType } from "#domain/contacts/contact.ts";

/** What a form is opened for: a new contact of a type, an existing one, or a lead that becomes a deal. */
export type FormTarget = { type: ContactType; id?: string } | { convertLeadId: string };
