import type { OwnerId } from "#domain/kernel/ids.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { type Actor, recordEvent } from "#server/contacts/timeline.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";

/** An appointment's event, for its contact's timeline. */
export type AppointmentEvent =
  | "appointment_booked"
  | "appointment_moved"
  | "appointment_confirmed"
  | "appointment_cancelled"
  | "appointment_restored"
  | "appointment_deleted"
  | "appointment_took_place"
  | "appointment_missed";

/** Adds it to the contact's timeline; does nothing for an appointment without a contact. */
export async function tellTimeline(
  tx: OwnerTransaction,
  owner: OwnerId,
  event: {
    kind: AppointmentEvent;
    contactId: string | null;
    startsAt: Date;
    /** The professional's time zone, for the text. */
    timeZone: string;
    actor: Actor;
    detail?: string | null;
    now: Date;
  },
): Promise<void> {
  const { kind, contactId, startsAt, timeZone, actor, detail, now } = event;
  if (contactId === null) return;
  const when = momentText(startsAt, rulesOf(timeZone, now));
  const text = detail ? `${when}\n${detail}` : when;
  await recordEvent(tx, owner, { contactId, kind, actor, text, now });
}
