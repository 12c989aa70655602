import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { placeOf } from "#domain/appointments/ways-to-meet.ts";
import { changeableUntil, closedBecause } from "#domain/booking/changes.ts";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Host } from "#server/appointments/host-calendar.ts";
import type { Keys } from "#server/platform/keys.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { writeClientEvent } from "./client-event.ts";
import type { Booking } from "./store.ts";

const purpose = "manage booking";
const mailedPurpose = "manage booking by mail";
const codePurpose = "booking code";

/** The secret of the private link that moves and cancels an appointment. */
export function secretOf(keys: Keys, owner: OwnerId, id: string): string {
  return `${id}.${keys.secretOf(purpose, `${owner}:${id}`)}`;
}

/** The same secret for emails only: a person who has it reads that mailbox. */
export function mailedSecretOf(keys: Keys, owner: OwnerId, id: string): string {
  return `${secretOf(keys, owner, id)}.${keys.secretOf(mailedPurpose, `${owner}:${id}`)}`;
}

/** Whether a secret came from an email. */
export function isMailedSecret(keys: Keys, owner: string, secret: string): boolean {
  const [id = "", , mailed = ""] = secret.split(".");
  return keys.isSecretOf(mailedPurpose, `${owner}:${id}`, mailed);
}

/** The appointment of a secret; null for any other secret. */
export function idOfSecret(keys: Keys, owner: string, secret: string): string | null {
  const [id = "", proof = ""] = secret.split(".");
  return isUuid(id) && keys.isSecretOf(purpose, `${owner}:${id}`, proof) ? id : null;
}

/** The private link. The secret is after the #, so that no server and no log sees it. */
export function manageLink(baseUrl: string, owner: OwnerId, secret: string): string {
  return `${baseUrl}/book/${owner}/manage#${secret}`;
}

/**
 * Six digits that find an appointment in a conversation, where no one can say a link. They can be guessed, so the
 * calling code counts the attempts.
 */
export function codeOf(keys: Keys, owner: OwnerId, id: string): string {
  const secret = Buffer.from(keys.secretOf(codePurpose, `${owner}:${id}`), "base64url");
  return String(secret.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

export function kindOf({ appointmentType }: Pick<Booking, "appointmentType">): BookingKind {
  return appointmentType === "Demo" ? "Demo" : "Appointment";
}

/** An appointment for its visitor. */
export function toOwnBooking(
  host: Host,
  booking: Booking,
  { keys, baseUrl, timeZone, now }: { keys: Keys; baseUrl: string; timeZone: string; now: Date },
): OwnBooking {
  const { availability } = host;
  const startsAt = booking.appointmentTime;
  const secret = secretOf(keys, host.id, booking.id);
  return {
    id: booking.id,
    kind: kindOf(booking),
    professional: {
      id: host.id,
      fullName: host.fullName,
      companyName: host.companyName,
      phone: host.shownPhone,
      email: host.shownEmail,
    },
    clientName: booking.clientName ?? "",
    place: booking.status === "Cancelled" ? null : placeOf(host.ways, booking),
    language: booking.clientLanguage,
    startsAt,
    durationMinutes: booking.durationMinutes,
    status: booking.status,
    closed: closedBecause({
      status: booking.status,
      startsAt,
      changeNoticeMinutes: availability.changeNoticeMinutes,
      now,
    }),
    changeableUntil: changeableUntil(startsAt, availability.changeNoticeMinutes),
    secret,
    calendar: writeClientEvent(host, booking, {
      method: "PUBLISH",
      link: manageLink(baseUrl, host.id, secret),
      changedAt: now,
    }),
    zones: { visitor: rulesOf(timeZone, now), professional: rulesOf(host.timeZone, now) },
  };
}
