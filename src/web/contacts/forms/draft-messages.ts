import type { ContactType } from "#domain/contacts/contact.ts";

/** The words of drafts: apart from the forms', because the lists carry them. */

const entries: Record<ContactType, string> = {
  Lead: "lead",
  Deal: "deal",
  "Referral Partner": "referral partner",
};

export const restoredText = (moment: string): string => `Restored what you typed on ${moment}.`;
export const startOverLabel = "Start over";
export const startedOverTitle = "Started over";
export const unfinishedLabel = "Unfinished entry";
export const continueLabel = "Continue";
export const discardDraftLabel = "Discard";
export const draftDiscardedTitle = "Draft discarded";
export const undoLabel = "Undo";

/** A new entry that was begun and not saved; its name is empty while nobody has been named. */
export function unfinishedText(type: ContactType, name: string, moment: string): string {
  return `You began a new ${entries[type]}${name && `, ${name},`} on ${moment} and did not save it.`;
}
