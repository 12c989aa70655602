/** The words of the assistant's own page. */
export const pageWords = {
  label: "Assistant",
  tabs: {
    today: "Today",
    ask: "Ask",
    conversations: "Conversations",
    outreach: "Outreach",
    try: "Try your assistant",
    settings: "Settings",
  },
  failed: "Your assistant could not be loaded",
} as const;

/** Its state, and the one switch. */
export const stateWords = {
  title: "State",
  name: "Assistant",
  on: "On",
  off: "Off",
  paused: "Paused",
  onText: "It answers and works as the settings say.",
  offText: "It answers nobody and sends nothing. Your booking page works without it.",
  pausedUntil: (time: string): string => `It rests until ${time}, then works again by itself.`,
  pause: "Pause 1 hour",
  wake: "End the pause",
  pausedNow: "Paused for an hour",
  awake: "The pause is over",
  switchedOn: "Your assistant is on",
  switchedOff: "Your assistant is off",
  failed: "That was not changed",
  guided:
    "It understands by rules that were written for booking. No language model is set up, and none is needed.",
  model: "A language model helps it to understand. The same rules decide what it may do.",
} as const;

/** Before it was ever switched on. */
export const firstWords = {
  line: "Your assistant can answer for you",
  does: "What it does",
  doesList: [
    "Answers visitors on your page, and callers if you have a line: books, moves and cancels appointments by your booking hours.",
    "Takes messages and tells you at once.",
    "Prepares calls, texts and mails, and waits for your approval where you want that.",
  ],
  never: "What it never does",
  neverList: [
    "It never passes for a person: it says at once that it is an automated assistant.",
    "It never speaks of rates, payments or whether somebody qualifies.",
    "It never reaches anybody without their consent, or after they said stop.",
    "It never records a voice.",
  ],
  start: "Switch it on",
  settings: "Look at the settings first",
} as const;

/** Where it can be reached. */
export const reachWords = {
  title: "Where clients reach it",
  link: "The link to share",
  linkHint: "Visitors need no account. It stands on your booking page as well.",
  line: "Your line",
  noLine: "No telephone line is set up for you.",
} as const;

/** What goes on at this moment. */
export const liveWords = {
  title: "Going on now",
  failed: "The conversations could not be read",
  takenOver: "You answer",
  open: "Live",
  since: "since",
  more: (count: number): string => `${count} more`,
} as const;

/** What waits for the professional. */
export const queueWords = {
  title: "Waiting for you",
  failed: "What waits could not be read",
  none: "Nothing waits for you.",
  noneText: "What the assistant prepares for your approval will stand here.",
  drafts: "Drafts for you to send",
  to: (name: string): string => `to ${name}`,
  why: "Because",
  notBefore: "Goes out from",
  expires: "Lapses",
  approve: "Approve",
  approveThese: "Approve these words",
  edit: "Edit",
  reject: "Reject",
  keep: "Keep as it was",
  subject: "Subject",
  words: { phone: "What it says", text: "Text", mail: "Message" },
  required: "Write something first.",
  approved: "Approved",
  approvedText: "It goes out once every rule allows it.",
  rejected: "Rejected",
  copy: "Copy",
  copied: "Copied",
  copyRefused: "Your browser does not let this page copy",
  copyRefusedText: "Select the words and copy them by hand.",
  sent: "Sent by me",
  sentDone: "Noted as sent by you",
  discard: "Discard",
  discarded: "Discarded",
  notDone: "That was not done",
  contact: "Contact",
  conversation: "Conversation",
  decided: "Decided last",
  reasons: "Why this was so",
  one: (act: string, who: string): string => `${act}: ${who}`,
} as const;

/** How far something has come. */
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

/** What it did. */
export const logWords = {
  title: "What it did lately",
  failed: "What it did could not be read",
  none: "Nothing yet.",
  noneText: "Every conversation, call, text and mail will stand here, with its reason.",
  more: "Load more",
  cause: "Because",
  said: "They said",
  did: "It did",
  basis: "By right of",
  why: "Why",
  conversation: "Conversation",
  contact: "Contact",
  undo: "Undo",
  undoOne: (what: string): string => `Undo: ${what}`,
  undoTitle: "Cancel this appointment?",
  undoText: "The time becomes free again, and the client is told by mail.",
  undoConfirm: "Cancel the appointment",
  undoNot: "Keep it",
  undone: "Taken back",
  undoFailed: "It was not taken back",
  undoings: {
    possible: null,
    done: "Taken back.",
    tooLate: "The appointment has begun, so it can no longer be taken back.",
    nothing: null,
    never: "Only they can take this back, by their own word.",
  },
} as const;
