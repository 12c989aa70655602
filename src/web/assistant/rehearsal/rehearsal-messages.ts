/** The words around a rehearsal; what is said in it comes from the server. */
export const rehearsalWords = {
  title: "Try your assistant",
  hint: "Talk to it as a client would. It answers by your settings and your calendar, also while it is switched off.",
  nothingReal:
    "A rehearsal: nothing is booked, mailed or counted, and it is deleted when you begin another.",
  behind: "Behind the lines",
  behindNone:
    "What it understands, what it would do and which rules speak will stand here, line by line.",
  understoodBy: { grammar: "Understood by rules", model: "Understood with the language model" },
  heard: "Understood",
  heardNothing: "Nothing in particular",
  wouldDo: "Would have done",
  refused: "Rules that spoke",
  anew: "Start anew",
} as const;
