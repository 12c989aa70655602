import type { Answer } from "#domain/links/invitation.ts";
import type { Sharing } from "#domain/links/sharing.ts";

/** The texts of the invitations; those quoted in docs/behavior/links.md are exact. */
export const invitationWords = {
  list: "Invitations",
  youInvited: (name: string): string => `You invited ${name}`,
  invitedYou: (name: string): string => `${name} invited you`,
  chooseFirst: "Choose what to share first",
  /** What the officer would share with the agent through this link. */
  opens: (agent: string, { sharesAllDeals, hidesFinances }: Sharing): string => {
    const deals = sharesAllDeals ? "all your deals" : "only the deals you choose";
    const figures = hidesFinances ? "without" : "with";
    return `Once you're linked, ${agent} sees ${deals}, ${figures} the buyers' income and debts.`;
  },
  replaces: (officer: string): string =>
    `Accepting ends your link with ${officer}. An agent can link with one loan officer at a time.`,
} as const;

export const answerWords: Record<Answer, { act: string; done: string }> = {
  accepted: { act: "Accept", done: "Invitation Accepted!" },
  declined: { act: "Decline", done: "Invitation Declined" },
  cancelled: { act: "Cancel invitation", done: "Invitation Cancelled" },
};

export const updateFailed = "Error Updating Invitation";

/** Shown when the invitations could not be read. */
export const listFailed = {
  title: "Error Fetching Invitations",
  text: (message: string): string => message,
};

export const emptyWords = {
  line: "No invitations yet",
  text: {
    agent: "Invite a loan officer. Once they accept, you can check what their buyers can afford.",
    "loan officer":
      "Invite an agent. Once they accept, they can check what your buyers can afford, in the deals you share.",
  },
  find: "Find Professionals",
} as const;

export const endWords = {
  act: "End link",
  question: (name: string): string => `End the link with ${name}?`,
  asAgent: (name: string): string =>
    `You'll no longer see ${name}'s deals. Scenarios you saved stay with the deals. To link again, one of you has to invite the other.`,
  asOfficer: (name: string): string =>
    `${name} will no longer see your deals. Saved scenarios stay with the deals. To link again, one of you has to invite the other.`,
  done: "Link Ended",
  doneText: (name: string): string => `You and ${name} are no longer linked.`,
} as const;
