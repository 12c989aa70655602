import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** The texts around a conversation: whose assistant it is, and where it opens. */
const frame = {
  pageTitle: "Talk to an assistant · Hearthline",
  description: "Ask, or book a time, by typing or speaking. You need no account.",
  title: (name: string): string => `${name}’s assistant`,
  titleOf: (name: string): string => `${name}’s assistant · Hearthline`,
  loading: "Loading the assistant",
  failed: "We couldn't load the assistant",
  away: (name: string): string => `${name}’s assistant isn’t available right now`,
  awayText: (name: string): string => `You can still choose a time with ${name} yourself.`,
  book: "Choose a time yourself",
  privacy: "Privacy",
  more: "More",
  ask: "Ask the assistant",
  close: "Close",
} as const;
export type FrameWords = Translation<typeof frame>;
export const frameWords = bilingual("talkFrame", frame);
