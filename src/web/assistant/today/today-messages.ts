/** The texts of the assistant's page. */
export const pageWords = {
  label: "Assistant",
  tabs: {
    today: "Today",
    ask: "Ask",
    conversations: "Conversations",
    outreach: "Outreach",
    try: "Try your assistant",
  },
  settings: "Settings",
  failed: "We couldn't load your assistant",
} as const;

/** The texts of its state and on/off switch. */
export const stateWords = {
  title: "State",
  name: "Assistant",
  on: "On",
  off: "Off",
  paused: "Paused",
  onText: "Answering now, by your settings.",
  offText: "Not answering or sending anything. Your booking page works without it.",
  pausedUntil: (time: string): string => `Paused until ${time}, then it resumes on its own.`,
  pause: "Pause 1 hour",
  wake: "End the pause",
  pausedNow: "Paused for an hour",
  awake: "The pause is over",
  switchedOn: "Your assistant is on",
  switchedOff: "Your assistant is off",
  failed: "We couldn't change that",
  guided: "Follows a booking script. It uses no AI model and needs none.",
  model: "Uses a language model to understand. The same rules decide what it can do.",
} as const;

/** Shown before it was ever turned on. */
export const firstWords = {
  line: "Your assistant can answer for you",
  does: "What it does",
  doesList: [
    "Answers visitors on your page, and callers if you have a phone line. Books, moves and cancels appointments within your booking hours.",
    "Takes messages and notifies you right away.",
    "Prepares calls, texts and emails, and waits for your approval where you want it.",
  ],
  never: "What it never does",
  neverList: [
    "It never pretends to be a person. It says right away that it's an automated assistant.",
    "It never discusses rates, payments or whether someone qualifies.",
    "It never contacts anyone without consent, or after they opt out.",
    "It never records audio.",
  ],
  start: "Switch it on",
  settings: "Review the settings first",
} as const;

/** Where clients can reach it. */
export const reachWords = {
  title: "Where clients reach it",
  link: "The link to share",
  linkHint: "Visitors don't need an account. It's on your booking page too.",
  line: "Your line",
  noLine: "You don't have a phone line yet.",
} as const;

/** The conversations in progress. */
export const liveWords = {
  title: "Going on now",
  failed: "We couldn't load your conversations",
  takenOver: "You answer",
  open: "Live",
  since: "since",
  more: (count: number): string => `${count} more`,
} as const;

/** What waits for the professional. */
export const queueWords = {
  title: "Waiting for you",
  failed: "We couldn't load what's waiting for you",
  none: "Nothing waiting for you.",
  noneText: "Calls and messages that need your approval appear here.",
  drafts: "Drafts for you to send",
  to: (name: string): string => `to ${name}`,
  why: "Because",
  notBefore: "Goes out from",
  expires: "Expires",
  approve: "Approve",
  approveThese: "Approve this version",
  edit: "Edit",
  reject: "Reject",
  keep: "Discard edits",
  subject: "Subject",
  words: { phone: "What it says", text: "Text", mail: "Message" },
  required: "Write something first.",
  approved: "Approved",
  approvedText: "It goes out once every check passes.",
  rejected: "Rejected",
  copy: "Copy",
  copied: "Copied",
  copyRefused: "Your browser doesn't allow copying here",
  copyRefusedText: "Select the text and copy it.",
  sent: "Sent by me",
  sentDone: "Marked as sent",
  discard: "Discard",
  discarded: "Discarded",
  notDone: "That didn't work",
  contact: "Contact",
  conversation: "Conversation",
  decided: "Recent decisions",
  reasons: "Why",
  one: (act: string, who: string): string => `${act}: ${who}`,
} as const;

/** The statuses of an action. */
export const actionNames = {
  draft: "Draft",
  waiting: "Waiting",
  approved: "Approved",
  doing: "On its way",
  done: "Done",
  failed: "Failed",
  refused: "Not allowed",
  rejected: "Rejected",
  expired: "Lapsed",
  cancelled: "Cancelled",
} as const;

/** What the assistant did. */
export const logWords = {
  title: "Recent activity",
  failed: "We couldn't load its activity",
  none: "No activity yet.",
  noneText: "Every conversation, call, text and email appears here, with the reason.",
  more: "Load more",
  cause: "Because",
  said: "They said",
  did: "It did",
  basis: "Allowed because",
  cost: "Cost",
  talkCost: "Cost of the conversation",
  why: "Why",
  whyOf: (sentence: string): string => `Why: ${sentence}`,
  conversation: "Conversation",
  contact: "Contact",
  undo: "Undo",
  undoOne: (what: string): string => `Undo: ${what}`,
  undoTitle: "Cancel this appointment?",
  undoText: "The time opens up again, and we email the client.",
  undoConfirm: "Cancel the appointment",
  undoNot: "Keep it",
  undone: "Undone",
  undoFailed: "We couldn't undo it",
  undoings: {
    possible: null,
    done: "Undone.",
    tooLate: "The appointment has started, so this can't be undone.",
    nothing: null,
    never: "Only they can undo this, by telling you.",
  },
} as const;
