/** The words around a conversation with an assistant; what it says itself comes from the server. */
export const talkWords = {
  kinds: { guided: "Guided assistant", model: "AI assistant" },
  /** Always in sight, whatever is being said. */
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
  openFailed: "The conversation could not be opened",
  tooMany: (minutes: number): string =>
    `That was a lot at once. You can go on in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  takenOver: (name: string): string => `${name} answers in person now.`,
  over: "This conversation is over.",
  anew: "Start a new one",
  off: "The assistant does not answer at the moment.",
  book: "Choose a time yourself",
  booked: "Your appointment",
  bookedText: "With this private link you can look at it, move it or cancel it.",
  manage: "Move or cancel",
  privacy: "Privacy",
} as const;
