import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { meetingWays } from "#domain/appointments/ways-to-meet.ts";
import { demoVisitorSchema, visitorSchema } from "#domain/booking/visit.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { languages } from "#domain/kernel/language.ts";
import { moment } from "#domain/kernel/moment.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { zoneRulesSchema } from "#domain/kernel/zone-rules-schema.ts";
import { bookingErrors, manageErrors, noHostErrors, noProfileErrors } from "./booking/errors.ts";

const tags = ["Booking"];
const nullableText = z.nullable(z.string());

/** As in a page's address: a malformed id gets the response of an unknown profile, not a validation error. */
const profileId = z.string().check(z.maxLength(200));

/** A proof of work solved by the visitor's browser (domain/booking/limits.ts says when one is required). */
const proof = z.optional(
  z.object({
    challenge: z.object({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string().check(z.maxLength(500)),
    }),
    solution: z.object({
      counter: z.number(),
      derivedKey: z.string().check(z.maxLength(500)),
      time: z.optional(z.number()),
    }),
  }),
);

/** The language of the page; emails to the visitor use it from then on. */
const language = z.optional(z.enum(languages));

const request = {
  /** Created by the browser: repeating the request books nothing. It becomes the appointment's id. */
  id: recordId,
  profileId,
  startsAt: moment,
  durationMinutes: z.int(),
  /** The visitor's time zone; emails to the visitor use it. */
  timeZone,
  language,
  /** How to meet, if the professional offers several ways; one they don't offer is not agreed. */
  way: z.optional(z.enum(meetingWays)),
  proof,
  /** Only asks whether this request has booked, after its response was lost; never books. */
  onlyIfBooked: z.optional(z.boolean()),
};

/** What visitors see of their own appointment through its private link. */
const ownBooking = z.object({
  id: recordId,
  kind: z.enum(["Appointment", "Demo"]),
  professional: z.object({
    id: recordId,
    fullName: z.string(),
    companyName: nullableText,
    /** How to reach the professional about it, where they chose to show that. */
    phone: nullableText,
    email: nullableText,
  }),
  clientName: z.string(),
  /** Where it takes place; null if that was not agreed, or once it is cancelled. */
  place: z.nullable(
    z.discriminatedUnion("way", [
      z.object({ way: z.literal("phone"), phone: nullableText }),
      z.object({ way: z.literal("video"), link: z.string() }),
      z.object({ way: z.literal("in person"), address: z.string() }),
    ]),
  ),
  /** The language of the emails about it; null if none was chosen. */
  language: z.nullable(z.enum(languages)),
  startsAt: z.date(),
  durationMinutes: z.number(),
  status: z.string(),
  /** Why the visitor can no longer change it; null while that is possible. */
  closed: z.nullable(z.enum(["cancelled", "over", "too late"])),
  changeableUntil: z.date(),
  /** The part after # of the private link that moves and cancels it. */
  secret: z.string(),
  /** An iCalendar text for the visitor's own calendar. */
  calendar: z.string(),
  /** True when no email is sent today, because this visitor has caused too many to this address already. */
  isMailWithheld: z.optional(z.boolean()),
  /** The clock changes of the visitor's and the professional's time zones. */
  zones: z.object({ visitor: zoneRulesSchema, professional: zoneRulesSchema }),
});
export type OwnBooking = z.output<typeof ownBooking>;

/** The longest span of one request, in days: a month as a calendar shows it, with some margin. */
const longestSpanDays = 45;
const aMonth = z.refine<{ from: Date; until: Date }>(({ from, until }) => {
  const days = (until.getTime() - from.getTime()) / (24 * 60 * 60 * 1000);
  return days > 0 && days <= longestSpanDays;
}, "Ask for at most 45 days.");

/** Free times, and what a page needs to show them in both time zones. */
const freeTimes = z.object({
  slots: z.array(z.date()),
  durationMinutes: z.number(),
  /** The lengths that can be chosen. */
  durations: z.array(z.number()),
  /** The last instant that may be booked: the end of the horizon. */
  bookableUntil: z.date(),
  /** The ways to meet that can be chosen, if the professional set any; the link of a video call comes with the booking. */
  ways: z.optional(
    z.array(z.object({ way: z.enum(meetingWays), address: z.optional(z.string()) })),
  ),
  /** The first free start after a span without any. */
  next: z.optional(z.date()),
  /** Set when nothing of this length is free until then: how to reach the professional, where they show it. */
  full: z.optional(z.object({ phone: nullableText, email: nullableText })),
  zones: z.object({ visitor: zoneRulesSchema, professional: zoneRulesSchema }),
});
export type FreeTimes = z.output<typeof freeTimes>;

