import { type SQL, sql } from "drizzle-orm";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { type Availability, readAvailability } from "#domain/appointments/availability.ts";
import {
  type BookingKind,
  type Busy,
  type Circumstances,
  nearestReachDays,
} from "#domain/appointments/free-slots.ts";
import type { WaysToMeet } from "#domain/appointments/ways-to-meet.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { fallbackTimeZone } from "#domain/kernel/time-zone.ts";
import { type Database, type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const dayMs = 24 * 60 * 60 * 1000;

/** A professional as a host: the columns of a profile that visitors' requests may read. */
export type Host = {
  id: OwnerId;
  email: string;
  fullName: string;
  companyName: string | null;
  title: string | null;
  /** Null unless the professional shows it to visitors. */
  pictureUrl: string | null;
  licenseNumber: string | null;
  /** How clients who booked, or who find nothing free, can reach them; null unless the professional shows it. */
  shownPhone: string | null;
  shownEmail: string | null;
  /** How clients can meet them. The video link is only for those who booked. */
  ways: WaysToMeet;
  /** A time zone of the bundled IANA release. */
  timeZone: string;
  availability: Availability;
  /** As stored, for the page that shows it. */
  availabilityPreferences: Record<string, unknown> | null;
};

/** The host of a calendar; null when there is no such profile. */
export async function findHost(tx: OwnerTransaction, owner: OwnerId): Promise<Host | null> {
  return toHost(rowsOf(await tx.execute(hostQuestion(owner))));
}

/** The query for those columns. */
function hostQuestion(owner: OwnerId): SQL {
  return sql`
    select id, email, full_name as "fullName", company_name as "companyName", title, time_zone as "timeZone",
           booking_picture_url as "pictureUrl", booking_license_number as "licenseNumber",
           json_build_object(
             'phone', meets_by_phone, 'videoLink', meeting_video_link, 'address', meeting_address
           ) as ways,
           booking_phone as "shownPhone", case when shows_email_to_clients then email end as "shownEmail",
           availability_preferences as "availabilityPreferences"
      from profiles where id = ${owner}`;
}

function toHost([row]: Record<string, unknown>[]): Host | null {
  if (!row) return null;
  const host = row as Omit<Host, "availability" | "timeZone"> & { timeZone: string | null };
  const timeZone = canonicalZone(host.timeZone ?? fallbackTimeZone);
  return {
    ...host,
    shownEmail: host.shownEmail && reachableEmail(host.shownEmail),
    timeZone: isKnownZone(timeZone) ? timeZone : fallbackTimeZone,
    availability: readAvailability(host.availabilityPreferences),
  };
}

/** A host and their taken times, in one round trip, for pages with many visitors. */
export async function glanceAt(
  database: Database,
  owner: OwnerId,
  span: Span,
): Promise<{ host: Host; busy: Busy[] } | null> {
  const questions = [hostQuestion(owner), busyQuestion(owner, span)];
  const [rows = [], busy = []] = await database.glance(owner, questions);
  const host = toHost(rows);
  return host && { host, busy: toBusy(busy) };
}

/**
 * Locks the calendar until the transaction ends, so that free times stay free until they are written. Even without it
 * PostgreSQL would refuse an overlap.
 */
export async function lockCalendar(tx: OwnerTransaction, owner: OwnerId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}::text, 7))`);
}

/** The range of a query. */
type Span = { from: Date; until: Date };

/** The taken times between two instants, and on the days around them, which the daily cap needs in full. */
export async function readBusy(
  tx: OwnerTransaction,
  owner: OwnerId,
  { except, ...span }: Span & { except?: string },
): Promise<Busy[]> {
  return toBusy(rowsOf(await tx.execute(busyQuestion(owner, span, except))));
}

/** The taken times around an instant, as far as the nearest free times are searched. */
export function readBusyAround(
  tx: OwnerTransaction,
  owner: OwnerId,
  { moment, except }: { moment: Date; except?: string },
): Promise<Busy[]> {
  const reach = (nearestReachDays + 1) * dayMs;
  return readBusy(tx, owner, {
    from: new Date(moment.getTime() - reach),
    until: new Date(moment.getTime() + reach),
    except,
  });
}

/**
 * One text, "start minutes" and a c for what the daily cap does not count, because a busy month has hundreds of
 * entries, and rows or JSON cost more than finding them.
 */
function busyQuestion(owner: OwnerId, { from, until }: Span, except?: string): SQL {
  const earliest = new Date(from.getTime() - 2 * dayMs).toISOString();
  const latest = new Date(until.getTime() + 2 * dayMs).toISOString();
  return sql`
    select string_agg(
             (date_part('epoch', appointment_time) * 1000)::bigint || ' ' || duration_minutes
               || case when appointment_type = 'Callback' then ' c' else '' end, ','
           ) as busy
      from appointments
     where professional_id = ${owner} and appointment_time > ${earliest}::timestamptz
       and appointment_time < ${latest}::timestamptz and status in ('Scheduled', 'Confirmed') and occupies_time
       ${except ? sql`and id <> ${except}::uuid` : sql``}`;
}

function toBusy([row]: Record<string, unknown>[]): Busy[] {
  if (!row?.busy) return [];
  return (row.busy as string).split(",").map((entry) => {
    const [startsAt, minutes, uncounted] = entry.split(" ");
    return {
      startsAt: new Date(Number(startsAt)),
      durationMinutes: Number(minutes),
      countsTowardsCap: uncounted === undefined,
    };
  });
}

/** Everything that determines a host's free times between two instants. */
export function circumstancesOf(
  host: Host,
  { kind, busy, now }: { kind: BookingKind; busy: readonly Busy[]; now: Date },
): Circumstances {
  const { availability, timeZone } = host;
  return { kind, availability, zone: rulesOf(timeZone, now), busy, now };
}
