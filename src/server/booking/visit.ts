import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { findHost, glanceAt, type Host } from "#server/appointments/host-calendar.ts";

/** Work for the professional whose page a visitor is on. */
export type VisitWork<Result> = (tx: OwnerTransaction, host: Host) => Promise<Result>;

/**
 * Runs a visitor's request for the professional whose id is in the address, with the columns that visitors may use
 * (docs/decisions/016). The OwnerId that it creates works only with the visitors' role. Throws `unknown` for an id that
 * does not exist or is invalid.
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

/** The same for reading: the professional and their taken times, in one round trip. */
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
