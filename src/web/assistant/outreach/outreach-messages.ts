/** The texts of "Why was this sent or not?". */
export const outreachWords = {
  title: "Why was this sent or not?",
  text: "Before every call, text and email we check consent, opt-outs, quiet hours, your limits and state law. Here is each result. For a contact's consents, see “Reaching this contact” on their page.",
  failed: "We couldn't load the reasons",
  none: "Nothing sent or held back yet.",
  noneText: "Each call, text and email appears here, with the reasons.",
  noneOf: "Not checked yet.",
  noneOfText: "We check right before it goes out.",
  one: "Checks for one message",
  all: "Show all",
  more: "Load more",
  noReason: "Nothing blocked it.",
} as const;
