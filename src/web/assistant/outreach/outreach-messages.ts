/** The words of "Why was this sent or not?". */
export const outreachWords = {
  title: "Why was this sent or not?",
  text: "Right before every call, text and mail the same rules are asked: consent, a stop, quiet hours, your limits and the law of the state. Here is what they said. Who agreed to what stands on the page of each contact, under “Reaching this contact”.",
  failed: "The reasons could not be read",
  none: "Nothing was sent or held back yet.",
  noneText: "Each call, text and mail will stand here with its reasons.",
  noneOf: "The rules were not asked about this yet.",
  noneOfText: "They are asked right before it goes out.",
  one: "What the rules said of one message",
  all: "Show all",
  more: "Load more",
  noReason: "No rule spoke against it.",
} as const;
