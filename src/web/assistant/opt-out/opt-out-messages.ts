import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** For clients who want no more messages from a professional's assistant. */
const optOut = {
  pageTitle: "Stop these messages · Hearthline",
  loading: "Opening your link",
  failed: "We couldn't open your link",
  title: (name: string): string => `No more messages from ${name}’s assistant?`,
  text: (name: string, address: string): string =>
    `It won't email, text or call you anymore. This applies to ${address}. Your appointments with ${name} don't change.`,
  stop: "Stop these messages",
  stopFailed: "We couldn't stop the messages",
  stopped: (name: string): string => `${name}’s assistant won’t contact you anymore`,
  stoppedText: (address: string): string =>
    `We won't send anything to ${address}. To hear from them again, tell them yourself.`,
  wrongTitle: "This link doesn't work",
  wrongText: "Please copy the whole link from the email.",
  home: "Back to Home",
} as const;
export type OptOutWords = Translation<typeof optOut>;
export const optOutWords = bilingual("optOut", optOut);
