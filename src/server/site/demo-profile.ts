import { eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

/** The id of the admin's profile, or null while there is none: then no demo is offered. */
export async function findDemoProfile(database: Database, admin: OwnerId): Promise<string | null> {
  const [profile] = await database.as(admin, (tx) =>
    tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, admin)),
  );
  return profile?.id ?? null;
}
