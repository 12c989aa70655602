/** The kinds of notifications in the bell. */
export const noticeKinds = [
  /** Another professional invites me to link. */
  "invited",
  /** My invitation was accepted: we are linked. */
  "accepted",
  "declined",
  /** The other side ended our link. */
  "ended",
  /** The agent linked with another loan officer, which ended our link. */
  "replaced",
  /** A linked agent saved a scenario for one of my deals. */
  "scenario saved",
  /** The loan officer changed a deal, and a scenario that I saved now comes out differently. */
  "scenario changed",
  /** A visitor or caller became a lead. */
  "new lead",
  /** What a client did with an appointment, on the booking page or with the assistant. */
  "booked",
  "moved",
  "cancelled",
  /** The assistant took a message. */
  "message taken",
  /** The assistant wants something approved; and again a day before that expires. */
  "approval waiting",
  "approval expiring",
  /** The assistant was switched off. */
  "assistant stopped",
  /** The assistant used up the day's messages, or the month's budget. */
  "day limit reached",
  "budget used up",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Whether it is one of these: a page or a job may be older than the kind it encounters. */
export function isNoticeKind(kind: string): kind is NoticeKind {
  return (noticeKinds as readonly string[]).includes(kind);
}
