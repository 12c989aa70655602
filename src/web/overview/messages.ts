/** The texts of the overview; those quoted in docs/behavior/overview.md are exact. */

export const figureWords = {
  label: "Figures",
  newLeads: "New Leads (Last 7 Days)",
  /** Says what is counted, because the page that the card links to lists only one status. */
  newLeadsHint: "Leads in any status",
  callsMade: "Calls Made (This Month)",
  comingSoon: "Feature coming soon!",
  handled: (count: number): string => `${count.toLocaleString("en-US")} handled by your assistant`,
  upcoming: "Upcoming Appointments",
  next: (day: string): string => `Next: ${day}`,
  nothingNext: "Nothing planned",
  notKnown: "Unavailable",
} as const;

export const upcomingWords = {
  title: "Upcoming Appointments",
  empty: "No upcoming appointments.",
  manage: "Manage Appointments",
  viewAll: (count: number): string => `View All (${count.toLocaleString("en-US")})`,
  minutes: (count: number): string => `${count} min`,
} as const;

export const taskWords = {
  title: "Recent AI Agent Tasks",
  empty: "No AI tasks logged yet.",
  ready: "Your AI assistant is ready to help!",
  willAppear: "Tasks performed will appear here.",
  notKnown: "We couldn't load your AI tasks",
  notKnownText: "They load together with your appointments.",
} as const;

/** Between the details of a row. */
export const dot = " · ";

export const failedTitle = "Error fetching dashboard data";

export const signedOutWords = {
  line: "Please sign in to view your dashboard.",
  action: "Sign In",
} as const;

export const morningWords = {
  toDo: "To do",
  failed: "We couldn't load the rest of the page",
  failedText: "Check your connection and try again.",
} as const;
