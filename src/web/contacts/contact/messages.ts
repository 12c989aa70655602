import { type ContactType, contactTypes } from "#domain/contacts/contact.ts";

/**
 * What every room of the contacts says about saving and adding; the lists' texts stand in list-messages.ts, the forms'
 * in form-messages.ts. Texts in SPEC §8 are taken from there word for word.
 */

// Saving (SPEC §8)
export type SaveAction = "added" | "updated" | "converted";
export const savedTitle = "Success";
export const saveFailedTitle = "Error";
export const saveFailedText = (message: string): string => `Failed to submit form. ${message}`;

/** What the success toast says; an entry whose type is not known is called "Entry" (AMB-56). */
export function savedText(type: string, action: SaveAction): string {
  if (action === "converted") return "Lead converted to Deal successfully!";
  const name = contactTypes.some((known) => known === type) ? type : "Entry";
  return `${name} ${action} successfully!`;
}

// Records that are not where they were
export const deletedTitle = (name: string): string => `${name} is in Deleted contacts`;
export const restoreLabel = "Restore";
export const restoredTitle = (type: ContactType): string => `${type} Restored`;
export const restoreFailedTitle = (type: ContactType): string => `Error restoring ${type}`;
export const openRecordLabel = "Open record";
export const binLabel = "Look in Deleted contacts";

// The Add New Entry dialog (SPEC §2)
export const addNew = {
  title: "Add New Entry",
  question: "What would you like to add?",
  options: {
    Lead: { title: "New Lead", text: "Potential new client or prospect" },
    Deal: { title: "New Deal", text: "Track a new transaction or project" },
    "Referral Partner": { title: "New Referral Partner", text: "Add a contact for referrals" },
  },
} as const;

/** The contact lists by their names in the menu (SPEC §2). */
export const listNames = {
  "new-leads": "New Leads",
  "all-leads": "All Leads",
  "working-deals": "Working Deals",
  "closed-deals": "Closed Deals",
  "referral-partners": "Referral Partners",
} as const;
