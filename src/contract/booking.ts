import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { demoVisitorSchema, visitorSchema } from "#domain/booking/visit.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { languages } from "#domain/kernel/language.ts";
import { moment } from "#domain/kernel/moment.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { zoneRulesSchema } from "#domain/kernel/zone-rules-schema.ts";
import { bookingErrors, manageErrors, noHostErrors, noProfileErrors } from "./booking/errors.ts";

const tags = ["Booking"];
const nullableText = z.nullable(z.string());

/** As in a page's address: a malformed id is answered as an unknown profile, not as wrong input. */
const profileId = z.string().check(z.maxLength(200));

/** A proof of work as the visitor's browser solved it (domain/booking/limits.ts says when one is asked for). */
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

/** In which language the page spoke; mails to the visitor speak it from then on. */
const language = z.optional(z.enum(languages));

const request = {
  /** Made by the browser: the same request again books nothing twice. It becomes the appointment's id. */
  id: recordId,
  profileId,
  startsAt: moment,
  durationMinutes: z.int(),
  /** The zone in which the visitor reads times; mails to the visitor use it. */
  timeZone,
  language,
  proof,
  /** Asks what came of this very request, after an answer that was lost: what it did not book is not booked now. */
  onlyIfBooked: z.optional(z.boolean()),
};

/** What a visitor sees of the own appointment, by its private link. */
const ownBooking = z.object({
  id: recordId,
  kind: z.enum(["Appointment", "Demo"]),
  professional: z.object({
    id: recordId,
    fullName: z.string(),
    companyName: nullableText,
    /** How they may be reached about it, where they chose to show that. */
    phone: nullableText,
    email: nullableText,
  }),
  clientName: z.string(),
  /** The language of the mails about it; null if none was chosen. */
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
  /** True when no mail is sent today, because too many were caused from here to this address already. */
  isMailWithheld: z.optional(z.boolean()),
  /** What the clocks do where the visitor and the professional are. */
  zones: z.object({ visitor: zoneRulesSchema, professional: zoneRulesSchema }),
});
export type OwnBooking = z.output<typeof ownBooking>;

/** The longest span of slots at once: a month as a calendar shows it, with room. */
const longestSpanDays = 45;
const aMonth = z.refine<{ from: Date; until: Date }>(({ from, until }) => {
  const days = (until.getTime() - from.getTime()) / (24 * 60 * 60 * 1000);
  return days > 0 && days <= longestSpanDays;
}, "Ask for at most 45 days.");

/** What is free, and what a page needs to show it in both zones. */
const freeTimes = z.object({
  slots: z.array(z.date()),
  durationMinutes: z.number(),
  /** The lengths that can be chosen. */
  durations: z.array(z.number()),
  /** The last moment that may be booked: the horizon's end. */
  bookableUntil: z.date(),
  /** Set when nothing of this length is free until then: how the professional may be reached, where they show it. */
  full: z.optional(z.object({ phone: nullableText, email: nullableText })),
  zones: z.object({ visitor: zoneRulesSchema, professional: zoneRulesSchema }),
});
export type FreeTimes = z.output<typeof freeTimes>;

const key = {
  profileId,
  secret: z.string().check(z.maxLength(200)),
  /** The visitor's time zone, in which times are shown until the booking has a zone of its own. */
  timeZone,
};

/** The fields of a profile that anyone may read. */
const publicFields = {
  id: recordId,
  fullName: z.string(),
  companyName: nullableText,
  title: nullableText,
};

/** What people without an account may do: book with a professional, and manage what they booked. */
export const bookingContract = {
  /** Whose booking page it is: these fields and no others (BOOK-003). */
  professional: oc
    .route({ method: "GET", path: "/booking/{profileId}", summary: "Whose page it is", tags })
    .errors(noProfileErrors)
    .input(z.strictObject({ profileId }))
    .output(
      z.object({
        ...publicFields,
        /** Picture and license number only where the professional chose to show them there. */
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
  /** What is free between two moments for one length, and what the page needs to show it in both time zones. */
  slots: oc
    .route({ method: "GET", path: "/booking/{profileId}/slots", summary: "Free times", tags })
    .errors(noProfileErrors)
    .input(
      z
        .strictObject({
          profileId,
          kind: z.prefault(z.enum(["Appointment", "Demo"]), "Appointment"),
          /** Left out: the usual one, or the first that is offered. */
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
  /** Books a demo with the admin, whose profile the server finds by itself. */
  bookDemo: oc
    .route({ method: "POST", path: "/demo/{profileId}", summary: "Book a demo", tags })
    .errors({ ...noHostErrors, ...bookingErrors })
    .input(z.strictObject({ ...request, visitor: demoVisitorSchema }))
    .output(ownBooking),
  /** The appointment behind a private link. */
  read: oc
    .route({ method: "POST", path: "/bookings/read", summary: "Read my booking", tags })
    .errors(manageErrors)
    .input(z.strictObject(key))
    .output(ownBooking),
  /** Where it could be moved to between two moments: its own length, its own time counting as free. */
  slotsToMove: oc
    .route({ method: "POST", path: "/bookings/slots", summary: "Where it could move", tags })
    .errors(manageErrors)
    .input(
      z
        .strictObject({
          ...key,
          /** The zone in which the visitor looks for another time. */
          timeZone,
          from: moment,
          until: moment,
        })
        .check(aMonth),
    )
    .output(freeTimes),
  /** Moves it to another free time, under the professional's notice rule. */
  move: oc
    .route({ method: "POST", path: "/bookings/move", summary: "Move my booking", tags })
    .errors({ ...manageErrors, SLOT_TAKEN: bookingErrors.SLOT_TAKEN })
    .input(
      z.strictObject({
        ...key,
        /** The zone in which the time was chosen: the booking's from then on, also in mails. */
        timeZone,
        language,
        startsAt: moment,
      }),
    )
    .output(ownBooking),
  /** Cancels it, under the professional's notice rule. Twice is the same as once. */
  cancel: oc
    .route({ method: "POST", path: "/bookings/cancel", summary: "Cancel my booking", tags })
    .errors(manageErrors)
    .input(z.strictObject({ ...key, language }))
    .output(ownBooking),
};
