import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";

/** The result of placing a call, as the phone line reports it (line/telephony.ts). */
export type DialResult =
  | { kind: "dialed"; sid: string }
  | { kind: "noLine" | "refused" | "later" | "unsure"; why: string };

/** What outgoing calls and messages need. */
export type ActionServices = {
  /** The jobs' own connections, which see whose actions are due. */
  pool: Pool;
  /** The database with the professional's role: contacts in full, but read-only. */
  database: Database;
  /** The database with the assistant's role, which carries everything out. */
  assistantDatabase: Database;
  dial(call: { owner: OwnerId; actionId: string; to: string }): Promise<DialResult>;
  /** The number that a professional's texts come from, E.164; null is the product's own. */
  numberOf(owner: OwnerId): string | null;
  /** Whether a STOP in answer to their texts reaches us: they have their own phone line, or texts are only kept. */
  hearsStop(owner: OwnerId): boolean;
  keys: Keys;
  baseUrl: string;
  log: Log;
  now: () => Date;
};

/** Where people talk to a professional's assistant. */
export function talkLinkOf(services: Pick<ActionServices, "baseUrl">, owner: OwnerId): string {
  return `${services.baseUrl}/talk/${owner}`;
}
