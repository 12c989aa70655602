import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { countCalls } from "#server/assistant/conversations/count-calls.ts";
import { findSettings } from "#server/assistant/settings/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import {
  callsMadeWithoutAssistant,
  listedAppointments,
  listedTasks,
  newLeadsSince,
  thisMonthSince,
} from "#domain/overview/figures.ts";
import { signedIn } from "#server/account/procedures.ts";
import { readUpcoming } from "#server/appointments/store.ts";
import { readFirstSteps } from "./first-steps.ts";
import { morningRouter } from "./morning-router.ts";
import { listRecentTasks } from "#server/assistant/log/store.ts";
import { countNewLeads } from "#server/contacts/store.ts";

const read = signedIn.overview.read.handler(({ context }) => {
  const now = context.now();
  return context.mine(async (tx, { ownerId }) => ({
    newLeads: await countNewLeads(tx, ownerId, newLeadsSince(now)),
    callsMade: await readCallsMade(tx, ownerId, now),
    upcoming: await readUpcoming(tx, ownerId, { now, limit: listedAppointments }),
    tasks: await listRecentTasks(tx, ownerId, listedTasks),
  }));
});

const count = signedIn.overview.countNewLeads.handler(async ({ context }) => {
  const since = newLeadsSince(context.now());
  return { newLeads: await context.mine((tx, me) => countNewLeads(tx, me.ownerId, since)) };
});

const firstSteps = signedIn.overview.firstSteps.handler(({ context }) =>
  context.mine((tx, me) => readFirstSteps(tx, me.ownerId)),
);

/** Implements contract/overview.ts. */
export const overviewRouter = { read, countNewLeads: count, firstSteps, ...morningRouter };

/** The assistant's calls this month, or the placeholder until it was first switched on. */
async function readCallsMade(
  tx: OwnerTransaction,
  owner: OwnerId,
  now: Date,
): Promise<{ count: number; isPlaceholder: boolean; handledByAssistant: number }> {
  const { firstOnAt } = await findSettings(tx, owner);
  const host = firstOnAt && (await findHost(tx, owner));
  if (!host) return callsMadeWithoutAssistant;
  const since = thisMonthSince(rulesOf(host.timeZone, now), now);
  const { made, handled } = await countCalls(tx, owner, since);
  return { count: made, isPlaceholder: false, handledByAssistant: handled };
}
