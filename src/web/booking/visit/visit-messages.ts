import type { BookingKind } from "#domain/appointments/free-slots.ts";

/** The words of the form, of its answers and of the confirmation (SPEC §5, §8), for both kinds of booking. */
export const visitWords = {
  Appointment: {
    missing: "Missing information",
    missingText: "Please select a date and time.",
    submit: "Book appointment",
    done: "Appointment Requested!",
    failed: "Booking Failed",
    notesHint: "What is it about?",
    heading: (host: string) => `Your appointment with ${host}`,
    calendarTitle: (host: string) => `Appointment with ${host}`,
    another: "Book another appointment",
  },
  Demo: {
    missing: "Missing information",
    missingText: "Please select a date and time for the demo.",
    submit: "Book demo",
    done: "Demo Booked!",
    failed: "Demo Booking Failed",
    notesHint: "What would you like to see?",
    heading: (host: string) => `Your demo with ${host}`,
    calendarTitle: (host: string) => `Hearthline demo with ${host}`,
    another: "Book another demo",
  },
} as const satisfies Record<BookingKind, object>;

export const formWords = {
  title: "Your details",
  name: "Name",
  email: "Email",
  emailHint: "The confirmation goes there.",
  phone: "Phone",
  company: "Company",
  notes: "Notes",
  optional: "Optional",
  chosen: "Chosen time",
  nothing: "No time chosen yet",
  proving: "Checking that you are a person…",
  alreadySent:
    "An earlier attempt of yours was booked after all; the mail about it is on its way. Send this only if you want a second one.",
} as const;

/** When a refused visitor may try again; rounded up, so that it is true. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  const span = minutes <= 90 ? counted(minutes, "minute") : counted(hours, "hour");
  return `You can try again in ${span}.`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** What is offered when the chosen time went to somebody else. */
export const takenWords = {
  label: "The nearest free times",
  text: (time: string): string => `${time} is no longer free. These times are:`,
  none: (time: string): string => `${time} is no longer free. Please choose another time.`,
} as const;

export const doneWords = {
  where: "With",
  when: "When",
  length: "Length",
  theirs: (host: string): string => `For ${host}`,
  minutes: (count: number): string => `${count} minutes`,
  mail: (email: string): string => `The confirmation is on its way to ${email}.`,
  keep: "Move or cancel",
  keepText: "The mail holds this private link too.",
  calendar: "Add to your calendar",
  file: "Calendar file",
  google: "Google Calendar",
  outlook: "Outlook",
  fileName: "appointment.ics",
} as const;

/** A moment with its day in full: "Wednesday, November 25, 2026 at 9:00 AM". */
export const atTime = (day: string, time: string): string => `${day} at ${time}`;
