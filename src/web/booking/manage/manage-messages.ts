import type { Closed } from "#domain/booking/changes.ts";

/** The words of the private page on which a visitor moves or cancels a booking (D3). */
export const manageWords = {
  pageTitle: "Your booking · Hearthline",
  loading: "Loading your booking",
  failed: "Your booking could not be loaded",
  move: "Move",
  moveTitle: "Choose another time",
  moveTo: (time: string): string => `Move to ${time}`,
  moveNothing: "Move to the chosen time",
  stay: "Keep the time",
  moved: "Appointment moved",
  moveFailed: "Moving Failed",
  cancel: "Cancel appointment",
  cancelQuestion: "Cancel this appointment?",
  cancelText: (host: string, time: string): string =>
    `${host} expects you on ${time}. The time becomes free for others.`,
  cancelYes: "Cancel it",
  cancelNo: "Keep it",
  cancelled: "Appointment cancelled",
  cancelFailed: "Cancelling Failed",
  mail: "A mail about it is on its way to you.",
  until: (moment: string): string => `You can move or cancel it until ${moment}.`,
  bookAnew: "Book a new time",
  missing: "Please select a date and time.",
} as const;

/** Why nothing can be changed any more, and what to do instead. */
export const closedWords: Record<Closed, { title: string; text: (host: string) => string }> = {
  cancelled: {
    title: "This appointment was cancelled",
    text: (host) => `If you still want to meet ${host}, book a new time.`,
  },
  over: {
    title: "This appointment is over",
    text: (host) => `You can book another one with ${host}.`,
  },
  "too late": {
    title: "It is too late to change this here",
    text: (host) => `Please call or write to ${host} if you cannot come.`,
  },
};

export const wrongLink = {
  title: "This link does not work",
  text: "It may be incomplete, or the appointment was deleted. Open the link in your mail once more, or ask the person you wanted to meet.",
  home: "Back to the start",
} as const;
