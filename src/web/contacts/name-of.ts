import type { ContactSummary } from "#contract/contacts/lists.ts";

/** First and last name as they are read; a partner may have no last name. */
export function nameOf({ firstName, lastName }: Pick<ContactSummary, "firstName" | "lastName">) {
  return lastName ? `${firstName} ${lastName}` : firstName;
}
