import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { consentWording } from "#domain/booking/visit.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** The texts of the form and the confirmation that depend on the kind of booking. */
const visit = {
  Appointment: {
    missing: "Missing information",
    missingText: "Please select a date and time.",
    submit: "Book appointment",
    done: "Appointment Requested!",
    failed: "Booking Failed",
    notesHint: "What is it about?",
    heading: (host: string): string => `Your appointment with ${host}`,
    calendarTitle: (host: string): string => `Appointment with ${host}`,
    another: "Book another appointment",
  },
  Demo: {
    missing: "Missing information",
    missingText: "Please select a date and time for the demo.",
    submit: "Book demo",
    done: "Demo Booked!",
    failed: "Demo Booking Failed",
    notesHint: "What would you like to see?",
    heading: (host: string): string => `Your demo with ${host}`,
    calendarTitle: (host: string): string => `Hearthline demo with ${host}`,
    another: "Book another demo",
  },
} as const satisfies Record<BookingKind, object>;
export type VisitWords = Translation<typeof visit>;
export const visitWords = bilingual("visit", visit);

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

const form = {
  title: "Your details",
  name: "Name",
  email: "Email",
  emailHint: "We'll send the confirmation here.",
  phone: "Phone",
  phoneHint: "You get the call at this number.",
  phoneCannotBe:
    "This isn't a valid US number. For another country, start with + and the country code.",
  company: "Company",
  notes: "Notes",
  optional: "Optional",
  chosen: "Chosen time",
  nothing: "No time chosen yet",
  restored: "Restored what you typed.",
  startOver: "Start over",
  proving: "Checking that you are a person…",
  looking: "Checking whether your booking went through…",
  notBooked: "Your booking did not go through. Choose a time and send it again.",
  alreadySent:
    "Your earlier try went through after all, and a confirmation email is on its way. Send this only if you want a second appointment.",
  holdsEnough:
    "You've reached the booking limit for this email: 3 upcoming appointments with one professional, and 20 bookings or changes in 24 hours. You can book again after one is over or cancelled, or a day later. To move or cancel one, use the link in its email.",
  /** When a refused visitor can try again. */
  tryAgainIn: ({ count, unit }: Wait): string => `You can try again in ${counted(count, unit)}.`,
  consent: consentWording,
  /** A field's error; the schemas' messages are English. */
  fault: (message: string): string => message,
} as const;
export type FormWords = Translation<typeof form>;
export const formWords = bilingual("form", form);

/** How long the visitor has to wait, rounded up, so that a try after it succeeds. */
export type Wait = { count: number; unit: "minute" | "hour" };

export function waitOf(seconds: number): Wait {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90
    ? { count: minutes, unit: "minute" }
    : { count: Math.ceil(minutes / 60), unit: "hour" };
}

/** Shown when someone else booked the chosen time. */
const taken = {
  label: "The nearest free times",
  text: (time: string): string => `${time} is no longer free. These times are:`,
  none: (time: string): string => `${time} is no longer free. Please choose another time.`,
} as const;
export type TakenWords = Translation<typeof taken>;
export const takenWords = bilingual("taken", taken);

const done = {
  where: "With",
  meet: "How you meet",
  places: {
    phone: (host: string, phone: string | null): string =>
      phone ? `${host} calls you at ${phone}` : "Phone call",
    video: "Video call",
    "in person": "In person",
  },
  call: "Phone call",
  when: "When",
  length: "Length",
  reach: (host: string): string => `Questions for ${host}`,
  theirs: (host: string): string => `For ${host}`,
  minutes: (count: number): string => `${count} minutes`,
  mail: (email: string): string =>
    `Look for the confirmation at ${email}. If it doesn't arrive, keep this page's link.`,
  mailWithheld: "We couldn't email this confirmation today. Keep this page's link.",
  keep: "Move or cancel",
  keepText: "Keep this private link. It opens your booking.",
  calendar: "Add to your calendar",
  file: "Calendar file",
  google: "Google Calendar",
  outlook: "Outlook",
  fileName: "appointment.ics",
} as const;
export type DoneWords = Translation<typeof done>;
export const doneWords = bilingual("done", done);
