import type { EventKind } from "#domain/appointments/kinds.ts";

/** The texts of the Add Event dialog; those quoted in docs/behavior/appointments.md are exact. */
export const eventWords = {
  title: "Add Event",
  hint: (zone: string): string => `Times are in your time zone, ${zone}.`,
  about: (name: string): string => `With ${name}. It also appears on this contact's timeline.`,
  type: "Type",
  eventTitle: "Title",
  clientName: "Client Name",
  date: "Date",
  dateHint: "Such as 12/24/2026 or Dec 24",
  time: "Time",
  timeHint: "24-hour, HH:MM",
  duration: "Duration",
  minutes: "min",
  notes: "Notes",
  clientEmail: "Client Email",
  clientPhone: "Client Phone",
  tellsClient: "Send the client an invitation",
  save: (type: EventKind): string => `Add ${type}`,
  saveAnyway: "Add anyway",
  added: "Event Added",
  addedText: (type: EventKind): string => `${type} scheduled successfully.`,
  failed: "Error",
  failedText: (type: EventKind, message: string): string => `Failed to add ${type}. ${message}`,
  signedOut: "Authentication Error",
  signedOutText: "You must be logged in to add an event.",
  draft: "We restored what you typed. It isn't saved yet.",
  startOver: "Start over",
} as const;

/** The texts of choosing a known contact as the client. */
export const clientWords = {
  linked: "From your contacts. It also appears on this contact's timeline.",
  notRead: "We couldn't load this contact's email and phone",
} as const;

/** The Add button and the kinds in its menu. */
export const addWords = {
  add: "Add",
  kinds: {
    Appointment: "Appointment",
    Task: "Task",
    Callback: "Callback",
    Reminder: "Reminder",
  } satisfies Record<EventKind, string>,
} as const;

/** The texts of the "Move to…" dialog. */
export const moveWords = {
  title: (name: string): string => `Move ${name}`,
  save: "Move",
  saveAnyway: "Move anyway",
  moved: "Appointment Moved",
  failed: "Update Failed",
  undo: "Undo",
} as const;

/** Shown when an entry cannot be at the chosen time. */
export const refusalWords = {
  nearest: "Nearest free times",
  noneFree: "No free time nearby. Choose another day.",
  anyway: "You can keep this time anyway.",
} as const;

export const dateFieldWords = {
  open: "Choose a date",
  calendar: "Calendar",
  previous: "Previous month",
  next: "Next month",
} as const;
