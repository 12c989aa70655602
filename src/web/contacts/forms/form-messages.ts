import type { ContactType } from "#domain/contacts/contact.ts";
import type { KnownBy } from "./known-people.ts";

/** The texts that the three forms share. */

const entries: Record<ContactType, string> = {
  Lead: "lead",
  Deal: "deal",
  "Referral Partner": "referral partner",
};

// The dialogs
export const newTitle = (type: ContactType): string => `New ${type}`;
export const editTitle = (type: ContactType): string => `Edit ${type}`;
export const convertTitle = "Convert to Deal";
export const saveLabel = (type: ContactType): string => `Save ${type}`;
export const requiredHints: Record<ContactType, string> = {
  Lead: "Only the two names are required.",
  Deal: "Only the two names are required.",
  "Referral Partner": "Only the first name is required.",
};
export const convertHint =
  "The lead becomes a deal and keeps its details. Nothing changes until you save.";
export const addedText = (moment: string): string => `added ${moment}`;
export const openFailedTitle = (type: ContactType): string =>
  `We couldn't open the ${entries[type]}`;

// Fields
export const notSet = "Not set";
export const notANumber = "Enter a number.";
export const notAnAmount = "Enter an amount, like 450,000 or 450k.";
export const notADay = "Enter a complete date.";

/** Errors in the part of the form that the Is Refinance checkbox hides. */
export const hiddenMistakes = (section: string, mistakes: readonly string[]): string =>
  `Fix the hidden ${section}. ${mistakes.join(" ")}`;

// Other contacts with the same email or phone
const byWords: Record<KnownBy, string> = { email: "email", phoneNumber: "phone" };
export const knownText = (name: string, type: string, status: string, by: KnownBy): string =>
  `${name} (${type}, ${status}) already has this ${byWords[by]}.`;
export const knownLabel = (name: string): string => `Open record of ${name} in a new tab`;
/** What a saved contact has in common with another contact. */
export const sameText = (name: string, by: readonly KnownBy[]): string =>
  `${name} has the same ${by.map((one) => byWords[one]).join(" and ")}.`;
export const openLabel = (name: string): string => `Open ${name}`;

// Conflicting edits
export const changedTitle = "This record was changed in the meantime";

// A deleted or converted record
export const goneText = "What you typed is still in this form.";
export const restoreToEdit = "Restore it to open it here again.";
export const restoreHint = "Restore the contact, then save again.";
