import * as z from "zod/mini";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { meetingWays } from "#domain/appointments/ways-to-meet.ts";
import { recordId } from "#domain/kernel/ids.ts";

const nullableText = z.nullable(z.string());

/** An entry of a professional's calendar as its owner sees it. Times are instants. */
export const savedAppointment = z.object({
  id: recordId,
  professionalId: recordId,
  clientName: nullableText,
  clientEmail: nullableText,
  clientPhone: nullableText,
  appointmentTime: z.date(),
  durationMinutes: z.number(),
  notes: nullableText,
  status: z.string(),
  appointmentType: nullableText,
  outcome: z.nullable(z.enum(outcomes)),
  /** My contact it is about, if any. */
  contactId: z.nullable(recordId),
  bookedBy: z.string(),
  tellsClient: z.boolean(),
  /** How the client wants to meet; null if that was not agreed. */
  meetingWay: z.nullable(z.enum(meetingWays)),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Counts the changes of time, length, status and outcome. A change that names an older version is refused. */
  version: z.int(),
});
export type SavedAppointment = z.output<typeof savedAppointment>;

/** My own rules that an entry would break; `despiteRules` adds it anyway. */
export const ownRules = z.array(z.enum(["day off", "outside hours", "too close", "day full"]));

/** The version that a change is based on. If left out, the change overwrites whatever is stored. */
export const seenVersion = z.optional(z.int().check(z.gte(1)));

/**
 * Returned for a change to an entry that was changed since, with the current entry; nothing is stored. A change that
 * asks for what is already stored counts as a repeat and succeeds.
 */
export const changedError = {
  CHANGED: {
    status: 409,
    message: "This appointment was changed in the meantime.",
    data: z.object({ current: savedAppointment }),
  },
} as const;

/** Why a time can be refused. */
export const timeErrors = {
  /** A local time that does not exist: a date that no month has, or an hour that the clocks skip. */
  INVALID_MOMENT: {
    status: 422,
    message: "Invalid date or time resulting in an invalid combined date.",
  },
  /** Two active entries may never overlap. `free` are the nearest times at which it would fit. */
  OVERLAP: {
    status: 409,
    message: "Another appointment takes this time.",
    data: z.object({ free: z.array(z.date()) }),
  },
  AGAINST_OWN_RULES: {
    status: 409,
    message: "This is outside your booking rules.",
    data: z.object({ rules: ownRules }),
  },
} as const;
