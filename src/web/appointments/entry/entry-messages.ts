import type { Outcome } from "#domain/appointments/outcomes.ts";

/** Texts about one calendar entry, on every page that shows one. */
export const entryWords = {
  noName: "Name not given",
  task: "Task",
  ways: { phone: "Phone call", video: "Video call", "in person": "In person" },
  minutes: (count: number): string => `${count} min`,
  statusOf: (name: string): string => `Status of ${name}`,
  updated: "Appointment Updated",
  statusChanged: (status: string): string => `Status changed to ${status}.`,
  outcomeNoted: (outcome: Outcome): string => `Outcome saved: ${outcome}.`,
  outcomeTaken: "Outcome removed.",
  undo: "Undo",
  updateFailed: "Update Failed",
  deleted: "Appointment Deleted",
  deletionFailed: "Deletion Failed",
  isNow: (status: string, moment: string): string => `It is now ${status}, ${moment}.`,
  nearestFree: (times: string[]): string => `Nearest free: ${times.join("; ")}.`,
} as const;

export const removalWords = {
  question: (name: string): string => `Delete ${name}?`,
  warning: "This can't be undone.",
  tellsClient: "The client gets an email that it's cancelled. This can't be undone.",
  confirm: "Delete",
} as const;
