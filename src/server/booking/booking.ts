import { createHash } from "node:crypto";
import { type BookingKind, isFree, nearestSlots } from "#domain/appointments/free-slots.ts";
import { agreedWay, type MeetingWay, waysFor } from "#domain/appointments/ways-to-meet.ts";
import { newAppointmentStatus } from "#domain/appointments/statuses.ts";
import { bookingLimits } from "#domain/booking/limits.ts";
import { spanishConsentWording } from "#domain/booking/spanish-consent.ts";
import { consentWording, splitName } from "#domain/booking/visit.ts";
import type { Language } from "#domain/kernel/language.ts";
import {
  circumstancesOf,
  type Host,
  lockCalendar,
  readBusy,
  readBusyAround,
} from "#server/appointments/host-calendar.ts";
import { tellAbout } from "#server/appointments/news.ts";
import { insertAppointment } from "#server/appointments/store.ts";
import { tellTimeline } from "#server/appointments/timeline-entries.ts";
import { tellOfLead } from "#server/notices/tell-owner.ts";
import { welcomeVisitor } from "#server/contacts/visitor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import {
  bucketOf,
  countDone,
  countSince,
  mailboxBucket,
  networkOf,
} from "#server/platform/attempts.ts";
import type { Taker } from "./change-booking.ts";
import { type Proof, spendProof } from "./proof.ts";
import { permitNews } from "./visitor-mail.ts";
import { addReceipt, type Booking, countOpenOf, findBooking, findReceipt } from "./store.ts";

/** A visitor's booking request. */
export type BookingRequest = {
  id: string;
  kind: BookingKind;
  startsAt: Date;
  durationMinutes: number;
  timeZone: string;
  /** The visitor's language, where it is known. */
  language?: Language | undefined;
  /** How the visitor wants to meet; left out where there is no choice. */
  way?: MeetingWay | undefined;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  /** As stored: a demo's notes begin with its company. */
  notes: string | null;
};

export type BookingOptions = {
  clientAddress: string;
  perAddressAnHour: number;
  /** A proof that was checked already; null if none was needed. */
  proof: Proof | null;
  /** The channel through which it is booked; defaults to the page. */
  taker?: Taker;
  now: Date;
};

export type BookingOutcome =
  | { kind: "booked"; booking: Booking; isMailWithheld?: boolean }
  | { kind: "taken"; free: Date[] }
  | { kind: "too many"; limited: "connection" | "email"; retryAfterSeconds?: number }
  | { kind: "sent before" | "withdrawn" | "proof spent" };

const nearest = 5;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

const sources: Record<BookingKind, string> = {
  Appointment: "Booking page",
  Demo: "Demo booking page",
};
/** The source of leads and consents from the assistant. */
export const assistantSource = "Voice assistant";

/**
 * Books an appointment for a visitor. In one transaction it locks the calendar, checks the slot again, and stores the
 * appointment, the contact, the consent, the request's receipt and the job for the emails.
 */
export async function bookFor(
  tx: OwnerTransaction,
  host: Host,
  request: BookingRequest,
  options: BookingOptions,
): Promise<BookingOutcome> {
  const { now, proof, taker = "visitor" } = options;
  await lockCalendar(tx, host.id);
  const again = await answerAgain(tx, host, request);
  if (again) return again;
  if (proof && !(await spendProof(tx, { proof, now }))) return { kind: "proof spent" };
  const { id, startsAt, durationMinutes, kind } = request;
  const busy = await readBusy(tx, host.id, { from: startsAt, until: startsAt });
  const circumstances = circumstancesOf(host, { kind, busy, now });
  if (!isFree(circumstances, { startsAt, durationMinutes }))
    return takenFor(tx, host, request, now);
  const limited = await limitOn(tx, host, request, options);
  if (limited) return limited;

  const { contactId, isNew } = await welcomeVisitor(tx, host.id, {
    ...splitName(request.name),
    email: request.email,
    phone: request.phone,
    companyName: request.company,
    source: taker === "assistant" ? assistantSource : sources[kind],
    consent: consentIn(request.language, host.fullName),
    actor: taker,
    now,
  });
  if (isNew) await tellOfLead(tx, host.id, { contactId, name: request.name, now });
  const isAdded = await insertAppointment(tx, host.id, {
    id,
    clientName: request.name,
    clientEmail: request.email,
    clientPhone: request.phone,
    appointmentTime: startsAt,
    durationMinutes,
    notes: request.notes,
    status: newAppointmentStatus,
    appointmentType: kind,
    contactId,
    bookedBy: taker,
    tellsClient: true,
    clientTimeZone: request.timeZone,
    clientLanguage: request.language ?? null,
    meetingWay: agreedWay(waysFor(kind, host.ways), request.way),
    now,
  });
  // Only code without the lock can have taken it since; PostgreSQL refuses the overlap.
  if (!isAdded) throw new SlotLost();
  await addReceipt(tx, host.id, { id, requestHash: hashOf(request), now });
  await tellTimeline(tx, host.id, {
    kind: "appointment_booked",
    contactId,
    startsAt,
    timeZone: host.timeZone,
    actor: taker,
    detail: request.notes,
    now,
  });
  await countDone(tx, { buckets: doneBuckets(request, options), now });
  const booking = (await findBooking(tx, host.id, id))!;
  const { email } = request;
  const permission = await permitNews(tx, { email, clientAddress: options.clientAddress, now });
  await tellAbout(tx, host.id, {
    change: "booked",
    by: "visitor",
    appointment: { ...booking, notes: request.notes, updatedAt: now },
    tellsClient: permission.isGranted,
  });
  return { kind: "booked", booking, isMailWithheld: permission.isOwnDoing };
}

