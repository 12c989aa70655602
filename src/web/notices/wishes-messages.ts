import type { NoticeTopic } from "#domain/notices/topics.ts";

/** The texts of the table of notifications and their channels. */
export const wishWords = {
  title: "Notices",
  about: "What you are told of",
  bell: "In the bell",
  mail: "By mail",
  always: "Always",
  never: "Not there",
  failed: "Your notices could not be loaded",
  saveFailed: "Could not be saved",
  loading: "Loading your notices",
  /** The name of one switch. */
  name: (title: string, channel: string): string => `${title}: ${channel.toLowerCase()}`,
} as const;

type RowWords = { title: string; text: string };

export const topicWords: Record<NoticeTopic, RowWords> = {
  invitation: { title: "Invitations", text: "Somebody wants to link with you." },
  answer: {
    title: "Answers",
    text: "Somebody accepted or declined your invitation.",
  },
  end: {
    title: "The end of a link",
    text: "The other side ended it, or linked with somebody else.",
  },
  saved: {
    title: "Saved scenarios",
    text: "A linked agent saved one for a deal of yours.",
  },
  changed: {
    title: "Changed results",
    text: "New limits change the result of a scenario that you saved.",
  },
};

/** What cannot be switched off, and why. */
export const fixedWords: readonly RowWords[] = [
  {
    title: "Bookings",
    text: "A client booked, moved or cancelled. The mail brings the entry for your calendar.",
  },
  {
    title: "Safety of your account",
    text: "A new password, passkey or way in. It cannot be switched off, so that nobody can hide it from you.",
  },
];
