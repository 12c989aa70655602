/** A table of the export. */
type OwnTable = {
  /** Its name in the file. */
  as: string;
  table: string;
  /** The owner's column; what two people share has two. */
  owners: readonly string[];
};

/** The tables of an export, in this order. A test compares them with the database, so none is forgotten. */
export const exported: readonly OwnTable[] = [
  { as: "profile", table: "profiles", owners: ["id"] },
  { as: "picture", table: "profile_pictures", owners: ["user_id"] },
  { as: "contacts", table: "contacts", owners: ["user_id"] },
  { as: "contactTimeline", table: "contact_events", owners: ["user_id"] },
  { as: "deletedNotes", table: "deleted_notes", owners: ["user_id"] },
  { as: "contactConsents", table: "contact_consents", owners: ["user_id"] },
  { as: "bin", table: "deleted_contacts", owners: ["user_id"] },
  { as: "scenarios", table: "scenarios", owners: ["user_id"] },
  { as: "appointments", table: "appointments", owners: ["professional_id"] },
  { as: "assistantTasks", table: "ai_tasks_log", owners: ["user_id"] },
  { as: "assistantSettings", table: "assistant_settings", owners: ["user_id"] },
  { as: "conversations", table: "assistant_conversations", owners: ["user_id"] },
  { as: "conversationTurns", table: "assistant_turns", owners: ["user_id"] },
  { as: "assistantActions", table: "assistant_actions", owners: ["user_id"] },
  { as: "outreachReceipts", table: "outreach_receipts", owners: ["user_id"] },
  { as: "outreachConsents", table: "outreach_consents", owners: ["user_id"] },
  { as: "outreachStops", table: "outreach_stops", owners: ["user_id"] },
  {
    as: "invitations",
    table: "profile_link_invitations",
    owners: ["inviting_profile_id", "invited_profile_id"],
  },
  { as: "linkSharing", table: "link_sharing", owners: ["user_id"] },
  { as: "sharedDeals", table: "deal_shares", owners: ["user_id"] },
  { as: "linkLog", table: "link_events", owners: ["loan_officer_id", "agent_id"] },
  { as: "notices", table: "notices", owners: ["user_id"] },
  { as: "noticeWishes", table: "notice_wishes", owners: ["user_id"] },
];

/** The tables that are left out, and why. */
export const leftOut: Record<string, string> = {
  calendar_feeds:
    "the secret part of the feed's address, which would open the calendar to who finds the file",
  booking_receipts:
    "hashes of visitors' requests and ids of deleted entries, which keep a repeated request from booking twice",
  contact_words: "the words in the names of contacts, by which searches forgive typing errors",
  data_keys: "the keys of the encrypted fields, which the export contains opened",
  sent_reminders: "which reminders went out; they tell nothing that the appointments do not",
};
