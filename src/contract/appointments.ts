import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { availabilitySchema } from "#domain/appointments/availability.ts";
import { newEventSchema, whenSchema } from "#domain/appointments/event.ts";
import { outcomes } from "#domain/appointments/outcomes.ts";
import { appointmentStatuses } from "#domain/appointments/statuses.ts";
import { waysToMeetSchema } from "#domain/appointments/ways-to-meet.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { moment } from "#domain/kernel/moment.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { notFoundError, signedInErrors } from "./errors.ts";
import { changedError, savedAppointment, seenVersion, timeErrors } from "./appointments/saved.ts";

const tags = ["Appointments"];

/** The longest span of one request, in days: a month as a calendar shows it, with some margin. */
const longestSpanDays = 100;
const isSpan = ({ from, until }: { from: Date; until: Date }) => {
  const days = (until.getTime() - from.getTime()) / (24 * 60 * 60 * 1000);
  return days > 0 && days <= longestSpanDays;
};

/** What clients see of the professional on the page of their booking. */
const shownToClients = z.strictObject({ phone: z.boolean(), email: z.boolean() });

/** When visitors may book, as it is stored. */
const bookingHours = z.object({
  availability: availabilitySchema,
  /** False while nothing is set, so that the standard start times apply. */
  isSet: z.boolean(),
  timeZone: z.nullable(z.string()),
  shownToClients,
  waysToMeet: waysToMeetSchema,
  /** Changes whenever any of this changes. */
  version: z.string(),
});
export type BookingHours = z.output<typeof bookingHours>;

const taken = {
  ID_TAKEN: { status: 409, message: "Another appointment has this id. Please try again." },
  DELETED: { status: 409, message: "This appointment was deleted. Add it again if you need it." },
} as const;

/** A professional's own appointments and calendar, and the hours in which visitors may book. */
export const appointmentsContract = {
  /** All my appointments, earliest first, page by page. */
  list: oc
    .route({ method: "GET", path: "/appointments", summary: "List my appointments", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** All of them, those still to come, or those that are past (latest first). */
        show: z.prefault(z.enum(["all", "upcoming", "past"]), "all"),
        /** Only those with this contact. */
        contactId: z.optional(recordId),
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
  /** My appointments between two instants, earliest first: a month, a week or a day of the calendar. */
  between: oc
    .route({ method: "GET", path: "/calendar", summary: "Read a span of my calendar", tags })
    .errors(signedInErrors)
    .input(
      z
        .strictObject({ from: moment, until: moment })
        .check(z.refine(isSpan, "Ask for at most 100 days.")),
    )
    .output(z.array(savedAppointment)),
  /** Adds an event under an id chosen by the client: repeating the request adds nothing. */
  add: oc
    .route({ method: "POST", path: "/appointments", summary: "Add to my calendar", tags })
    .errors({ ...signedInErrors, ...timeErrors, ...taken })
    .input(
      z.strictObject({
        id: recordId,
        event: newEventSchema,
        /** Adds it even if it breaks my own rules; an overlap is refused in any case. */
        despiteRules: z.prefault(z.boolean(), false),
      }),
    )
    .output(savedAppointment),
  /** Sets any status from any other. Reactivating an appointment needs its time to be free. */
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
  /** Records how an appointment went, which also completes it. Null removes the outcome. */
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
  /** Deletes an entry permanently. A client who was told about it gets an email. NOT_FOUND if it is already deleted. */
  remove: oc
    .route({ method: "DELETE", path: "/appointments/{id}", summary: "Delete an appointment", tags })
    .errors({
      ...signedInErrors,
      NOT_FOUND: { status: 404, message: "This appointment is already deleted." },
    })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
  /** When visitors may book, and the time zone of those hours. */
  availability: oc
    .route({ method: "GET", path: "/availability", summary: "Read my booking hours", tags })
    .errors(signedInErrors)
    .output(bookingHours),
  /** Saves when visitors may book. Existing appointments are kept. */
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
        /** Unchanged if left out. */
        shownToClients: z.optional(shownToClients),
        /** Unchanged if left out. */
        waysToMeet: z.optional(waysToMeetSchema),
        /** The version that was read before; if left out, whatever is stored is replaced. */
        version: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(bookingHours),
  /** The address of the private iCalendar feed, or null where there is none. */
  feed: oc
    .route({ method: "GET", path: "/calendar-feed", summary: "Read my feed's address", tags })
    .errors(signedInErrors)
    .output(z.object({ url: z.nullable(z.string()) })),
  /**
   * Creates the feed, or gives it a new address; the old address stops working at once. Repeating it changes nothing.
   */
  renewFeed: oc
    .route({ method: "POST", path: "/calendar-feed", summary: "Make a new feed address", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** The address the client knows, null if none. If the feed has a different address by now, that one is kept. */
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
