/** The texts shown while the server is unreachable. */

export const offlineWords = {
  title: "You are offline",
  text: "We can't reach Hearthline. This page continues as soon as you're back online.",
  kept: "Kept in this browser",
  keptText:
    "Leads, deals, referral partners and notes you were typing. Open the form again to continue.",
  drafts: (count: number) =>
    count === 1 ? "You have 1 unfinished entry." : `You have ${count} unfinished entries.`,
  noDrafts: "No unfinished entries.",
  waits: "Available when you're online",
  waitsText: "Your contacts, your calendar and everything you saved. None of it is lost.",
  retry: "Try again",
  trying: "Reconnecting…",
} as const;

export const lineWords = {
  lost: "No connection.",
  lostText:
    "You can keep reading, and what you type stays in the form. Save it when you're back online.",
  back: "Connected again.",
  backText: "Everything is up to date.",
} as const;
