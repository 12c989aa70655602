import type { ContactType } from "#domain/contacts/contact.ts";

/** The words of new entries that were begun: apart from the forms', because the lists carry them. */

const entries: Record<ContactType, string> = {
  Lead: "lead",
  Deal: "deal",
  "Referral Partner": "referral partner",
};

export const unfinishedLabel = "Unfinished entry";
export const continueLabel = "Continue";
export const discardDraftLabel = "Discard";
export const draftDiscardedTitle = "Draft discarded";

/** A new entry that was begun and not saved; its name is empty while nobody has been named. */
export function unfinishedText(type: ContactType, name: string, moment: string): string {
  return `You started a new ${entries[type]}${name && `, ${name},`} on ${moment} and didn't save it.`;
}
