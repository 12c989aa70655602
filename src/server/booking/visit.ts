import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { findHost, glanceAt, type Host } from "#server/appointments/circumstances.ts";

/** Work on the one professional whose page a visitor is on. */
export type VisitWork<Result> = (tx: OwnerTransaction, host: Host) => Promise<Result>;

/**
 * Runs a visitor's request at the professional whose id stands in the address, with the few columns that visitors may
 * use (docs/decisions/016). The OwnerId that it makes serves the role that sees next to nothing, and no other. Throws
 * `unknown` for an id that nobody has, or that is none.
 */
export async function visit<Result>(
  visitors: Database,
  { profileId, unknown }: { profileId: string; unknown: () => Error },
  work: VisitWork<Result>,
): Promise<Result> {
  if (!isUuid(profileId)) throw unknown();
  const owner = profileId as OwnerId;
  return visitors.as(owner, async (tx) => {
    const host = await findHost(tx, owner);
    if (!host) throw unknown();
    return work(tx, host);
  });
}

/** The same for looking alone: the professional and what takes their time, read in one message. */
export async function glanceAtVisited(
  visitors: Database,
  {
    profileId,
    unknown,
    span,
  }: { profileId: string; unknown: () => Error; span: { from: Date; until: Date } },
) {
  const found = isUuid(profileId) ? await glanceAt(visitors, profileId as OwnerId, span) : null;
  if (!found) throw unknown();
  return found;
}
