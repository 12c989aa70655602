/** The texts of adding something from any page. */
export const addWords = {
  add: "Add",
  kinds: {
    Lead: "Lead",
    Deal: "Deal",
    "Referral Partner": "Referral Partner",
    Appointment: "Appointment",
    Note: "Note",
  },
  noteTitle: "Add Note",
  noteText: "Choose the contact, then write the note on its page.",
  noteContact: "Contact",
  noteHint: "Type a name, phone or email.",
} as const;
