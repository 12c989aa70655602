import type { Pool } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";

/** The result of placing a call, as the telephone line answers it (line/telephony.ts). */
export type Dialled =
  | { kind: "dialled"; sid: string }
  | { kind: "noLine" | "refused" | "later" | "unsure"; why: string };

/** What doing things towards the outside needs. */
export type ActionServices = {
  /** The jobs' own connections: whose turn it is. */
  pool: Pool;
  /** As the professional's own requests see it: contacts in full, to read alone. */
  database: Database;
  /** As the assistant sees it: by this role everything is done. */
  assistantDatabase: Database;
  dial(call: { owner: OwnerId; actionId: string; to: string }): Promise<Dialled>;
  /** The number that a professional's texts come from, E.164; null is the product's own. */
  numberOf(owner: OwnerId): string | null;
  /** Whether a STOP in answer to their texts reaches us: they have an own line, or texts are only kept. */
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
