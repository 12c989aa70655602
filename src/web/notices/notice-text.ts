import type { Notice } from "#contract/notices.ts";
import { toldVerdictText } from "#domain/contacts/verdict-needs.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { isNoticeKind, type NoticeKind } from "#domain/notices/kinds.ts";
import { bellWords } from "./messages.ts";

/** The text of a notification after the name. `at` is the time that it is about. */
const acts: Record<NoticeKind, (notice: Notice, at: string | null) => string> = {
  "new lead": () => "is a new lead.",
  booked: (_, at) => (at ? `booked ${at}.` : "booked an appointment."),
  moved: (_, at) => (at ? `moved the appointment to ${at}.` : "moved the appointment."),
  cancelled: (_, at) => (at ? `cancelled ${at}.` : "cancelled the appointment."),
  "message taken": () => "left a message.",
  "approval waiting": (notice) => `needs your approval to contact ${aboutOf(notice)}.`,
  "approval expiring": (notice, at) =>
    `still needs your approval to contact ${aboutOf(notice)}${at ? `. It expires ${at}` : ""}.`,
  "assistant stopped": () => "was switched off.",
  "day limit reached": () => "reached today's limit and sends nothing more today.",
  "budget used up": () => "used up this month's budget for calls and texts.",
  invited: () => "invites you to link.",
  accepted: () => "accepted your invitation. You are linked.",
  declined: () => "declined your invitation.",
  ended: () => "ended your link.",
  replaced: () => "linked with another loan officer, which ended your link.",
  "scenario saved": (notice) =>
    `saved a scenario for ${dealOf(notice)}: ${toldVerdictText(notice)}`,
  "scenario changed": (notice) =>
    `changed the limits for ${dealOf(notice)}. Your scenario is now ${toldVerdictText(notice)}`,
};

/** What the assistant itself did or needs. */
const byAssistant: readonly string[] = [
  "approval waiting",
  "approval expiring",
  "assistant stopped",
  "day limit reached",
  "budget used up",
] satisfies NoticeKind[];

/** A notification as person and action. A kind that this page does not know yet gets a general text. */
export function noticeText(notice: Notice, zone: ZoneRules): { who: string; act: string } {
  const { kind, actor, aboutName, aboutTime } = notice;
  const at = aboutTime && momentText(aboutTime, zone);
  return {
    who: byAssistant.includes(kind)
      ? bellWords.assistant
      : (actor?.fullName ?? aboutName ?? bellWords.somebody),
    act: isNoticeKind(kind) ? acts[kind](notice, at) : "did something that involves you.",
  };
}

function aboutOf({ aboutName }: Notice): string {
  return aboutName || "a caller";
}

function dealOf({ dealName }: Notice): string {
  return dealName || bellWords.aDeal;
}
