import type { OwnerId } from "#domain/kernel/ids.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { findProfile } from "#server/profiles/store.ts";

/** Whether the professional is a loan officer; no one else sees or sets loan officer parameters. */
export async function isLoanOfficer(tx: OwnerTransaction, owner: OwnerId): Promise<boolean> {
  const profile = await findProfile(tx, owner);
  return profile !== null && sideOf(profile) === "loan officer";
}
