import type { Outcome } from "#domain/appointments/outcomes.ts";

/** Texts about one entry of the calendar, on every page that shows one. */
export const entryWords = {
  noName: "Name not given",
  task: "Task",
  minutes: (count: number): string => `${count} min`,
  statusOf: (name: string): string => `Status of ${name}`,
  updated: "Appointment Updated",
  statusChanged: (status: string): string => `Status changed to ${status}.`,
  outcomeNoted: (outcome: Outcome): string => `Outcome noted: ${outcome}.`,
  outcomeTaken: "Outcome taken back.",
  undo: "Undo",
  updateFailed: "Update Failed",
  deleted: "Appointment Deleted",
  deletionFailed: "Deletion Failed",
  isNow: (status: string, moment: string): string => `It is now ${status}, ${moment}.`,
  nearestFree: (times: string[]): string => `Nearest free: ${times.join("; ")}.`,
} as const;

export const removalWords = {
  question: (name: string): string => `Delete ${name}?`,
  warning: "It goes for good. This cannot be undone.",
  tellsClient:
    "It goes for good, and the client gets a mail that it is off. This cannot be undone.",
  confirm: "Delete",
} as const;
