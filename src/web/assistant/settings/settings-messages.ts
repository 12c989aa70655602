import type { Autonomy, TaskKind } from "#domain/assistant/tasks.ts";

/** The texts of the assistant's settings. */
export const formWords = {
  failed: "We couldn't load the settings",
  save: "Save Settings",
  saved: "Settings Saved",
  savedText: "Your assistant uses them from now on.",
  saveFailed: "Error Saving Settings",
  notSaved: "Not saved yet. What you typed is still here.",
} as const;

export const sectionWords = {
  tasks: {
    title: "What it may do",
    text: "How much it does on its own. Consent, quiet hours and opt-outs always apply.",
  },
  calls: { title: "Calls", text: "When it answers your phone line, and who rings first." },
  holidays: { title: "Days off", text: "It starts nothing and answers no calls on these days." },
  limits: { title: "Limits", text: "The most it can send and spend." },
  says: {
    title: "What it says",
    text: "In your words, when someone asks. It always says first that it's an automated assistant.",
  },
  keeping: {
    title: "Retention",
    text: "Transcripts are deleted automatically after the time you set.",
  },
} as const;

/** The choices for how much a task does on its own. */
export const autonomyNames: Record<Autonomy, string> = {
  off: "Off",
  draft: "Draft only",
  approve: "Ask me first",
  automatic: "By itself",
};

/** What each choice means, in one sentence. */
export const meanings: Record<TaskKind, Partial<Record<Autonomy, string>>> = {
  answer: {
    off: "It doesn't answer. Calls go to your own number, and your page has no assistant.",
    automatic: "It answers right away, books within your booking hours and takes messages.",
  },
  callNewLead: {
    off: "New leads aren't called.",
    approve: "It prepares a call to each new lead who agreed to calls, for you to approve.",
    automatic: "It calls new leads who agreed in writing to automated calls, within a minute.",
  },
  textNewLead: {
    off: "New leads get no text.",
    draft: "It drafts a text for you to send.",
    approve: "It prepares a text for you to approve.",
    automatic: "It texts new leads who agreed in writing to texts, within a minute.",
  },
  remind: {
    off: "It sends no reminders. Your booking page's emails still go out.",
    automatic: "Clients who left a number and agreed to texts get one before their appointment.",
  },
  textBack: {
    off: "It doesn't text back after missed calls.",
    approve: "It prepares a text to the caller for you to approve.",
    automatic: "Callers who didn't reach you get a text, at most one a day.",
  },
  milestone: {
    off: "No updates go out when a deal’s dates change.",
    draft: "It drafts a message to each party for you to send.",
    approve: "It prepares a message to each party for you to approve.",
    automatic: "Each party hears about the dates meant for them as soon as they're set.",
  },
  followUp: {
    off: "It drafts no follow-ups.",
    draft: "It drafts a message for you to send.",
    approve: "It prepares a message for you to approve.",
  },
  callback: {
    off: "It doesn't call back. You still see the message.",
    approve: "It prepares a callback for you to approve.",
  },
};

export const fieldWords = {
  hours: "When it answers calls",
  always: "At any time",
  alwaysText: "Day and night, except on days off.",
  own: "Only at certain hours",
  ownText: "At other times your own phone rings.",
  ringMeFirst: "Ring me first for",
  ringMeFirstHint: "Seconds, up to 40. With 0, the assistant answers right away.",
  transferNumber: "Forward calls to",
  transferNumberHint: "Your own number. It rings first, and when a caller asks for you.",
  addHoliday: "Add a day",
  holiday: "Day",
  noHolidays: "None yet.",
  removeHoliday: (day: string): string => `Remove ${day || "the open day"}`,
  outgoingADay: "Calls and messages a day",
  outgoingADayHint: "In total, to everyone.",
  spendAMonth: "Spend a month",
  spendAMonthHint: "In US dollars, for calls and texts.",
  greeting: "Greeting",
  greetingHint: "Said after it introduces itself. Leave empty for the standard greeting.",
  address: "Address",
  addressHint: "Shared when someone asks where to come. Leave empty to share nothing.",
  services: "Services",
  servicesHint:
    "Shared when someone asks what you do. Leave out rates and terms, which it never discusses.",
  retentionDays: "Delete transcripts after",
  retentionDaysHint: "Days, from 1 to 3,650. The conversation itself stays on your list.",
  followUpAfterDays: "Follow up after",
  followUpAfterDaysHint: "Days without contact, from 1 to 365.",
  neverRecorded: "We never record audio, yours or a caller’s. Only the transcript is kept.",
} as const;

/** Shown when the settings were changed elsewhere. */
export const changedWords = {
  title: "These settings were changed somewhere else",
  text: "Nothing you typed is lost. Choose what to keep, then save again.",
  takenOver: "updated, because only they changed it",
  yours: "Yours",
  theirs: "Theirs",
  nothing: "Empty",
} as const;