const key = {
  profileId,
  secret: z.string().check(z.maxLength(200)),
  /** The visitor's time zone, used until the booking has a time zone of its own. */
  timeZone,
};

/** The fields of a profile that anyone may read. */
const publicFields = {
  id: recordId,
  fullName: z.string(),
  companyName: nullableText,
  title: nullableText,
};

/** What people without an account can do: book with a professional, and manage their booking. */
export const bookingContract = {
  /** Whose booking page it is: exactly these fields (BOOK-003). */
  professional: oc
    .route({ method: "GET", path: "/booking/{profileId}", summary: "Whose page it is", tags })
    .errors(noProfileErrors)
    .input(z.strictObject({ profileId }))
    .output(
      z.object({
        ...publicFields,
        /** Picture and license number only where the professional chose to show them. */
        pictureUrl: z.optional(z.string()),
        licenseNumber: z.optional(z.string()),
        availabilityPreferences: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
  /** Whose demo it is. Only the admin's profile answers. */
  demoHost: oc
    .route({ method: "GET", path: "/demo/{profileId}", summary: "Whose demo it is", tags })
    .errors(noHostErrors)
    .input(z.strictObject({ profileId }))
    .output(z.object(publicFields)),
  /** The free times between two instants for one length, and what the page needs to show them in both time zones. */
  slots: oc
    .route({ method: "GET", path: "/booking/{profileId}/slots", summary: "Free times", tags })
    .errors(noProfileErrors)
    .input(
      z
        .strictObject({
          profileId,
          kind: z.prefault(z.enum(["Appointment", "Demo"]), "Appointment"),
          /** If left out: the usual length, or the first that is offered. */
          durationMinutes: z.optional(z.int()),
          from: moment,
          until: moment,
          timeZone,
        })
        .check(aMonth),
    )
    .output(freeTimes),
  /** Books an appointment. The server sets status and type. */
  book: oc
    .route({ method: "POST", path: "/booking/{profileId}", summary: "Book an appointment", tags })
    .errors({ ...noProfileErrors, ...bookingErrors })
    .input(z.strictObject({ ...request, visitor: visitorSchema }))
    .output(ownBooking),
  /** Books a demo with the admin, whose profile the server looks up. */
  bookDemo: oc
    .route({ method: "POST", path: "/demo/{profileId}", summary: "Book a demo", tags })
    .errors({ ...noHostErrors, ...bookingErrors })
    .input(z.strictObject({ ...request, visitor: demoVisitorSchema }))
    .output(ownBooking),
  /** The appointment of a private link. */
  read: oc
    .route({ method: "POST", path: "/bookings/read", summary: "Read my booking", tags })
    .errors(manageErrors)
    .input(z.strictObject(key))
    .output(ownBooking),
  /** The times between two instants to which it can be moved: same length, with its own time counted as free. */
  slotsToMove: oc
    .route({ method: "POST", path: "/bookings/slots", summary: "Where it could move", tags })
    .errors(manageErrors)
    .input(
      z
        .strictObject({
          ...key,
          /** The time zone in which the visitor looks for another time. */
          timeZone,
          from: moment,
          until: moment,
        })
        .check(aMonth),
    )
    .output(freeTimes),
  /** Moves it to another free time, within the professional's notice period. */
  move: oc
    .route({ method: "POST", path: "/bookings/move", summary: "Move my booking", tags })
    .errors({ ...manageErrors, SLOT_TAKEN: bookingErrors.SLOT_TAKEN })
    .input(
      z.strictObject({
        ...key,
        /** The time zone in which the time was chosen: the booking's from then on, also in emails. */
        timeZone,
        language,
        startsAt: moment,
      }),
    )
    .output(ownBooking),
  /** Cancels it, within the professional's notice period. Repeating it changes nothing. */
  cancel: oc
    .route({ method: "POST", path: "/bookings/cancel", summary: "Cancel my booking", tags })
    .errors(manageErrors)
    .input(z.strictObject({ ...key, language }))
    .output(ownBooking),
};
