import type { ContactType } from "#domain/contacts/contact.ts";

/** The texts about unfinished entries, in their own file because the lists load them without the forms. */

const entries: Record<ContactType, string> = {
  Lead: "lead",
  Deal: "deal",
  "Referral Partner": "referral partner",
};

export const unfinishedLabel = "Unfinished entry";
export const continueLabel = "Continue";
export const discardDraftLabel = "Discard";
export const draftDiscardedTitle = "Draft discarded";

/** Says that a new entry was started and not saved; `name` is empty if no name was typed yet. */
export function unfinishedText(type: ContactType, name: string, moment: string): string {
  return `You started a new ${entries[type]}${name && `, ${name},`} on ${moment} and didn't save it.`;
}
