import { sql } from "drizzle-orm";
import { followUpMessage } from "#domain/assistant/messages/messages.ts";
import type { OutreachRequest } from "#domain/assistant/outreach/gate.ts";
import { isWorking } from "#domain/assistant/settings.ts";
import { convertedStatus } from "#domain/contacts/contact.ts";
import { closedStatuses } from "#domain/contacts/deal-status.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { findLastRestore } from "#server/platform/last-restore.ts";
import { type ActionServices, talkLinkOf } from "../actions/action-services.ts";
import { propose } from "../actions/propose.ts";
import { askGate } from "../outreach/gate.ts";
import { findPerson } from "../outreach/person.ts";
import { findSettings } from "../settings/store.ts";
import { hasAppointmentAhead } from "./appointments.ts";
import { eachOf } from "./each.ts";

const dayMs = 24 * 60 * 60 * 1000;
const draftHolds = 14 * dayMs;
/** The most drafts of one run. */
const most = 10;

/** The job "assistant-follow-ups", once an hour: drafts for contacts who were not contacted for a while. */
export async function draftFollowUps(services: ActionServices): Promise<void> {
  const { rows } = await services.pool.query<{ owner: OwnerId }>(
    "select user_id as owner from public.assistant_settings where first_on_at is not null",
  );
  const lastRestore = await findLastRestore(services.pool);
  await eachOf(rows, ({ owner }) => draftFor(owner, services, lastRestore));
}

async function draftFor(
  owner: OwnerId,
  services: ActionServices,
  lastRestore: Date,
): Promise<void> {
  const now = services.now();
  await services.database.as(owner, async (tx) => {
    const { settings } = await findSettings(tx, owner);
    const host = await findHost(tx, owner);
    if (!host || !isWorking(settings, now) || settings.autonomy.followUp === "off") return;
    const patience = settings.followUpAfterDays * dayMs;
    const since = new Date(now.getTime() - patience);
    // Whose follow-up was due before a restore may have got it.
    const after = new Date(lastRestore.getTime() - patience);
    for (const quiet of await listQuiet(tx, owner, { since, after })) {
      const { contactId, firstName, lastName, recipient, lastContactAt } = quiet;
      if (await hasAppointmentAhead(tx, owner, { contactId, now })) continue;
      const to = { kind: "followUp", channel: "mail", purpose: "service", recipient } as const;
      const request: OutreachRequest = { ...to, costCents: 0 };
      const person = await findPerson(tx, owner, { recipient, contactId });
      const { verdict, notBefore } = await askGate(tx, owner, { request, person, now });
      if (verdict === "refuse" && !notBefore) continue;
      const days = Math.floor((now.getTime() - lastContactAt.getTime()) / dayMs);
      const name = [firstName, lastName].filter(Boolean).join(" ");
      const links = { talkLink: talkLinkOf(services, owner) };
      await propose(tx, owner, {
        ...to,
        contactId,
        recipientName: name,
        ...followUpMessage({ reader: { firstName }, writer: host, days, links }),
        cause: `No contact for ${days} days`,
        description: `Follow-up to ${name}`,
        onceKey: onceKeyOf(contactId, lastContactAt),
        expiresAt: new Date(now.getTime() + draftHolds),
        now,
      });
    }
  });
}

type Quiet = {
  contactId: string;
  firstName: string;
  lastName: string | null;
  recipient: string;
  lastContactAt: Date;
};

function onceKeyOf(contactId: string, lastContactAt: Date): string {
  return `followUp:${contactId}:${lastContactAt.toISOString()}`;
}

const over = [...closedStatuses, convertedStatus];

/** Leads and working deals with an email, without recent contact and without a draft. */
async function listQuiet(
  tx: OwnerTransaction,
  owner: OwnerId,
  { since, after }: { since: Date; after: Date },
): Promise<Quiet[]> {
  const rows = rowsOf<Quiet>(
    await tx.execute(sql`
      select * from (
        select c.id as "contactId", c.first_name as "firstName", c.last_name as "lastName", c.email_key as recipient,
               date_trunc('milliseconds', greatest(c.updated_at, coalesce((
                 select max(e.happened_at) from contact_events e where e.user_id = c.user_id and e.contact_id = c.id
               ), c.updated_at))) as "lastContactAt"
          from contacts c
         where c.user_id = ${owner} and c.type in ('Lead', 'Deal') and c.email_key is not null
           and c.status <> all(${sql.param(over)}::text[]) and c.updated_at < ${since}
      ) quiet
      where "lastContactAt" < ${since} and "lastContactAt" > ${after}
        and not exists (select from assistant_actions a where a.user_id = ${owner}
              and a.contact_id = quiet."contactId" and a.kind = 'followUp' and a.created_at > quiet."lastContactAt")
      order by "lastContactAt" desc limit ${most}`),
  );
  return rows.map((row) => ({ ...row, lastContactAt: new Date(row.lastContactAt) }));
}
