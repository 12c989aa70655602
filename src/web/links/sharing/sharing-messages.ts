/** The words about what an officer shares with an agent over their link. */
export const seesWords = {
  title: "Who can see what",
  allDeals: (officer: string): string => `You see all of ${officer}'s deals, also those to come.`,
  chosenDeals: (officer: string): string =>
    `You see the deals that ${officer} chose for you, and no others.`,
  allFigures:
    "Of each deal you see the buyer's name, the limits and the rate, and the buyer's income and debts.",
  hiddenFigures: (officer: string): string =>
    `Of each deal you see the buyer's name, the limits and the rate. Income, debts and the buyer's DTI stay with ${officer}: the calculator still says whether a price is within limits, and how much room there is, rounded down to $100 a month.`,
  scenarios: (officer: string): string =>
    `${officer} sees the scenarios that you save, and nothing else of your account.`,
  otherAgents:
    "Every agent who sees a deal also sees the scenario saved for it last, and the name of the agent who saved it.",
  calculator: "Open the calculator",
  agentScenarios: (agent: string): string =>
    `You see the scenarios that ${agent} saves for these deals.`,
  agentNever: (agent: string): string =>
    `${agent} never sees your leads, partners, notes or calendar.`,
} as const;

export const sharingWords = {
  deals: (agent: string): string => `Deals that ${agent} sees`,
  all: "All my deals, also those to come",
  chosen: "Only the deals that I choose",
  figures: "Figures",
  hide: "Hide income and debts",
  hideHint: (agent: string): string =>
    `${agent} then gets no income, no debts and no DTI: only whether a price is within limits, the room rounded down to $100 a month, and which figures you haven't entered yet.`,
  saving: "Saving…",
  saved: "Saved",
  failed: "Sharing was not changed",
  whenLinked: (agent: string): string =>
    `What you choose here counts from the moment you are linked with ${agent}.`,
} as const;

export const dealWords = {
  list: "Your deals",
  search: "Search your deals",
  shared: (count: number): string =>
    count === 0 ? "None chosen yet." : `${count} ${count === 1 ? "deal" : "deals"} chosen.`,
  most: (count: number): string => `These are the newest ${count}. Search for older ones.`,
  none: "You have no deals yet. Those that you add can be chosen here.",
  nothing: "No deal of that name.",
  failed: "Your deals could not be read",
} as const;

export const logWords = {
  show: "Show the log",
  hide: "Hide the log",
  title: "What happened between you",
  failed: "The log could not be read",
  none: "Nothing has happened yet.",
  older: (count: number): string => `Show ${count} older lines`,
} as const;
