/** The texts of the contact page. */
export const contactWords = {
  edit: "Edit",
  convert: "Convert to Deal",
  delete: "Delete",
  backTo: (list: string) => `Back to ${list}`,
  back: "Back",
  acts: "Actions",
  added: (moment: string) => `Added ${moment}`,
  updated: (moment: string) => `Updated ${moment}`,
  facts: "Details",
  nothingKnown: "No details yet. Choose Edit to add some.",
  failed: "We couldn't open this record",
  yes: "Yes",
  no: "No",
};

/** The page of a record that was deleted for good or never existed. */
export const goneWords = {
  title: "This record no longer exists.",
  text: "It was deleted for good, or the link is wrong. You can restore deleted contacts for 30 days.",
  bin: "Open Deleted contacts",
};

/** The page of a record that was deleted and can be restored. */
export const deletedWords = {
  text: "You can restore it, with its timeline, for 30 days after it was deleted.",
};

/** The headings of the details, as in the forms. */
export const factGroups = {
  contact: "Contact",
  deal: "Property and price",
  progress: "Purchase Progress",
  purchase: "Purchase Details",
  refinance: "Refinance Details",
  papers: "Papers",
  parties: "Other Parties",
  officer: "Loan Officer Parameters",
  coBorrower: "Co-borrower",
  agent: "Agent",
  days: "Available Days",
  notes: "Notes",
};

export const factWords = {
  name: "Name",
  areaOfInterest: "Area of Interest",
  downPayment: "Down Payment",
  received: "received",
  missing: "not yet",
  /** Stored values that are damaged. */
  unreadable: "Can't be read",
  unreadableText:
    "What is stored here is damaged. It stays as it is until you enter these values again.",
};

/** Other contacts with the same phone or email. */
export const knownWords = {
  title: "Also known",
  same: { email: "Same email", phone: "Same phone" },
  both: "Same email and phone",
};

/** The leads and deals that a referral partner sent. */
export const referralWords = {
  title: "Sent by this partner",
  count: (count: number) =>
    count === 1 ? "1 lead or deal" : `${count.toLocaleString("en-US")} leads and deals`,
  none: "Leads and deals whose source is this partner’s name or company appear here.",
  failed: "We couldn’t load what this partner sent",
  moreFailed: "We couldn’t load the rest.",
  loadMore: "Load more",
};

/** The milestones of a deal. */
export const milestoneWords = {
  title: "Milestones",
  line: "Milestones of this deal",
  states: { done: "done", next: "next", ahead: "planned", unset: "no date yet" },
  next: (name: string, when: string) => `${name} ${when.toLowerCase()}`,
  noDates: "Dates you enter in the deal appear here.",
};

/** Changing a deal on its page. */
export const dealChangeWords = {
  editDates: "Edit dates",
  saveDates: "Save dates",
  cancel: "Cancel",
  statusChanged: (status: string) =>
    `Changed to ${status} in another window. Choose again to replace it.`,
  datesChanged: "These dates were changed in another window. Saving again replaces them:",
  dateNow: (name: string, day: string) => `${name}: now ${day}`,
  noDate: "empty",
};

/** A contact's timeline. */
export const timelineWords = {
  title: "Timeline",
  kinds: {
    created: "Added",
    edited: "Edited",
    moved: "Moved",
    converted: "Converted to Deal",
    noted: "Note",
    deleted: "Deleted",
    restored: "Restored",
    conversation: "Conversation with your assistant",
    "scenario saved": "Property scenario saved",
    "scenario rechecked": "Property scenario rechecked",
  } as Record<string, string>,
  verdicts: { within: "within limits", exceeds: "over the limits", none: "without a result" },
  verdict: (is: string) => `It is ${is}.`,
  newVerdict: (was: string, is: string) => `It was ${was} and is now ${is}.`,
  unknownVerdict: "not known to be within limits",
  actors: {
    visitor: "by a visitor",
    partner: "by a linked professional",
    assistant: "by your assistant",
    system: "automatically",
  } as Record<string, string>,
  from: "from",
  to: "to",
  empty: "empty",
  unreadable: "What changed is damaged and can't be read.",
  allChanges: (count: number) => `Show ${count} more changes`,
  fewerChanges: "Show fewer changes",
  loadMore: "Load more",
  failed: "We couldn't load the timeline",
  moreFailed: "We couldn't load the rest of the timeline.",
  none: "No activity yet.",
};

/** Adding a note. */
export const noteWords = {
  label: "Add a note",
  placeholder: "What happened? What was said?",
  add: "Add note",
  hint: (key: string) => `${key}+Enter adds it.`,
  failed: (message: string) => `We couldn't add the note. ${message}`,
  required: "Write something first.",
  added: "Note added",
};

/** Correcting and deleting a note. */
export const ownNoteWords = {
  edit: "Edit note",
  delete: "Delete note",
  /** Several notes have these two buttons, so their accessible names include the note's time. */
  of: (act: string, moment: string) => `${act} of ${moment}`,
  edited: (moment: string) => `Edited ${moment}`,
  label: "Edit this note",
  save: "Save note",
  cancel: "Cancel",
  notSaved: (message: string) => `We couldn't save the note. ${message}`,
  changed: "This note was changed in another window. Saving again replaces what it says now:",
  deleted: "Note deleted",
  alreadyDeleted: "Note already deleted",
  undo: "Undo",
  notDeleted: "We couldn't delete the note",
  restored: "Note restored",
  notRestored: "We couldn't restore the note",
};
