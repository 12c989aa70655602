import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** For who wants no more messages of a professional's assistant. */
const optOut = {
  pageTitle: "Stop these messages · Hearthline",
  loading: "Opening your link",
  failed: "Your link could not be opened",
  title: (name: string): string => `No more messages from ${name}’s assistant?`,
  text: (name: string, address: string): string =>
    `It will not mail, text or call you any more. This is about ${address}; appointments with ${name} stay as they are.`,
  stop: "Stop these messages",
  stopFailed: "They could not be stopped",
  stopped: (name: string): string => `${name}’s assistant will not contact you any more`,
  stoppedText: (address: string): string =>
    `Nothing goes to ${address} from now on. Only your own word to them can change that.`,
  wrongTitle: "This link does not work",
  wrongText: "Please copy all of it from the mail, to its very end.",
  home: "Back to Home",
} as const;
export type OptOutWords = Translation<typeof optOut>;
export const optOutWords = bilingual("optOut", optOut);
