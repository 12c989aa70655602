import { sql } from "drizzle-orm";
import type { Day } from "#domain/kernel/day.ts";
import { fold } from "#domain/kernel/fold.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. They run with the
// professional's own role only.

/** A calendar entry for an answer. */
export type Entry = {
  id: string;
  clientName: string | null;
  startsAt: Date;
  durationMinutes: number;
  status: string;
  type: string | null;
};

const entryColumns = sql`
  id, client_name as "clientName", appointment_time as "startsAt", duration_minutes as "durationMinutes",
  status, appointment_type as type`;

type RawEntry = Omit<Entry, "startsAt"> & { startsAt: string };

const toEntry = (row: RawEntry): Entry => ({ ...row, startsAt: new Date(row.startsAt) });

/** The next appointment; with a certain client, if part of a name is given. */
export async function findNext(
  tx: OwnerTransaction,
  owner: OwnerId,
  { name, now }: { name: string | null; now: Date },
): Promise<Entry | null> {
  const part = name === null ? null : `%${fold(name).replace(/[\\%_]/g, "\\$&")}%`;
  const [row] = rowsOf<RawEntry>(
    await tx.execute(sql`
      select ${entryColumns} from appointments
       where professional_id = ${owner} and appointment_time > ${now} and status in ('Scheduled', 'Confirmed')
         and (${part}::text is null or fold_text(client_name) like ${part})
       order by appointment_time, id limit 1`),
  );
  return row ? toEntry(row) : null;
}

/** Past appointments without an outcome, latest first, and their number. */
export async function listWithoutOutcome(
  tx: OwnerTransaction,
  owner: OwnerId,
  { now, most }: { now: Date; most: number },
): Promise<{ count: number; entries: Entry[] }> {
  const rows = rowsOf<RawEntry & { count: number }>(
    await tx.execute(sql`
      select ${entryColumns}, (count(*) over ())::int as count from appointments
       where professional_id = ${owner} and outcome is null and status <> 'Cancelled' and occupies_time
         and appointment_time + make_interval(mins => duration_minutes) <= ${now}
       order by appointment_time desc, id desc limit ${most}`),
  );
  return { count: rows[0]?.count ?? 0, entries: rows.map(toEntry) };
}

/** Open callbacks in the calendar, overdue ones included. */
export async function listCallbacks(
  tx: OwnerTransaction,
  owner: OwnerId,
  most: number,
): Promise<Entry[]> {
  const rows = rowsOf<RawEntry>(
    await tx.execute(sql`
      select ${entryColumns} from appointments
       where professional_id = ${owner} and appointment_type = 'Callback' and outcome is null
         and status in ('Scheduled', 'Confirmed')
       order by appointment_time, id limit ${most}`),
  );
  return rows.map(toEntry);
}

/** A contact in an answer's list. */
export type Listed = {
  id: string;
  firstName: string;
  lastName: string | null;
  status: string | null;
  source: string | null;
  createdAt: Date;
  closingDate: string | null;
};

/** Leads that were created between two instants, newest first, and their number. */
export async function listLeads(
  tx: OwnerTransaction,
  owner: OwnerId,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<{ count: number; leads: Listed[] }> {
  const { count, listed } = await listWhere(
    tx,
    sql`user_id = ${owner} and type = 'Lead' and created_at >= ${from} and created_at < ${until}
        order by created_at desc, id desc limit ${most}`,
  );
  return { count, leads: listed };
}

/** Deals that close between two days, both included, soonest first; lost deals do not close. */
export async function listClosings(
  tx: OwnerTransaction,
  owner: OwnerId,
  { from, until, most }: { from: Day; until: Day; most: number },
): Promise<{ count: number; deals: Listed[] }> {
  const { count, listed } = await listWhere(
    tx,
    sql`user_id = ${owner} and type = 'Deal' and status is distinct from 'Lost Deal'
        and deal_progress->>'closing_date' between ${from} and ${until}
        order by deal_progress->>'closing_date', id limit ${most}`,
  );
  return { count, deals: listed };
}

async function listWhere(tx: OwnerTransaction, which: ReturnType<typeof sql>) {
  const rows = rowsOf<Omit<Listed, "createdAt"> & { createdAt: string; count: number }>(
    await tx.execute(sql`
      select id, first_name as "firstName", last_name as "lastName", status, source,
             created_at as "createdAt",
             deal_progress->>'closing_date' as "closingDate", (count(*) over ())::int as count
        from contacts where ${which}`),
  );
  const listed = rows.map((row): Listed => ({ ...row, createdAt: new Date(row.createdAt) }));
  return { count: rows[0]?.count ?? 0, listed };
}

/** When something was last written, said or changed about a contact. */
export async function lastTouchOf(
  tx: OwnerTransaction,
  owner: OwnerId,
  contactId: string,
): Promise<Date | null> {
  const [row] = rowsOf<{ at: string }>(
    await tx.execute(sql`
      select greatest(c.updated_at, (
               select max(e.happened_at) from contact_events e
                where e.user_id = c.user_id and e.contact_id = c.id
             )) as at
        from contacts c where c.user_id = ${owner} and c.id = ${contactId}`),
  );
  return row ? new Date(row.at) : null;
}
