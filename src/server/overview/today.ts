import { and, asc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Today, TodayItem } from "#contract/overview/morning.ts";
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
  reasonOfMessage,
} from "#domain/overview/today.ts";
import { toSaved } from "#server/appointments/router.ts";
import { appointments } from "#server/appointments/tables.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The most records of each kind: more would be no list for one day. */
const mostOfAKind = 50;

type Line = {
  reason: Reason;
  contact: TodayItem["contact"];
  entry: TodayItem["entry"];
  message?: string | null;
};

/** The first of a kind, and how many more there are. */
type Found = { lines: Line[]; more: number };

/** What to do today, by the rules of the domain, most urgent first. */
export async function readToday(tx: OwnerTransaction, owner: OwnerId, look: Look): Promise<Today> {
  const messages = await unansweredMessages(tx, owner);
  const overdue = await overdueEntries(tx, owner, look);
  const due = await dueEntries(tx, owner, look);
  const outcomes = await entriesWithoutOutcome(tx, owner, look);
  const leads = await untouchedLeads(tx, owner);
  const deals = await dealsWithoutStep(tx, owner, look);
  const inOrder = byUrgency(look.now);
  return {
    items: [messages, overdue, due, outcomes, leads, deals]
      .flatMap(({ lines }) => lines)
      .sort((one, other) => inOrder(one.reason, other.reason))
      .map(toItem),
    more: {
      messages: messages.more,
      overdue: overdue.more,
      due: due.more,
      outcomes: outcomes.more,
      leads: leads.more,
      deals: deals.more,
    },
  };
}

// Callbacks block time but are promises all the same; tasks and reminders do not block time.
const isDueItself = sql`(coalesce(${appointments.appointmentType}, '') = 'Callback' or not ${appointments.occupiesTime})`;
const { appointmentTime } = appointments;

/** Callbacks, tasks and reminders that were due and are not done, however long ago, callbacks first. */
export function overdueEntries(tx: OwnerTransaction, owner: OwnerId, look: Look): Promise<Found> {
  const isOverdue = and(isDueItself, lte(appointmentTime, look.now));
  const callsFirst = sql`(${appointments.appointmentType} is distinct from 'Callback')`;
  return entriesToDo(tx, owner, look, isOverdue, [callsFirst]);
}

/** Those for the rest of the day. A list of its own, so that overdue ones do not hide what is due. */
export function dueEntries(tx: OwnerTransaction, owner: OwnerId, look: Look): Promise<Found> {
  const isDue = and(
    isDueItself,
    gt(appointmentTime, look.now),
    lt(appointmentTime, look.endOfToday),
  );
  return entriesToDo(tx, owner, look, isDue, []);
}

