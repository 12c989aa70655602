import { carryOut } from "../actions/carry-out.ts";
import type { Tasks } from "#server/platform/jobs.ts";
import type { ActionServices } from "../actions/action-services.ts";
import { keepConsentOfBooking } from "./appointments.ts";
import { draftFollowUps } from "./follow-ups.ts";
import { takeUpDue } from "./housekeeping.ts";
import { tellParties } from "./milestones.ts";
import { reachOutToLead } from "./new-leads.ts";
import { proposeReminders } from "./reminders.ts";

/** The jobs that the assistant starts by itself, by name. */
export function outreachTasks(services: ActionServices): Tasks {
  return {
    "assistant-new-lead": (payload) => reachOutToLead(payload, services),
    "assistant-deal-dates": (payload) => tellParties(payload, services),
    "assistant-booked": (payload) => keepConsentOfBooking(payload, services),
    "assistant-due": () => takeUpDue(services),
    "assistant-reminders": () => proposeReminders(services),
    "assistant-follow-ups": () => draftFollowUps(services),
  };
}

/** Tasks that can place calls, and so wait for the phone service. */
export function outreachTasksOutside(services: ActionServices): Tasks {
  return { "assistant-action": (payload) => carryOut(payload, services) };
}

/** The times of recurring jobs, in the form of a crontab, UTC. */
export const outreachTimetable = [
  "* * * * * assistant-due ?max=1",
  "* * * * * assistant-reminders ?max=1",
  "7 * * * * assistant-follow-ups ?max=1",
];
