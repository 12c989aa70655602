/** The texts around a professional's questions; the answers come from the server. */
export const askWords = {
  title: "Ask your assistant",
  hint: "It answers from your own calendar and contacts. Find drafts under Today. Nothing is sent from here.",
  opening:
    "What would you like to know about your day or your contacts? I can also draft a message for you to send.",
  items: "What this is about",
} as const;
