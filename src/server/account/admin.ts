import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";

/** The account that takes demo bookings: the one that verified the configured address. It has no other right. */
export async function findAdmin(
  accounts: Pool,
  adminEmail: string | null,
): Promise<OwnerId | null> {
  if (!adminEmail) return null;
  const { rows } = await accounts.query<{ id: OwnerId }>(
    `select id from account."user" where email = $1 and email_verified`,
    [adminEmail],
  );
  return rows[0]?.id ?? null;
}
