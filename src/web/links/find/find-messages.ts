import type { Side } from "#domain/profiles/sides.ts";

type Sought = Exclude<Side, null>;

/** The texts of Find Professionals; those quoted in docs/behavior/links.md are exact. */
export const findWords = {
  titles: {
    agent: "Find Real Estate Agents & Brokers",
    "loan officer": "Find Loan Officers",
  } satisfies Record<Sought, string>,
  intro: {
    agent: "Link with an agent so they can check what your buyers can afford.",
    "loan officer": "Link with a loan officer so you can check what their buyers can afford.",
  } satisfies Record<Sought, string>,
  search: "Search by name, company or role",
  clear: "Clear search",
  results: "Professionals",
  tooShort: "Enter at least 2 characters to find professionals.",
  nothing: "No professionals found matching your search.",
  nothingHint: "Try different keywords, such as part of a name, a company or a role.",
  found: (count: number): string => `${count} ${count === 1 ? "professional" : "professionals"}`,
  most: (count: number): string => `The first ${count}. Type more to narrow them down.`,
  failed: "Search Error",
  failedText: (message: string): string => `Failed to fetch professionals: ${message}`,
} as const;

export const unavailableWords = {
  line: "Feature Unavailable",
  text: (businessType: string): string =>
    `This feature is for 'Mortgage' or 'Real Estate' business types. Yours is ${businessType}.`,
  noType: "not set",
  profile: "Open My Profile",
} as const;

export const cardWords = {
  phone: "Phone",
  invite: "Invite to Link",
  sent: "Invitation Sent",
  linked: "Already Linked",
  answer: "They invited you: respond",
  see: "See who can see what",
} as const;

export const inviteWords = {
  done: "Invitation Sent!",
  doneText: "Your invitation has been sent successfully.",
  exists: "Invitation Exists",
  existsText: "A pending invitation to this professional already exists.",
  failed: "Error Sending Invitation",
  undo: "Undo",
  // The same texts as in the Invitations tab.
  undone: "Invitation Cancelled",
  undoFailed: "Error Updating Invitation",
} as const;

/** Shown when the invitations, which decide what the cards offer, could not be read. */
export const statusesFailed = {
  title: "Error Loading Invitations",
  text: (message: string): string => `Could not load existing invitation statuses: ${message}`,
};
