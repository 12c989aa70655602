import { and, desc, eq, or } from "drizzle-orm";
import type { Invitation, LinkEvent } from "#contract/links.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { linkEvents } from "./tables.ts";

// Scope: runs with the role for what two professionals share (docs/decisions/018). It trusts only the OwnerId it is
// given; row-level security checks it again.

const mostEvents = 200;

/** The newest log entries of a loan officer and an agent, one of whom asks. */
export async function listLinkEvents(
  tx: OwnerTransaction,
  me: OwnerId,
  { loanOfficerId, agentId }: Pick<Invitation, "loanOfficerId" | "agentId">,
): Promise<LinkEvent[]> {
  const rows = await tx
    .select({
      id: linkEvents.id,
      happenedAt: linkEvents.happenedAt,
      kind: linkEvents.kind,
      actorId: linkEvents.actorId,
      dealName: linkEvents.dealName,
      sharing: linkEvents.sharing,
    })
    .from(linkEvents)
    .where(
      and(
        or(eq(linkEvents.loanOfficerId, me), eq(linkEvents.agentId, me)),
        eq(linkEvents.loanOfficerId, loanOfficerId as OwnerId),
        eq(linkEvents.agentId, agentId as OwnerId),
      ),
    )
    .orderBy(desc(linkEvents.happenedAt), desc(linkEvents.id))
    .limit(mostEvents);
  return rows.map(({ sharing, ...event }) => ({
    ...event,
    sharing: sharing && {
      sharesAllDeals: sharing.shares_all_deals === true,
      hidesFinances: sharing.hides_finances === true,
    },
  }));
}
