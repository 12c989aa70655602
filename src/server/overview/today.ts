import { and, asc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { TodayItem } from "#contract/overview/morning.ts";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { workingStatuses } from "#domain/contacts/deal-status.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import {
  byUrgency,
  type Look,
  type Reason,
  reasonOfDeal,
  reasonOfEntry,
  reasonOfLead,
} from "#domain/overview/today.ts";
import { toSaved } from "#server/appointments/router.ts";
import { appointments } from "#server/appointments/tables.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** How many records of each kind are looked at: more is no list for one day. */
const mostOfAKind = 50;

type Found = { reason: Reason; contact: TodayItem["contact"]; entry: TodayItem["entry"] };

/** What is to do today, by the rules of the domain, the most urgent first. */
export async function readToday(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<{ items: TodayItem[]; isMore: boolean }> {
  const kinds = [
    await dueEntries(tx, owner, look),
    await entriesWithoutOutcome(tx, owner, look),
    await untouchedLeads(tx, owner, look),
    await dealsWithoutStep(tx, owner, look),
  ];
  const inOrder = byUrgency(look.now);
  const found = kinds.flatMap((kind) => kind.slice(0, mostOfAKind));
  return {
    items: found.sort((one, other) => inOrder(one.reason, other.reason)).map(toItem),
    isMore: kinds.some(({ length }) => length > mostOfAKind),
  };
}

// A callback takes time and is a promise for all that; tasks and reminders take none.
const isDueItself = sql`(coalesce(${appointments.appointmentType}, '') = 'Callback' or not ${appointments.occupiesTime})`;

/** Callbacks, tasks and reminders that are due today or were before, broken promises of a call first. */
export function dueEntries(tx: OwnerTransaction, owner: OwnerId, look: Look): Promise<Found[]> {
  const order = sql`case when ${appointments.appointmentTime} > ${look.now} then 3
                         when ${appointments.appointmentType} = 'Callback' then 1
                         else 2 end`;
  return entriesToDo(tx, owner, look, isDueItself, [order]);
}

/** What is over without a word how it went. A list of its own: what nobody closes must not hide what is due. */
export function entriesWithoutOutcome(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<Found[]> {
  const isOver = sql`not ${isDueItself} and
    ${appointments.appointmentTime} + ${appointments.durationMinutes} * interval '1 minute' <= ${look.now}`;
  return entriesToDo(tx, owner, look, isOver, []);
}

/** Entries of the calendar that are neither done nor called off, with the contact that they are about. */
async function entriesToDo(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
  which: SQL,
  order: SQL[],
): Promise<Found[]> {
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, owner),
        gte(appointments.appointmentTime, look.since),
        lt(appointments.appointmentTime, look.endOfToday),
        inArray(appointments.status, ["Scheduled", "Confirmed"]),
        sql`${appointments.outcome} is null`,
        which,
      ),
    )
    .orderBy(...order, asc(appointments.appointmentTime), asc(appointments.id))
    .limit(mostOfAKind + 1);
  const known = await contactsNamed(
    tx,
    owner,
    rows.map(({ contactId }) => contactId),
  );
  return rows.flatMap((row) => {
    const reason = reasonOfEntry(row, look);
    const contact = known.get(row.contactId ?? "") ?? null;
    return reason ? [{ reason, contact, entry: toSaved(row) }] : [];
  });
}

type ContactLine = NonNullable<TodayItem["contact"]>;

const contactColumns = sql.raw(
  `c.id, c.first_name as "firstName", c.last_name as "lastName", c.status, c.phone_number as "phoneNumber"`,
);

async function contactsNamed(
  tx: OwnerTransaction,
  owner: OwnerId,
  ids: (string | null)[],
): Promise<Map<string, ContactLine>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = rowsOf<ContactLine>(
    await tx.execute(sql`
      select ${contactColumns} from contacts c
       where c.user_id = ${owner} and c.id = any (${sql.param(wanted)}::uuid[])`),
  );
  return new Map(rows.map((contact) => [contact.id, contact]));
}

/** New leads in whose timeline nothing stands but that they came in, the newest first. */
export async function untouchedLeads(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<Found[]> {
  const rows = rowsOf<ContactLine & { createdAt: string }>(
    await tx.execute(sql`
      select ${contactColumns}, c.created_at as "createdAt" from contacts c
       where c.user_id = ${owner} and c.type = 'Lead' and c.status = ${newLeadStatus}
         and c.created_at >= ${look.since.toISOString()}::timestamptz
         and not exists (
           select from contact_events e
            where e.user_id = ${owner} and e.contact_id = c.id and e.kind not in ('created', 'deleted', 'restored')
         )
       order by c.created_at desc, c.id desc limit ${mostOfAKind + 1}`),
  );
  return rows.flatMap(({ createdAt, ...contact }) => {
    const lead = { ...contact, createdAt: new Date(createdAt), isTouched: false };
    const reason = reasonOfLead(lead, look);
    return reason ? [{ reason, contact, entry: null }] : [];
  });
}

/** Working deals with no date and no appointment ahead, those that are furthest first. */
export async function dealsWithoutStep(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<Found[]> {
  const statuses = sql.param([...workingStatuses]);
  const rows = rowsOf<ContactLine & { lastDay: string | null }>(
    await tx.execute(sql`
      with still as (
        select d.id, d.status, d.last_day from contacts d
         where d.user_id = ${owner} and d.type = 'Deal' and d.status = any (${statuses}::text[])
           and (d.last_day is null or d.last_day < ${look.today})
           and d.id not in (
             select a.contact_id from appointments a
              where a.professional_id = ${owner} and a.appointment_time > ${look.now.toISOString()}::timestamptz
                and a.status in ('Scheduled', 'Confirmed') and a.contact_id is not null
           )
         order by array_position(${statuses}::text[], d.status) desc, d.last_day, d.id limit ${mostOfAKind + 1}
      )
      select ${contactColumns}, s.last_day as "lastDay"
        from still s join contacts c on c.user_id = ${owner} and c.id = s.id
       order by array_position(${statuses}::text[], s.status) desc, s.last_day, s.id`),
  );
  return rows.flatMap(({ lastDay, ...contact }) => {
    const deal = { status: contact.status, lastDay, isPlanned: false };
    const reason = reasonOfDeal(deal, look);
    return reason ? [{ reason, contact, entry: null }] : [];
  });
}

function toItem({ reason, contact, entry }: Found): TodayItem {
  const isDeal = reason.rule === "deal without step";
  const at = isDeal ? null : reason.at;
  return { rule: reason.rule, at, lastDay: isDeal ? reason.lastDay : null, contact, entry };
}
