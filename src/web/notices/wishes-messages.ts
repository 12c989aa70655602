import type { NoticeTopic } from "#domain/notices/topics.ts";

/** The texts of the notification settings. */
export const wishWords = {
  title: "Notifications",
  about: "Notify me about",
  bell: "In the app",
  mail: "By email",
  text: "By text",
  textsTo: (number: string): string =>
    `Texts go to ${number}, 8 AM to 9 PM in your time zone. At night they wait.`,
  noNumber: "To get texts too, verify your phone number.",
  addNumber: "Account and security",
  always: "Always",
  never: "Not available",
  failed: "We couldn't load your notification settings",
  saveFailed: "We couldn't save your change",
  loading: "Loading your notification settings",
  /** The label of one checkbox. */
  name: (title: string, channel: string): string => `${title}: ${channel.toLowerCase()}`,
} as const;

type RowWords = { title: string; text: string };

export const topicWords: Record<NoticeTopic, RowWords> = {
  lead: { title: "New leads", text: "Someone came in through your page or your assistant." },
  booking: {
    title: "Bookings",
    text: "A client booked, moved or cancelled. The email includes a calendar file.",
  },
  message: { title: "Messages", text: "Your assistant took a message for you." },
  approval: {
    title: "Approvals",
    text: "Your assistant needs your approval, and again a day before it expires.",
  },
  assistant: {
    title: "Your assistant",
    text: "It was switched off, or reached one of your limits.",
  },
  invitation: { title: "Invitations", text: "Someone wants to link with you." },
  answer: {
    title: "Answers",
    text: "Someone accepted or declined your invitation.",
  },
  end: {
    title: "Ended links",
    text: "The other person ended the link, or linked with someone else.",
  },
  saved: {
    title: "Saved scenarios",
    text: "A linked agent saved a scenario for one of your deals.",
  },
  changed: {
    title: "Changed results",
    text: "New limits changed the result of a scenario you saved.",
  },
};

/** Notifications that cannot be turned off, and why. */
export const fixedWords: readonly RowWords[] = [
  {
    title: "Account security",
    text: "A new password, passkey or way to sign in. Always on, to protect your account.",
  },
];
