import type { Show } from "./show.ts";

/** The texts of the appointments list. */
export const listWords = {
  failed: "Error fetching appointments",
  hours: "Booking hours",
  more: "Load more",
  shows: "Which appointments",
  email: "Email",
  phone: "Phone",
  booked: "Booked by the client",
  how: "How did it go?",
  move: (name: string): string => `Move ${name} to another time`,
  delete: (name: string): string => `Delete ${name}`,
} as const;

export const showNames: Record<Show, string> = {
  all: "All",
  upcoming: "Upcoming",
  past: "Past",
};

/** The parts of the list of all appointments. */
export const timelineWords = {
  past: "Past",
  today: "Today",
  upcoming: "Upcoming",
  earlier: "Show earlier",
  nothingToday: "Nothing today.",
  nothingAhead: "Nothing today or later. New bookings appear here.",
  counted: (past: number): string =>
    `${past.toLocaleString("en-US")} past ${past === 1 ? "appointment" : "appointments"} shown`,
} as const;

/** Texts for a list without appointments, and for a filter that matches none. */
export const emptyWords = {
  line: "No appointments yet",
  text: "Send clients your booking link. When they pick a free time, it appears here.",
  narrowed: {
    upcoming: { line: "Nothing coming up", text: "New bookings appear here." },
    past: {
      line: "No past appointments yet",
      text: "Appointments move here once their time has passed.",
    },
  },
  showAll: "Show all",
} as const;

export const linkWords = {
  label: "Your booking link",
  open: "See it as clients do",
} as const;

/** The appointments on a contact's page. */
export const contactWords = {
  title: "Appointments",
  add: "Add appointment",
  next: "Next",
  past: "Past",
  none: "No appointments with this contact yet.",
  failed: "We couldn't load the appointments",
} as const;

/** Separates the facts of one row. */
export const dot = " · ";
