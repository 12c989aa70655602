import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";

/** The account whose demo can be booked: the one that has proved the configured address (SPEC §6, AMB-22). */
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
