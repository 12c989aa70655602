import { isActive } from "#domain/appointments/statuses.ts";
import { outcomes } from "./tasks.ts";

/** What a line of the assistant's log is about: what came of a conversation, or something done towards the outside. */
export const loggedKinds = [...outcomes, "action"] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/**
 * Whether a line of the log can be taken back: possible; done already; tooLate, because the appointment has begun;
 * nothing, because there is nothing that could be taken back; never, because somebody's wish to be left alone is theirs.
 */
export const undoings = ["possible", "done", "tooLate", "nothing", "never"] as const;
export type Undoing = (typeof undoings)[number];

/** What can be undone is a booking alone, by canceling it, as long as it is still to come. */
export function undoingOf(
  {
    kind,
    appointment,
  }: { kind: string | null; appointment: { status: string; startsAt: Date } | null },
  now: Date,
): Undoing {
  if (kind === "optedOut") return "never";
  if (kind !== "booked" || !appointment) return "nothing";
  if (appointment.status === "Cancelled") return "done";
  return isActive(appointment.status) && appointment.startsAt > now ? "possible" : "tooLate";
}