/** The exact words above the button or in the read-back, in the visitor's language. */
export function consentIn(language: Language | undefined, host: string): string {
  return language === "es" ? spanishConsentWording(host) : consentWording(host);
}

/** Rolls the booking back; the caller answers as for any taken slot. */
export class SlotLost extends Error {
  override name = "SlotLost";
}

/** The nearest free times. */
export async function takenFor(
  tx: OwnerTransaction,
  host: Host,
  {
    startsAt,
    durationMinutes,
    kind,
  }: Pick<BookingRequest, "startsAt" | "durationMinutes" | "kind">,
  now: Date,
): Promise<BookingOutcome & { kind: "taken" }> {
  const busy = await readBusyAround(tx, host.id, { moment: startsAt });
  const circumstances = circumstancesOf(host, { kind, busy, now });
  return {
    kind: "taken",
    free: nearestSlots(circumstances, { startsAt, durationMinutes, most: nearest }),
  };
}

/**
 * The outcome of a request whose response was lost; null if it booked nothing. Waits for one that is being booked right
 * now.
 */
export async function findBooked(
  tx: OwnerTransaction,
  host: Host,
  request: BookingRequest,
): Promise<BookingOutcome | null> {
  await lockCalendar(tx, host.id);
  return answerAgain(tx, host, request);
}

/** Repeating a request books nothing and gets the same response; a different one with the same id is refused. */
async function answerAgain(
  tx: OwnerTransaction,
  host: Host,
  request: BookingRequest,
): Promise<BookingOutcome | null> {
  const receipt = await findReceipt(tx, host.id, request.id);
  if (!receipt)
    return (await findBooking(tx, host.id, request.id)) ? { kind: "sent before" } : null;
  if (receipt.requestHash !== hashOf(request)) return { kind: "sent before" };
  const booking = await findBooking(tx, host.id, request.id);
  return booking ? { kind: "booked", booking } : { kind: "withdrawn" };
}

async function limitOn(
  tx: OwnerTransaction,
  host: Host,
  request: BookingRequest,
  options: BookingOptions,
): Promise<BookingOutcome | null> {
  const { now, perAddressAnHour } = options;
  const [byAddress, byEmail] = doneBuckets(request, options);
  const since = (span: number) => new Date(now.getTime() - span);
  if ((await countSince(tx, { bucket: byAddress, since: since(hour) })) >= perAddressAnHour)
    return { kind: "too many", limited: "connection", retryAfterSeconds: 3_600 };
  const ofEmail = await countSince(tx, { bucket: byEmail, since: since(day) });
  const open = await countOpenOf(tx, host.id, { email: request.email, now });
  if (ofEmail >= bookingLimits.perEmailADay || open >= bookingLimits.openPerEmail)
    // The same for both, so that a stranger does not learn how many appointments an email has.
    return { kind: "too many", limited: "email" };
  return null;
}

function doneBuckets(
  { email }: BookingRequest,
  { clientAddress }: BookingOptions,
): [byAddress: string, byEmail: string] {
  return [bucketOf("booked from", networkOf(clientAddress)), mailboxBucket(email)];
}

/** A hash of everything that was requested. */
function hashOf({ id: _, timeZone: __, language: ___, ...asked }: BookingRequest): string {
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url");
}
