import { type ContactType, contactTypes } from "#domain/contacts/contact.ts";

/** What can be added from any page. */
export type Addition = ContactType | "Appointment" | "Note";

/** All of them, in the order of the menu. */
export const additions: readonly Addition[] = [...contactTypes, "Appointment", "Note"];
