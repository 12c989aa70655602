import { momentText } from "#domain/kernel/moment-text.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";

/** What a conversation led to, as text for the professional, with any follow-up; times in their time zone. */
export function summaryOf(
  state: TalkState,
  { circumstances: { zone } }: TurnContext,
  /** What was booked or moved to, ISO; the state drops it after a change of subject. */
  startsAt: string | null = state.gathered.startsAt,
): { summary: string; nextStep: string | null } {
  const who = state.gathered.name ?? "Someone";
  const at = startsAt ? ` for ${momentText(new Date(startsAt), zone)}` : "";
  switch (state.achieved.at(-1)) {
    case "booked":
      return { summary: `${who} booked an appointment${at}.`, nextStep: null };
    case "moved":
      return {
        summary: `${who} moved the appointment${at && at.replace(" for", " to")}.`,
        nextStep: null,
      };
    case "cancelled":
      return { summary: `${who} cancelled the appointment.`, nextStep: "Offer another time." };
    case "message": {
      // A time that was chosen before the message, but not booked.
      const chosen = at && ` They had chosen a time${at} without booking it.`;
      return { summary: `${who} left a message.${chosen}`, nextStep: "Answer the message." };
    }
    case "transferred":
      return { summary: `${who} was transferred.`, nextStep: null };
    case "optedOut":
      return { summary: `${who} opted out.`, nextStep: null };
    default:
      return openSummary(state, who);
  }
}

function openSummary(state: TalkState, who: string): { summary: string; nextStep: string | null } {
  const { email, phone } = state.gathered;
  if (state.turns === 0) return { summary: "No one said anything.", nextStep: null };
  const wanted: Partial<Record<TalkState["flow"], string>> = {
    book: "wanted to book an appointment and left before it was done",
    move: "wanted to move an appointment and left before it was done",
    cancel: "wanted to cancel an appointment and left before it was done",
    message: "wanted to leave a message and left before it was done",
  };
  const summary = `${who} ${wanted[state.flow] ?? "asked a question"}.`;
  const reach = email ?? phone;
  return { summary, nextStep: reach && wanted[state.flow] ? `Follow up: ${reach}.` : null };
}
