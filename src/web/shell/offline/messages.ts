/** The words for when there is no line to the server. */

export const offlineWords = {
  title: "You are offline",
  text: "Hearthline cannot be reached. This page goes on by itself as soon as the line is back.",
  kept: "Kept in this browser",
  keptText:
    "Leads, deals, referral partners and notes that you were typing. Open the form again and go on where you were.",
  drafts: (count: number) =>
    count === 1 ? "One entry is not finished yet." : `${count} entries are not finished yet.`,
  noDrafts: "Nothing is left unfinished.",
  waits: "Waits for the line",
  waitsText: "Your contacts, your calendar, and all that is saved. None of it is lost.",
  retry: "Try again",
  trying: "Looking for the line…",
} as const;

export const lineWords = {
  lost: "No connection.",
  lostText:
    "You can go on reading, and what you type stays in its form. Save it when the line is back.",
  back: "Connected again.",
  backText: "Everything is read anew.",
} as const;
