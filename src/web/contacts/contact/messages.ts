import { type ContactType, contactTypes } from "#domain/contacts/contact.ts";

/**
 * The texts about saving and adding that all parts of this room share. The lists' texts are in list-messages.ts, the
 * forms' in form-messages.ts; those quoted in docs/behavior/contacts.md are exact.
 */

// Saving
export type SaveAction = "added" | "updated" | "converted";
export const savedTitle = "Success";
export const saveFailedTitle = "Error";
export const saveFailedText = (message: string): string => `Failed to submit form. ${message}`;

/** The text of the success toast. An entry whose type is unknown is called "Entry" (ERR-035). */
export function savedText(type: string, action: SaveAction): string {
  if (action === "converted") return "Lead converted to Deal successfully!";
  const name = contactTypes.some((known) => known === type) ? type : "Entry";
  return `${name} ${action} successfully!`;
}

// Records that were deleted or moved
export const deletedTitle = (name: string): string => `${name} is in Deleted contacts`;
export const restoreLabel = "Restore";
export const restoredTitle = (type: ContactType): string => `${type} Restored`;
export const restoreFailedTitle = (type: ContactType): string => `Error restoring ${type}`;
export const openRecordLabel = "Open record";
export const binLabel = "Open Deleted contacts";

/** Setting how far the professional is with a lead. */
export const followUpWords = {
  label: "Follow-up",
  saved: (state: string): string => `Follow-up: ${state}`,
  undo: "Undo",
  failed: "We couldn't save the follow-up",
} as const;

// The Add New Entry dialog
export const addNew = {
  title: "Add New Entry",
  question: "What would you like to add?",
  options: {
    Lead: { title: "New Lead", text: "Potential new client or prospect" },
    Deal: { title: "New Deal", text: "Track a new transaction or project" },
    "Referral Partner": { title: "New Referral Partner", text: "Add a contact for referrals" },
  },
} as const;

/** The names of the contact lists, as the menu shows them. */
export const listNames = {
  "new-leads": "New Leads",
  "all-leads": "All Leads",
  "working-deals": "Working Deals",
  "closed-deals": "Closed Deals",
  "referral-partners": "Referral Partners",
} as const;

/** The texts of choosing a contact by typing its name. */
export const pickerWords = {
  list: "Your contacts",
  found: (count: number): string =>
    count === 1
      ? "1 contact found. Use the arrow keys."
      : `${count} contacts found. Use the arrow keys.`,
  failed: "We couldn't search your contacts. You can still type a name.",
} as const;
