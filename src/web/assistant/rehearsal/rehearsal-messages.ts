/** The texts around a rehearsal; what is said in it comes from the server. */
export const rehearsalWords = {
  title: "Try your assistant",
  hint: "Talk to it as a client would. It uses your settings and calendar, even while it's off.",
  nothingReal:
    "This is a rehearsal. Nothing is booked, emailed or counted, and it's deleted when you start another.",
  behind: "Behind the scenes",
  behindNone:
    "See what it understands, what it would do and which rules apply, message by message.",
  understoodBy: { grammar: "Understood by script", model: "Understood by the language model" },
  heard: "Understood",
  heardNothing: "Nothing specific",
  wouldDo: "Would have done",
  refused: "Rules that applied",
  startOver: "Start over",
} as const;
