import type { ContactSummary } from "#contract/contacts/lists.ts";

/** The part of a contact that is needed to name it. */
export type NamedContact = Pick<ContactSummary, "id" | "type" | "firstName" | "lastName">;

/** First and last name; a partner may have no last name. */
export function nameOf({ firstName, lastName }: Pick<ContactSummary, "firstName" | "lastName">) {
  return lastName ? `${firstName} ${lastName}` : firstName;
}
