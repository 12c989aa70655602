import { messageOf } from "#web/client/failure.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";

/** The texts around a conversation with an assistant; what the assistant says comes from the server. */
const talk = {
  kinds: { guided: "Guided assistant", model: "AI assistant" },
  /** Always visible during the conversation. */
  notAPerson: "An automated assistant, not a person",
  log: "Conversation",
  you: "You",
  assistant: "Assistant",
  opening: "Opening the conversation",
  answering: "The assistant is answering",
  field: "Your message",
  placeholder: "Write a message",
  send: "Send",
  suggestions: "Suggestions",
  again: "Try again",
  openFailed: "We couldn't open the conversation",
  messageOf: (error: unknown): string => messageOf(error),
  tooMany: (minutes: number): string =>
    `That's a lot of messages at once. You can continue in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  takenOver: (name: string): string => `${name} is now answering in person.`,
  over: "This conversation is over.",
  startOver: "Start a new one",
  off: "The assistant isn't available right now.",
  book: "Choose a time yourself",
  booked: "Your appointment",
  bookedText: "Use this private link to see, move or cancel it.",
  manage: "Move or cancel",
  privacy: "Privacy",
} as const;
export type TalkWords = Translation<typeof talk>;
export const talkWords = bilingual("talk", talk);
