import * as z from "zod/mini";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { recordId } from "#domain/kernel/ids.ts";

const nullableText = z.nullable(z.string());

/** An entry of a professional's calendar as its owner sees it. Moments are instants. */
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
  /** The own contact it is about, if any. */
  contactId: z.nullable(recordId),
  bookedBy: z.string(),
  tellsClient: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Counts the changes of time, length, status and outcome; a change that names the one it saw overwrites no other. */
  version: z.int(),
});
export type SavedAppointment = z.output<typeof savedAppointment>;

/** Own rules that an entry would break; it can still be made by saying so. */
export const ownRules = z.array(z.enum(["day off", "outside hours", "too close", "day full"]));

/** The version that a change was made from. Left out, the change overwrites whatever there is. */
export const seenVersion = z.optional(z.int().check(z.gte(1)));

/**
 * Answers to a change of an entry that was changed since: the entry as it is comes along, nothing was stored. A change
 * that asks for what is stored already is the same change again, and none.
 */
export const changedError = {
  CHANGED: {
    status: 409,
    message: "This appointment was changed in the meantime.",
    data: z.object({ current: savedAppointment }),
  },
} as const;

/** What can keep an entry from its time. */
export const timeErrors = {
  /** A wall-clock time that does not exist: a day that no month has, or an hour that the clocks skip. */
  INVALID_MOMENT: {
    status: 422,
    message: "Invalid date or time resulting in an invalid combined date.",
  },
  /** Two active entries may never overlap. `free` are the nearest moments at which it would fit. */
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
