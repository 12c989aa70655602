import { listedAppointments, listedTasks, newLeadsSince } from "#domain/overview/figures.ts";
import { signedIn } from "#server/account/procedures.ts";
import { readUpcoming } from "#server/appointments/upcoming.ts";
import { readCallsMade } from "./calls-made.ts";
import { readFirstSteps } from "./first-steps.ts";
import { morningRouter } from "./morning-router.ts";
import { listRecentTasks } from "#server/assistant/log/store.ts";
import { countNewLeads } from "#server/contacts/count-new-leads.ts";

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

/** Implements contract/overview.ts: every room's part of the first page, in one transaction, and nothing is written. */
export const overviewRouter = { read, countNewLeads: count, firstSteps, ...morningRouter };
