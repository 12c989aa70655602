import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { availabilitySchema } from "#domain/appointments/availability.ts";
import { newEventSchema, whenSchema } from "#domain/appointments/event.ts";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { appointmentStatuses } from "#domain/appointments/statuses.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { moment } from "#domain/kernel/moment.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { notFoundError, signedInErrors } from "./errors.ts";
import { changedError, savedAppointment, seenVersion, timeErrors } from "./appointments/saved.ts";

const tags = ["Appointments"];

/** The longest span that is read at once: a month as a calendar shows it, with room. */
const longestSpanDays = 100;
const isSpan = ({ from, until }: { from: Date; until: Date }) => {
  const days = (until.getTime() - from.getTime()) / (24 * 60 * 60 * 1000);
  return days > 0 && days <= longestSpanDays;
};

/** What a client who has booked sees of the professional on the page of the booking. */
const shownToClients = z.strictObject({ phone: z.boolean(), email: z.boolean() });

/** When visitors may book, as it is stored. */
const bookingHours = z.object({
  availability: availabilitySchema,
  /** False as long as nothing is set, so that the usual fixed start times apply. */
  isSet: z.boolean(),
  timeZone: z.nullable(z.string()),
  shownToClients,
  /** Another one as soon as anything of this is. */
  version: z.string(),
});
export type BookingHours = z.output<typeof bookingHours>;

const taken = {
  ID_TAKEN: { status: 409, message: "Another appointment has this id. Please try again." },
  DELETED: { status: 409, message: "This appointment was deleted. Add it again if you need it." },
} as const;

/** A professional's own appointments and calendar, and the hours in which visitors may book. */
export const appointmentsContract = {
  /** All own appointments, the earliest first, a page at a time. */
  list: oc
    .route({ method: "GET", path: "/appointments", summary: "List my appointments", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** All of them, those still to come, or those that are past (the latest first). */
        show: z.prefault(z.enum(["all", "upcoming", "past"]), "all"),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: z.prefault(z.int().check(z.minimum(1), z.maximum(100)), 60),
      }),
    )
    .output(
      z.object({
        appointments: z.array(savedAppointment),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  /** The own appointments between two moments, the earliest first: a month, a week or a day of the calendar. */
  between: oc
    .route({ method: "GET", path: "/calendar", summary: "Read a span of my calendar", tags })
    .errors(signedInErrors)
    .input(
      z
        .strictObject({ from: moment, until: moment })
        .check(z.refine(isSpan, "Ask for at most 100 days.")),
    )
    .output(z.array(savedAppointment)),
  /** Adds the event of the Add Event dialog, under an id that the caller made: the same call twice adds one. */
  add: oc
    .route({ method: "POST", path: "/appointments", summary: "Add to my calendar", tags })
    .errors({ ...signedInErrors, ...timeErrors, ...taken })
    .input(
      z.strictObject({
        id: recordId,
        event: newEventSchema,
        /** Makes it although it breaks own rules; an overlap is refused all the same. */
        despiteRules: z.prefault(z.boolean(), false),
      }),
    )
    .output(savedAppointment),
  /** Sets any status from any other. Making one active again takes its time again, if it is still free. */
  setStatus: oc
    .route({ method: "PATCH", path: "/appointments/{id}/status", summary: "Set a status", tags })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      ...changedError,
      OVERLAP: timeErrors.OVERLAP,
    })
    .input(
      z.strictObject({ id: recordId, version: seenVersion, status: z.enum(appointmentStatuses) }),
    )
    .output(savedAppointment),
  /** Moves an entry to another time. */
  move: oc
    .route({ method: "PATCH", path: "/appointments/{id}/time", summary: "Move an entry", tags })
    .errors({ ...signedInErrors, ...notFoundError, ...changedError, ...timeErrors })
    .input(
      z.strictObject({
        id: recordId,
        version: seenVersion,
        when: whenSchema,
        despiteRules: z.prefault(z.boolean(), false),
      }),
    )
    .output(savedAppointment),
  /** Notes how an appointment went; that also completes it. Null takes the note back. */
  setOutcome: oc
    .route({
      method: "PATCH",
      path: "/appointments/{id}/outcome",
      summary: "Note an outcome",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      ...changedError,
      OVERLAP: timeErrors.OVERLAP,
    })
    .input(
      z.strictObject({
        id: recordId,
        version: seenVersion,
        outcome: z.nullable(z.enum(outcomes)),
      }),
    )
    .output(savedAppointment),
  /** Deletes an entry for good. A client who knew of it gets a mail. A second call finds nothing to delete. */
  remove: oc
    .route({ method: "DELETE", path: "/appointments/{id}", summary: "Delete an appointment", tags })
    .errors({
      ...signedInErrors,
      NOT_FOUND: { status: 404, message: "This appointment is already deleted." },
    })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
  /** When visitors may book, and the zone in which the hours are meant. */
  availability: oc
    .route({ method: "GET", path: "/availability", summary: "Read my booking hours", tags })
    .errors(signedInErrors)
    .output(bookingHours),
  /** Saves when visitors may book. Appointments that exist stay. */
  saveAvailability: oc
    .route({
      method: "PUT",
      path: "/availability",
      summary: "Save my booking hours",
      description: "Replaces all rules: one that is left out is as it was before anything was set.",
      tags,
    })
    .errors({
      ...signedInErrors,
      UNKNOWN_ZONE: { status: 422, message: "Choose a time zone from the list." },
      CHANGED: {
        status: 409,
        message: "Your booking hours were changed in another window or on another device.",
        data: z.object({ current: bookingHours }),
      },
    })
    .input(
      z.strictObject({
        availability: availabilitySchema,
        timeZone,
        /** Left out, it stays as it is. */
        shownToClients: z.optional(shownToClients),
        /** Those that were read before; left out, whatever is stored is replaced. */
        version: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(bookingHours),
  /** The address of the private iCalendar feed, or null where there is none. */
  feed: oc
    .route({ method: "GET", path: "/calendar-feed", summary: "Read my feed's address", tags })
    .errors(signedInErrors)
    .output(z.object({ url: z.nullable(z.string()) })),
  /** Makes the feed, or a new address for it; the old one stops at once. The same again makes no further one. */
  renewFeed: oc
    .route({ method: "POST", path: "/calendar-feed", summary: "Make a new feed address", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** The address that was seen, null where there was none. Where another is there by now, that one stays. */
        replaces: z.nullable(z.string().check(z.maxLength(1_000))),
      }),
    )
    .output(z.object({ url: z.nullable(z.string()) })),
  /** Ends the feed. */
  endFeed: oc
    .route({ method: "DELETE", path: "/calendar-feed", summary: "End my feed", tags })
    .errors(signedInErrors)
    .output(z.object({ url: z.nullable(z.string()) })),
};
