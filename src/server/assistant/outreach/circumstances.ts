import { sql } from "drizzle-orm";
import type { Consent } from "#domain/assistant/outreach/consent.ts";
import type { Circumstances, OutreachRequest, Sent } from "#domain/assistant/outreach/gate.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { startOfDay, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Day } from "#domain/kernel/day.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { findSettings } from "../settings/store.ts";
import { listConsents } from "./consents.ts";
import type { Person } from "./person.ts";
import { listStops } from "./stops.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again. The assistant's own
// role may read all of this; what it may not read of a contact is passed as `person`.

/** Everything that the outreach check needs, as it is in this transaction; null if the professional was deleted. */
export async function readCircumstances(
  tx: OwnerTransaction,
  owner: OwnerId,
  { request, person, now }: { request: OutreachRequest; person: Person; now: Date },
): Promise<Circumstances | null> {
  const host = await findHost(tx, owner);
  if (!host) return null;
  const zone = rulesOf(host.timeZone, now);
  const { settings } = await findSettings(tx, owner);
  return {
    now,
    settings,
    consents: (await listConsents(tx, owner, request.recipient)) as Consent[],
    stops: await listStops(tx, owner, person),
    state: person.state,
    zipCode: person.zipCode,
    leadSource: person.leadSource,
    sentToPerson: await listSent(tx, owner, { person, now }),
    ...(await countSent(tx, owner, { zone, now })),
    zone,
    clocks: (name) => rulesOf(name, now),
  };
}

/** The assistant's contacts with a person in the last seven days; those in progress count as just done. */
async function listSent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { person, now }: { person: Person; now: Date },
): Promise<Sent[]> {
  const rows = rowsOf<{ kind: string; channel: string; at: Date }>(
    await tx.execute(sql`
      select kind, channel, coalesce(done_at, ${now}::timestamptz) as at from assistant_actions
       where user_id = ${owner} and attempts > 0 and status in ('doing', 'done', 'failed')
         and created_at > ${now}::timestamptz - interval '40 days'
         and coalesce(done_at, ${now}::timestamptz) > ${now}::timestamptz - interval '8 days'
         and (recipient = any(${sql.param(person.addresses)}::text[])
              or (party_role is null and contact_id = any(${sql.param(person.contactIds)}::uuid[])))`),
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** What was sent today and spent this month, in the professional's time zone: actions and incoming calls. */
async function countSent(
  tx: OwnerTransaction,
  owner: OwnerId,
  { zone, now }: { zone: ZoneRules; now: Date },
): Promise<{ sentToday: number; spentCentsThisMonth: number }> {
  const { day } = wallTimeOf(zone, now);
  const today = startOfDay(zone, day);
  const month = startOfDay(zone, `${day.slice(0, 8)}01` as Day);
  const [row] = rowsOf<{ today: number; actions: number; calls: number }>(
    await tx.execute(sql`
      select count(*) filter (where coalesce(done_at, ${now}::timestamptz) >= ${today})::int as today,
             coalesce(sum(cost_cents) filter (where coalesce(done_at, ${now}::timestamptz) >= ${month}), 0)::int as actions,
             (select coalesce(sum(cost_cents), 0)::int from assistant_conversations
               where user_id = ${owner} and direction = 'inbound' and started_at >= ${month}) as calls
        from assistant_actions
       where user_id = ${owner} and attempts > 0 and status in ('doing', 'done', 'failed')
         and created_at > ${now}::timestamptz - interval '70 days'`),
  );
  return { sentToday: row!.today, spentCentsThisMonth: row!.actions + row!.calls };
}
