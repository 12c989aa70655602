import { carryOut } from "../actions/carry-out.ts";
import type { Tasks } from "#server/platform/jobs.ts";
import type { ActionDesk } from "../actions/desk.ts";
import { keepConsentOfBooking } from "./bookings.ts";
import { draftFollowUps } from "./follow-ups.ts";
import { takeUpDue } from "./housekeeping.ts";
import { tellParties } from "./milestones.ts";
import { reachOutToLead } from "./new-leads.ts";
import { proposeReminders } from "./reminders.ts";

/** The jobs of what the assistant starts by itself, by name. */
export function outreachTasks(desk: ActionDesk): Tasks {
  return {
    "assistant-new-lead": (payload) => reachOutToLead(payload, desk),
    "assistant-deal-dates": (payload) => tellParties(payload, desk),
    "assistant-booked": (payload) => keepConsentOfBooking(payload, desk),
    "assistant-due": () => takeUpDue(desk),
    "assistant-reminders": () => proposeReminders(desk),
    "assistant-follow-ups": () => draftFollowUps(desk),
  };
}

/** Those that may ring somebody, and so wait for the telephone service. */
export function outreachTasksOutside(desk: ActionDesk): Tasks {
  return { "assistant-action": (payload) => carryOut(payload, desk) };
}

/** When those come that nothing calls for, in the form of a crontab, UTC. */
export const outreachTimetable = [
  "* * * * * assistant-due ?max=1",
  "* * * * * assistant-reminders ?max=1",
  "7 * * * * assistant-follow-ups ?max=1",
];
