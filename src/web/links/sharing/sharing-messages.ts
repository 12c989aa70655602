/** The texts about what an officer shares with an agent through their link. */
export const seesWords = {
  title: "Who can see what",
  allDeals: (officer: string): string =>
    `You see all of ${officer}'s deals, including future ones.`,
  chosenDeals: (officer: string): string => `You see only the deals ${officer} chose for you.`,
  allFigures:
    "For each deal you see the buyer's name, the limits, the rate, and the buyer's income and debts.",
  hiddenFigures: (officer: string): string =>
    `For each deal you see the buyer's name, the limits and the rate. Only ${officer} sees income, debts and DTI. The calculator still tells you whether a price is within limits and how much room there is, rounded down to $100 a month.`,
  scenarios: (officer: string): string =>
    `${officer} sees the scenarios you save, and nothing else in your account.`,
  otherAgents: "Every agent who sees a deal also sees its latest saved scenario and who saved it.",
  calculator: "Open the calculator",
  agentScenarios: (agent: string): string =>
    `You see the scenarios ${agent} saves for these deals.`,
  agentNever: (agent: string): string =>
    `${agent} never sees your leads, partners, notes or calendar.`,
} as const;

export const sharingWords = {
  deals: (agent: string): string => `Deals ${agent} can see`,
  all: "All my deals, including future ones",
  chosen: "Only deals I choose",
  figures: "Figures",
  hide: "Hide income and debts",
  hideHint: (agent: string): string =>
    `${agent} won't see income, debts or DTI. They see only whether a price is within limits, the room rounded down to $100 a month, and which figures you haven't entered yet.`,
  saving: "Saving…",
  saved: "Saved",
  failed: "We couldn't change sharing",
  whenLinked: (agent: string): string => `Applies once you're linked with ${agent}.`,
} as const;

export const dealWords = {
  list: "Your deals",
  search: "Search your deals",
  shared: (count: number): string =>
    count === 0 ? "None chosen yet." : `${count} ${count === 1 ? "deal" : "deals"} chosen.`,
  most: (count: number): string => `These are the newest ${count}. Search for older ones.`,
  none: "You have no deals yet. Deals you add appear here.",
  nothing: "No deal with that name.",
  failed: "We couldn't load your deals",
} as const;

export const logWords = {
  show: "Show the log",
  hide: "Hide the log",
  title: "History",
  failed: "We couldn't load the log",
  none: "No activity yet.",
  older: (count: number): string => `Show ${count} older entries`,
} as const;
