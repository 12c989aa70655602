import type { Closed } from "#domain/booking/changes.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** The texts of the private page on which a visitor moves or cancels a booking. */
const manage = {
  pageTitle: "Your booking · Hearthline",
  loading: "Loading your booking",
  failed: "We couldn't load your booking",
  status: (status: string): string => status,
  move: "Move",
  moveTitle: "Choose another time",
  moveTo: (time: string): string => `Move to ${time}`,
  moveNothing: "Move to the chosen time",
  stay: "Keep my time",
  moved: "Appointment moved",
  moveFailed: "Move Failed",
  cancel: "Cancel appointment",
  cancelQuestion: "Cancel this appointment?",
  cancelText: (host: string, time: string): string =>
    `${host} expects you on ${time}. The time becomes free for others.`,
  cancelYes: "Cancel it",
  cancelNo: "Keep it",
  cancelled: "Appointment cancelled",
  cancelFailed: "Cancellation Failed",
  mail: "We're emailing you the details.",
  mailWithheld: "We couldn't email you about it today. Keep this page's link.",
  until: (moment: string): string => `You can move or cancel it until ${moment}.`,
  bookAgain: "Book a new time",
  missing: "Please select a date and time.",
  /** Why the booking can no longer be changed, and what to do instead. */
  closed: {
    cancelled: {
      title: "This appointment was cancelled",
      text: (host: string): string => `If you still want to meet ${host}, book a new time.`,
    },
    over: {
      title: "This appointment has started or is over",
      text: (host: string): string => `You can book another one with ${host}.`,
    },
    "too late": {
      title: "It's too late to change this here",
      text: (host: string): string => `Please call or write to ${host} if you can't make it.`,
    },
  } satisfies Record<Closed, object>,
  wrongTitle: "This link doesn't work",
  wrongText:
    "It may be incomplete, or the appointment was deleted. Try the link in your email again, or ask the person you're meeting.",
  home: "Back to Home",
} as const;
export type ManageWords = Translation<typeof manage>;
export const manageWords = bilingual("manage", manage);
