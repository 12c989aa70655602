/** The texts of the conversations list. */
export const listWords = {
  list: "Conversations",
  failed: "We couldn't load your conversations",
  none: "No conversations yet.",
  noneText: "Chats, calls and texts with your assistant appear here.",
  noneLike: "No conversations match.",
  filters: "Filters",
  channel: "How",
  outcome: "Outcome",
  any: "All",
  clear: "Show all",
  more: "Load more",
  live: "Live",
  takenOver: "You answer",
  turns: (count: number): string =>
    count === 1 ? "1 line" : `${count.toLocaleString("en-US")} lines`,
  flagged: (count: number): string => (count === 1 ? "1 note" : `${count} notes`),
} as const;

/** The texts of one conversation. */
export const talkWords = {
  back: "All conversations",
  failed: "We couldn't load the conversation",
  gone: "This conversation no longer exists.",
  goneText: "It may have been deleted.",
  transcript: "Transcript",
  facts: "Details",
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
  toldName: "Name given",
  toldNameHint: "Not verified.",
  seconds: (count: number): string => `${count} s`,
  minutes: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s`,
  actions: "Prepared",
  tasks: "Done",
  wordsGone: "The transcript of this conversation was deleted.",
  neverKept: "We never record audio. The transcript is deleted after the time you set.",
  nothingSaid: "No messages yet.",
} as const;

/** The conversations on a contact's page. */
export const contactTalkWords = {
  failed: "We couldn't load the conversations",
  show: "Show transcript",
  hide: "Hide transcript",
  open: "Open conversation",
} as const;

/** Who said a line, and how. */
export const lineWords = {
  speakers: { caller: "Visitor", assistant: "Assistant", professional: "You", note: "Note" },
  heardUntil: (words: string): string => `Interrupted. Heard until: “${words}”`,
  heardNothing: "Interrupted before anything was heard.",
  latency: (ms: number): string =>
    ms < 1_000 ? `answered in ${ms} ms` : `answered in ${(ms / 1_000).toFixed(1)} s`,
  understoodBy: {
    grammar: "understood by script",
    model: "understood by the language model",
  } as Record<string, string>,
} as const;

/** The texts for taking over a conversation. */
export const partWords = {
  label: "Take part",
  takeOver: "Take over",
  takeOverText: "You answer instead of the assistant, and the visitor can see that.",
  taken: "You answer now",
  notHere: "You can't take over calls and texts here. They go to your own phone.",
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
  endText: "The visitor can start a new one.",
  failed: "That didn't work",
} as const;

/** The texts for deleting a conversation. */
export const removeWords = {
  words: "Delete transcript",
  wordsTitle: "Delete the transcript?",
  wordsText:
    "The transcript is deleted for good. The conversation stays on your list, with its outcome.",
  wordsDone: "Transcript deleted",
  all: "Delete",
  allTitle: "Delete this conversation?",
  allText:
    "This deletes it for good, with its transcript. Anything that came of it, such as an appointment, stays.",
  allDone: "Conversation deleted",
  failed: "We couldn't delete it",
} as const;

/** The labels of flags, by their stored names. */
export const flagNames: Record<string, string> = {
  rates: "Asked about rates or terms",
  qualify: "Asked whether they qualify",
  steering: "Asked about an area's residents",
  otherClients: "Asked about other clients",
  legal: "Asked about law or tax",
  fraud: "Mentioned fraud",
  personalNumbers: "Gave a card or Social Security number",
  instructions: "Tried to change the assistant's instructions",
  dial: "Asked it to dial a number",
  emergency: "Mentioned an emergency",
  abuse: "Was abusive",
  selfHarm: "Mentioned self-harm",
  failed: "Something failed",
  "other language": "Spoke another language",
};

/** A flag's label; if a rule replaced a sentence of the assistant, it includes the rule's name. */
export function flagText(flag: string): string {
  const rule = flag.match(/^guard:(.+)/)?.[1];
  if (rule) return `A reply was replaced (${rule})`;
  return flagNames[flag] ?? flag;
}
