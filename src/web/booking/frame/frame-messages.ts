import type { BookingKind } from "#domain/appointments/free-slots.ts";

/** Texts around a booking: whose page it is, and what it shows when loading fails. */
export const frameWords = {
  Appointment: {
    pageTitle: "Book an appointment · Hearthline",
    description: "Choose a free time. You need no account.",
    lead: "Book an appointment with",
    missing: "Profile not found",
    missingText: "There's no booking page at this address. Please check the link.",
  },
  Demo: {
    pageTitle: "Book a demo · Hearthline",
    description: "Choose a free time for a demo of Hearthline. You need no account.",
    lead: "Book a demo with",
    missing: "Admin Not Found",
    missingText: "No demos are offered at this address.",
  },
} as const satisfies Record<BookingKind, object>;

export const noAdminId = "Error: Admin profile ID is missing";

export const titleWith = (kind: BookingKind, name: string): string =>
  `${frameWords[kind].lead} ${name} · Hearthline`;

export const loadingLabel = "Loading";

export const loadFailedTitle = "We couldn't load this page";
export const dot = " · ";
export const licenseText = (number: string): string => `License ${number}`;
