/** The words around what a professional asks; the answers come from the server. */
export const askWords = {
  title: "Ask your assistant",
  hint: "It answers from your own calendar and contacts. Drafts wait under Today; nothing is sent from here.",
  opening:
    "What would you like to know of your day or your contacts? I can also draft a message that you send yourself.",
  items: "What this is about",
} as const;
