import { contactTypes } from "#domain/contacts/contact.ts";
import type { Weekday } from "#domain/contacts/lead.ts";
import type { LeadField } from "./lead-form-values.ts";

/**
 * Every text of the contact forms; those of the lists stand in list-messages.ts. Texts in SPEC §8 are taken from there
 * word for word.
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

// The Add New Entry dialog (SPEC §2)
export const addNew = {
  title: "Add New Entry",
  question: "What would you like to add?",
  options: {
    Lead: { title: "New Lead", text: "Potential new client or prospect" },
    Deal: { title: "New Deal", text: "Track a new transaction or project" },
    "Referral Partner": { title: "New Referral Partner", text: "Add a contact for referrals" },
  },
  notYet: "Not available yet",
} as const;

// The Lead form (SPEC §3, §4, §5)
/** The names of the Lead form's fields: the spec's field names in words (SPEC §3). */
export const leadLabels: Record<LeadField, string> = {
  leadId: "Lead ID",
  source: "Source",
  firstName: "First Name",
  lastName: "Last Name",
  phoneNumber: "Phone Number",
  email: "Email",
  address: "Address",
  city: "City",
  state: "State",
  zipCode: "Zip Code",
  coFirstName: "Co First Name",
  coLastName: "Co Last Name",
  coPhoneNumber: "Co Phone Number",
  purchasePrice: "Purchase Price",
  downPaymentAmount: "Down Payment Amount",
  downPaymentPercentage: "Down Payment Percentage",
  areaOfInterestCity: "Area of Interest City",
  areaOfInterestState: "Area of Interest State",
  propertyTypePurchase: "Property Type Purchase",
  budget: "Budget",
  preApprovalAmount: "Pre Approval Amount",
  agentName: "Agent Name",
  agentCompany: "Agent Company",
  agentPhone: "Agent Phone",
  availableDays: "Available Days",
  notes: "Notes",
  tags: "Tags",
  isRefinance: "Is Refinance",
  "refinanceDetails.marketValue": "Market Value",
  "refinanceDetails.balanceOwed": "Balance Owed",
  "refinanceDetails.payment": "Payment",
  "refinanceDetails.interestRate": "Interest Rate",
  "refinanceDetails.propertyTaxYearly": "Property Tax Yearly",
  "refinanceDetails.hoiYearly": "HOI Yearly",
  "refinanceDetails.propertyTypeRefi": "Property Type Refi",
};

export const dayLabels: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** The headings of the form's sections. */
export const leadSections = {
  contact: "Contact",
  coBorrower: "Co-borrower",
  purchase: "Purchase Details",
  refinance: "Refinance Details",
  agent: "Agent",
  rest: "Anything else",
};

export const newLeadTitle = "New Lead";
export const editLeadTitle = "Edit Lead";
export const newLeadHint = "Only the two names are required.";
export const addedText = (moment: string): string => `added ${moment}`;
export const saveLeadLabel = "Save Lead";
export const leadIdHint = "Left empty, one is made when you save.";
export const notANumber = "Enter a number.";
export const notSet = "Not set";
export const refinanceHint = "Asks for the loan to be replaced instead of the purchase.";
export const leadFailedTitle = "The lead could not be opened";
export const discardTitle = "Discard changes?";
export const discardText = "What you typed has not been saved.";
export const discardLabel = "Discard";
export const keepEditingLabel = "Keep editing";

/** Mistakes in the half of the form that the checkbox hides. */
export const hiddenMistakes = (section: string, mistakes: readonly string[]): string =>
  `The hidden ${section} hold a mistake. ${mistakes.join(" ")}`;

/** Usual ways a lead comes; anything else can be typed (AMB-53). */
export const sourceSuggestions = [
  "Referral",
  "Past Client",
  "Open House",
  "Website",
  "Social Media",
  "Phone Call",
  "Walk-in",
  "Sign Call",
  "Event",
];
