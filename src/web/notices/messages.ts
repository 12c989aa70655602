import type { Notice } from "#contract/notices.ts";
import { notStatedText } from "#domain/contacts/verdict-needs.ts";
import { isNoticeKind, type NoticeKind } from "#domain/notices/kinds.ts";

/** The texts of the notifications panel. */
export const bellWords = {
  title: "Notifications",
  unread: (count: number): string =>
    count > 0 ? `Notifications, ${count.toLocaleString("en-US")} unread` : "Notifications",
  isNew: "New",
  empty: "No notifications yet",
  emptyText: "Invitations and saved scenarios appear here.",
  failed: "We couldn't load your notifications",
  loading: "Loading your notifications",
  choose: "Choose what to be notified about",
  somebody: "Someone",
  aDeal: "a deal",
} as const;

/** The text of a notification after the person's name. */
const acts: Record<NoticeKind, (notice: Notice) => string> = {
  invited: () => "invites you to link.",
  accepted: () => "accepted your invitation. You are linked.",
  declined: () => "declined your invitation.",
  ended: () => "ended your link.",
  replaced: () => "linked with another loan officer, which ended your link.",
  "scenario saved": (notice) => `saved a scenario for ${dealOf(notice)}: ${verdictOf(notice)}`,
  "scenario changed": (notice) =>
    `changed the limits for ${dealOf(notice)}. Your scenario is now ${verdictOf(notice)}`,
};

/** A notification as person and action. A kind that this page does not know yet gets a general text. */
export function noticeText(notice: Notice): { who: string; act: string } {
  return {
    who: notice.actor?.fullName ?? bellWords.somebody,
    act: isNoticeKind(notice.kind) ? acts[notice.kind](notice) : "did something that involves you.",
  };
}

function dealOf({ dealName }: Notice): string {
  return dealName || bellWords.aDeal;
}

function verdictOf({ isWithinLimits, notStated }: Notice): string {
  if (notStated.length > 0) return `not known to be within the limits. ${notStatedText(notStated)}`;
  if (isWithinLimits === null) return "without a result.";
  return isWithinLimits ? "within the limits." : "potentially above the limits.";
}
