import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * The profile that takes demo bookings: that of the account that verified the configured address, which has no other
 * privilege. Null if there is none; then no demo is offered.
 */
export async function findDemoProfile(
  accounts: Pool,
  database: Database,
  adminEmail: string | null,
): Promise<string | null> {
  if (!adminEmail) return null;
  const { rows } = await accounts.query<{ id: OwnerId }>(
    `select id from account."user" where email = $1 and email_verified`,
    [adminEmail],
  );
  const admin = rows[0]?.id;
  if (!admin) return null;
  const [profile] = await database.as(admin, (tx) =>
    tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, admin)),
  );
  return profile?.id ?? null;
}
