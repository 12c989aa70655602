import { and, eq, gte } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { contacts } from "./tables.ts";

/** How many leads of any status were created since a moment, that moment included. Reads no record. */
export function countNewLeads(tx: OwnerTransaction, owner: OwnerId, since: Date): Promise<number> {
  return tx.$count(
    contacts,
    and(eq(contacts.userId, owner), eq(contacts.type, "Lead"), gte(contacts.createdAt, since)),
  );
}
