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
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Whether it is one of these: a page or a job may be older than the kind it encounters. */
export function isNoticeKind(kind: string): kind is NoticeKind {
  return (noticeKinds as readonly string[]).includes(kind);
}
