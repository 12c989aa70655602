/** The words of the conversations. */
export const listWords = {
  list: "Conversations",
  failed: "The conversations could not be read",
  none: "No conversations yet.",
  noneText: "Everybody who writes to your assistant, or calls it, will stand here.",
  noneLike: "No conversation like this.",
  filters: "Filters",
  channel: "How",
  outcome: "What came of it",
  any: "All",
  clear: "Show all",
  more: "Load more",
  live: "Live",
  takenOver: "You answer",
  turns: (count: number): string =>
    count === 1 ? "1 line" : `${count.toLocaleString("en-US")} lines`,
  flagged: (count: number): string => (count === 1 ? "1 note" : `${count} notes`),
} as const;

/** One conversation. */
export const talkWords = {
  back: "All conversations",
  failed: "The conversation could not be read",
  gone: "This conversation no longer exists.",
  goneText: "It may have been deleted.",
  transcript: "What was said",
  facts: "What came of it",
  outcome: "Outcome",
  summary: "Summary",
  nextStep: "Next step",
  started: "Began",
  lasted: "Lasted",
  cost: "Cost",
  flags: "Worth a look",
  contact: "Contact",
  appointment: "Appointment",
  openAppointments: "Open the list",
  number: "Number",
  toldName: "Name as told",
  toldNameHint: "Nobody has proven it.",
  seconds: (count: number): string => `${count} s`,
  minutes: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`,
  actions: "What was prepared",
  tasks: "What was done",
  wordsGone: "The words of this conversation were deleted.",
  neverKept: "Voice is never recorded. Only the words are kept, until you delete them.",
  nothingSaid: "Nothing has been said yet.",
} as const;

/** How a line came about. */
export const lineWords = {
  speakers: { caller: "Visitor", assistant: "Assistant", professional: "You", note: "Note" },
  heardUntil: (words: string): string => `Interrupted. Heard until: “${words}”`,
  heardNothing: "Interrupted before a word of it was heard.",
  latency: (ms: number): string =>
    ms < 1_000 ? `answered in ${ms} ms` : `answered in ${(ms / 1_000).toFixed(1)} s`,
  understoodBy: {
    grammar: "understood by rules",
    model: "understood with the language model",
  } as Record<string, string>,
} as const;

/** Taking part. */
export const partWords = {
  label: "Take part",
  takeOver: "Take over",
  takeOverText: "You answer in place of the assistant. The visitor is told so.",
  taken: "You answer now",
  notHere: "Calls and texts cannot be taken over here; they reach your own phone.",
  field: "Your answer",
  placeholder: "Write to the visitor",
  send: "Send",
  sending: "Sending",
  required: "Write something first.",
  handBack: "Hand back",
  handedBack: "The assistant answers again",
  end: "End",
  ended: "The conversation is over",
  endTitle: "End this conversation?",
  endText: "The visitor can begin a new one.",
  failed: "That was not done",
} as const;

/** Getting rid of it. */
export const removeWords = {
  words: "Delete the words",
  wordsTitle: "Delete what was said?",
  wordsText: "The words go for good. That there was a conversation, and what came of it, stays.",
  wordsDone: "The words were deleted",
  all: "Delete",
  allTitle: "Delete this conversation?",
  allText: "It goes for good, with every word. What came of it, such as an appointment, stays.",
  allDone: "The conversation was deleted",
  failed: "It was not deleted",
} as const;

/** What is worth a look, by the words under which it is kept. */
export const flagNames: Record<string, string> = {
  rates: "Asked about rates or terms",
  qualify: "Asked whether they qualify",
  steering: "Asked who lives where",
  otherClients: "Asked about other clients",
  legal: "Asked about law or tax",
  fraud: "Spoke of fraud",
  personalNumbers: "Gave a number of a card or a person",
  instructions: "Tried to give the assistant orders",
  dial: "Asked it to dial a number",
  emergency: "Spoke of an emergency",
  abuse: "Was abusive",
  selfHarm: "Spoke of harming themselves",
  failed: "Something could not be done",
  "other language": "Spoke another language",
};

/** A flag in words; a sentence of the assistant that a rule replaced is told with the rule's name. */
export function flagText(flag: string): string {
  const rule = flag.match(/^guard:(.+)/)?.[1];
  if (rule) return `A sentence of the assistant was replaced (${rule})`;
  return flagNames[flag] ?? flag;
}
