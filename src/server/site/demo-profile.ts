import { eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import { profiles } from "#server/profiles/tables.ts";

/** The admin's profile id once there is such a profile, else null: then no demo is offered (SPEC §2). */
export async function findDemoProfile(database: Database, admin: OwnerId): Promise<string | null> {
  const [profile] = await database.as(admin, (tx) =>
    tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, admin)),
  );
  return profile?.id ?? null;
}
