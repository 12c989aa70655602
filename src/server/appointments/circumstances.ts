import { and, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { type Availability, readAvailability } from "#domain/appointments/availability.ts";
import type { BookingKind, Busy, Circumstances } from "#domain/appointments/free-slots.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { fallbackTimeZone } from "#domain/kernel/time-zone.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import { profiles } from "#server/profiles/tables.ts";
import { appointments } from "./tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const dayMs = 24 * 60 * 60 * 1000;

/** A professional as far as their calendar goes: by these columns alone visitors' requests may read a profile. */
export type Host = {
  id: OwnerId;
  email: string;
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** A zone that the release knows. */
  timeZone: string;
  availability: Availability;
  /** As stored, for the page that shows it (SPEC §7). */
  availabilityPreferences: Record<string, unknown> | null;
};

/** Whose calendar it is; null when there is no such profile. */
export async function findHost(tx: OwnerTransaction, owner: OwnerId): Promise<Host | null> {
  const [row] = await tx
    .select({
      id: profiles.id,
      email: profiles.email,
      fullName: profiles.fullName,
      companyName: profiles.companyName,
      title: profiles.title,
      timeZone: profiles.timeZone,
      availabilityPreferences: profiles.availabilityPreferences,
    })
    .from(profiles)
    .where(eq(profiles.id, owner));
  if (!row) return null;
  return {
    ...row,
    timeZone: row.timeZone && isKnownZone(row.timeZone) ? row.timeZone : fallbackTimeZone,
    availability: readAvailability(row.availabilityPreferences),
    availabilityPreferences: row.availabilityPreferences ?? null,
  };
}

/**
 * Keeps every other writer of this calendar waiting until the transaction ends, so that what the rules say of free
 * times still holds when it is written. The overlap itself is refused by PostgreSQL even without it.
 */
export async function lockCalendar(tx: OwnerTransaction, owner: OwnerId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text, 7))`);
}

/** What takes time between two moments, and on the days around them, which the daily cap needs whole. */
export async function readBusy(
  tx: OwnerTransaction,
  owner: OwnerId,
  { from, until, except }: { from: Date; until: Date; except?: string },
): Promise<Busy[]> {
  const takesTime = and(
    eq(appointments.professionalId, owner),
    gt(appointments.appointmentTime, new Date(from.getTime() - 2 * dayMs)),
    lt(appointments.appointmentTime, new Date(until.getTime() + 2 * dayMs)),
    inArray(appointments.status, ["Scheduled", "Confirmed"]),
    eq(appointments.occupiesTime, true),
    except ? ne(appointments.id, except) : undefined,
  );
  // As one value: a busy month has hundreds of them, and reading them row by row costs more than everything else.
  const answer = await tx.execute(sql`
    select coalesce(json_agg(json_build_array(
             (extract(epoch from ${appointments.appointmentTime}) * 1000)::bigint,
             ${appointments.durationMinutes},
             ${appointments.appointmentType} is distinct from 'Callback'
           )), '[]') as busy
      from ${appointments} where ${takesTime}`);
  const { rows } = answer as unknown as { rows: [{ busy: [number, number, boolean][] }] };
  return rows[0].busy.map(([startsAt, durationMinutes, countsTowardsCap]) => ({
    startsAt: new Date(startsAt),
    durationMinutes,
    countsTowardsCap,
  }));
}

/** Everything that decides what is free for a host between two moments. */
export function circumstancesOf(
  host: Host,
  { kind, busy, now }: { kind: BookingKind; busy: readonly Busy[]; now: Date },
): Circumstances {
  const { availability, timeZone } = host;
  return { kind, availability, zone: rulesOf(timeZone, now), busy, now };
}
