import type { Autonomy, TaskKind } from "#domain/assistant/tasks.ts";

/** The words of the assistant's settings. */
export const formWords = {
  failed: "The settings could not be read",
  save: "Save Settings",
  saved: "Settings Saved",
  savedText: "Your assistant goes by them from now on.",
  saveFailed: "Error Saving Settings",
  notSaved: "Not saved yet. What you typed is kept here.",
} as const;

export const sectionWords = {
  tasks: {
    title: "What it may do",
    text: "How far each task goes by itself. Consent, quiet hours and a stop are kept whatever you choose.",
  },
  calls: { title: "Calls", text: "When it answers your line, and who rings first." },
  holidays: { title: "Days of rest", text: "It starts nothing and answers no calls on them." },
  limits: { title: "Limits", text: "The most that it may send and spend." },
  says: {
    title: "What it says",
    text: "In your words, where somebody asks. It says first that it is an automated assistant.",
  },
  keeping: { title: "Keeping", text: "Words are deleted by themselves when their time is over." },
} as const;

/** How far a task goes, as it is chosen. */
export const autonomyNames: Record<Autonomy, string> = {
  off: "Off",
  draft: "Draft only",
  approve: "Ask me first",
  automatic: "By itself",
};

/** What each choice means, as a plain sentence. */
export const meanings: Record<TaskKind, Partial<Record<Autonomy, string>>> = {
  answer: {
    off: "Nobody is answered. Calls go to your own number, and your page offers no assistant.",
    automatic: "It answers at once, books by your booking hours and takes messages.",
  },
  callNewLead: {
    off: "New leads are not called.",
    approve: "A call is prepared for each new lead who agreed to calls, and waits for you.",
    automatic: "New leads who agreed in writing to automated calls are called within a minute.",
  },
  textNewLead: {
    off: "New leads get no text.",
    draft: "A text is drafted for you to send yourself.",
    approve: "A text is prepared and waits for you.",
    automatic: "New leads who agreed in writing to texts get one within a minute.",
  },
  remind: {
    off: "It sends no reminders. The mails of your booking page stay.",
    automatic: "Clients who left a number and agreed to it get a text before their appointment.",
  },
  textBack: {
    off: "A missed call stays a missed call.",
    approve: "A text to who called is prepared and waits for you.",
    automatic: "Who called and reached nobody gets one text a day at most.",
  },
  milestone: {
    off: "Nobody is told when a deal’s dates change.",
    draft: "A message for each party is drafted for you to send yourself.",
    approve: "A message for each party is prepared and waits for you.",
    automatic: "Each party is told what it may know as soon as a date is set.",
  },
  followUp: {
    off: "Nothing is drafted after a silence.",
    draft: "A message is drafted for you to send yourself.",
    approve: "A message is prepared and waits for you.",
  },
  callback: {
    off: "Who asks for a call gets none from the assistant; you still see the message.",
    approve: "A call back is prepared and waits for you.",
  },
};

export const fieldWords = {
  hours: "When it answers calls",
  always: "At any time",
  alwaysText: "Day and night, but not on days of rest.",
  own: "In hours of its own",
  ownText: "Outside of them your own phone rings.",
  ringMeFirst: "Ring me first for",
  ringMeFirstHint: "Seconds, up to 40. 0 lets the assistant answer at once.",
  transferNumber: "Put calls through to",
  transferNumberHint: "Your own number. It rings first, and when a caller asks for you.",
  addHoliday: "Add a day",
  holiday: "Day",
  noHolidays: "None yet.",
  removeHoliday: (day: string): string => `Remove ${day || "the open day"}`,
  outgoingADay: "Calls and messages a day",
  outgoingADayHint: "With everybody together.",
  spendAMonth: "Spend a month",
  spendAMonthHint: "US dollars, for calls and texts.",
  greeting: "Greeting",
  greetingHint: "After it has said what it is. Empty is the usual greeting.",
  address: "Address",
  addressHint: "Told to who asks where to come. Empty tells nothing.",
  services: "Services",
  servicesHint: "Told to who asks what you do. No rates and no terms: those it never speaks of.",
  retentionDays: "Delete words after",
  retentionDaysHint: "Days, from 1 to 3,650. That there was a conversation stays.",
  followUpAfterDays: "Follow up after",
  followUpAfterDaysHint: "Days without contact, from 1 to 365.",
  neverRecorded:
    "A voice is never recorded, neither yours nor a caller’s. Only the words are kept.",
} as const;

/** What was changed elsewhere meanwhile. */
export const changedWords = {
  title: "These settings were changed elsewhere meanwhile",
  text: "Nothing of yours is lost. Choose what to keep, then save again.",
  takenOver: "updated, because only they changed it",
  yours: "Yours",
  theirs: "Theirs",
  nothing: "Empty",
} as const;
