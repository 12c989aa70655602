import type { ContactSummary } from "#contract/contacts/lists.ts";

/** As much of a contact as it takes to speak of it. */
export type NamedContact = Pick<ContactSummary, "id" | "type" | "firstName" | "lastName">;

/** First and last name as they are read; a partner may have no last name. */
export function nameOf({ firstName, lastName }: Pick<ContactSummary, "firstName" | "lastName">) {
  return lastName ? `${firstName} ${lastName}` : firstName;
}