/** Past appointments without an outcome. A list of its own, so that old ones do not hide what is due. */
export function entriesWithoutOutcome(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<Found> {
  const isOver = and(
    sql`not ${isDueItself}`,
    gte(appointmentTime, look.longAgo),
    sql`${appointmentTime} + ${appointments.durationMinutes} * interval '1 minute' <= ${look.now}`,
  );
  return entriesToDo(tx, owner, look, isOver, []);
}

/** Active entries of the calendar, with their contacts. */
async function entriesToDo(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
  which: SQL | undefined,
  order: SQL[],
): Promise<Found> {
  const wanted = and(
    eq(appointments.professionalId, owner),
    inArray(appointments.status, ["Scheduled", "Confirmed"]),
    sql`${appointments.outcome} is null`,
    which,
  );
  const rows = await tx
    .select()
    .from(appointments)
    .where(wanted)
    .orderBy(...order, asc(appointmentTime), asc(appointments.id))
    .limit(mostOfAKind + 1);
  const known = await contactsNamed(
    tx,
    owner,
    rows.map(({ contactId }) => contactId),
  );
  const lines = rows.flatMap((row) => {
    const reason = reasonOfEntry(row, look);
    const contact = known.get(row.contactId ?? "") ?? null;
    return reason ? [{ reason, contact, entry: toSaved(row) }] : [];
  });
  return cut(lines, () => tx.$count(appointments, wanted));
}

/** The first entries; the rest is counted only if there is any. */
async function cut(lines: Line[], count: () => Promise<number>): Promise<Found> {
  if (lines.length <= mostOfAKind) return { lines, more: 0 };
  return { lines: lines.slice(0, mostOfAKind), more: (await count()) - mostOfAKind };
}

type ContactLine = NonNullable<TodayItem["contact"]>;

const contactColumns = sql.raw(
  `c.id, c.first_name as "firstName", c.last_name as "lastName", c.status, c.phone_number as "phoneNumber", c.email`,
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

/**
 * The last message of each contact that the assistant took, until the professional records or does anything for that
 * contact, or the assistant reaches them for the professional.
 */
export async function unansweredMessages(tx: OwnerTransaction, owner: OwnerId): Promise<Found> {
  // The condition of the index contact_events_messages.
  const unanswered = sql`
      from contact_events m join contacts c on c.user_id = m.user_id and c.id = m.contact_id
     where m.user_id = ${owner} and m.kind = 'message taken'
       and not exists (
         select from contact_events e
          where e.user_id = ${owner} and e.contact_id = m.contact_id
            and (e.actor = 'owner' or e.kind in ('message taken', 'assistant reached out'))
            and (e.happened_at, e.id) > (m.happened_at, m.id)
       )`;
  const rows = rowsOf<ContactLine & { happenedAt: string; message: string | null }>(
    await tx.execute(sql`
      select ${contactColumns}, m.happened_at as "happenedAt", m.data->>'text' as message ${unanswered}
       order by m.happened_at, m.id limit ${mostOfAKind + 1}`),
  );
  const lines = rows.map(({ happenedAt, message, ...contact }) => ({
    reason: reasonOfMessage(new Date(happenedAt)),
    contact,
    entry: null,
    message,
  }));
  return cut(lines, () => counted(tx, unanswered));
}

/** New leads without any activity, newest first. */
export async function untouchedLeads(tx: OwnerTransaction, owner: OwnerId): Promise<Found> {
  // The condition of the index contact_events_touches.
  const untouched = sql`
      from contacts c
     where c.user_id = ${owner} and c.type = 'Lead' and c.status = ${newLeadStatus}
       and not exists (
         select from contact_events e
          where e.user_id = ${owner} and e.contact_id = c.id and e.kind not in ('created', 'deleted', 'restored')
       )`;
  const rows = rowsOf<ContactLine & { createdAt: string }>(
    await tx.execute(sql`
      select ${contactColumns}, c.created_at as "createdAt" ${untouched}
       order by c.created_at desc, c.id desc limit ${mostOfAKind + 1}`),
  );
  const lines = rows.flatMap(({ createdAt, ...contact }) => {
    const lead = { ...contact, createdAt: new Date(createdAt), isTouched: false };
    const reason = reasonOfLead(lead);
    return reason ? [{ reason, contact, entry: null }] : [];
  });
  return cut(lines, () => counted(tx, untouched));
}

async function counted(tx: OwnerTransaction, from: SQL): Promise<number> {
  const [row] = rowsOf<{ count: number }>(
    await tx.execute(sql`select count(*)::int as count ${from}`),
  );
  return row!.count;
}

/** Active deals with no date and no appointment ahead, furthest stage first. */
export async function dealsWithoutStep(
  tx: OwnerTransaction,
  owner: OwnerId,
  look: Look,
): Promise<Found> {
  const statuses = sql.param([...workingStatuses]);
  const withoutStep = sql`
          from contacts d
         where d.user_id = ${owner} and d.type = 'Deal' and d.status = any (${statuses}::text[])
           and (d.last_day is null or d.last_day < ${look.today})
           and d.id not in (
             select a.contact_id from appointments a
              where a.professional_id = ${owner} and a.appointment_time > ${look.now.toISOString()}::timestamptz
                and a.status in ('Scheduled', 'Confirmed') and a.contact_id is not null
           )`;
  const rows = rowsOf<ContactLine & { lastDay: string | null }>(
    await tx.execute(sql`
      with still as (
        select d.id, d.status, d.last_day ${withoutStep}
         order by array_position(${statuses}::text[], d.status) desc, d.last_day, d.id limit ${mostOfAKind + 1}
      )
      select ${contactColumns}, s.last_day as "lastDay"
        from still s join contacts c on c.user_id = ${owner} and c.id = s.id
       order by array_position(${statuses}::text[], s.status) desc, s.last_day, s.id`),
  );
  const lines = rows.flatMap(({ lastDay, ...contact }) => {
    const deal = { status: contact.status, lastDay, isPlanned: false };
    const reason = reasonOfDeal(deal, look);
    return reason ? [{ reason, contact, entry: null }] : [];
  });
  return cut(lines, () => counted(tx, withoutStep));
}

function toItem({ reason, contact, entry, message = null }: Line): TodayItem {
  const isDeal = reason.rule === "deal without step";
  const at = isDeal ? null : reason.at;
  return {
    rule: reason.rule,
    at,
    lastDay: isDeal ? reason.lastDay : null,
    contact,
    entry,
    message,
  };
}
