import { and, desc, eq, ne } from "drizzle-orm";
import { isStopped } from "#domain/assistant/outreach/consent.ts";
import { readSettings } from "#domain/assistant/settings.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import type { Database } from "#server/platform/database.ts";
import { listStops } from "../outreach/stops.ts";
import { assistantActions, assistantConversations, assistantSettings } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The professional for whom the line answers. */
export type LineHost = {
  fullName: string;
  companyName: string | null;
  /** The number to which calls are transferred; null if there is none. */
  transferNumber: string | null;
  /** How long their own phone rings first; 0 is not at all. */
  ringMeFirstSeconds: number;
};

/** What the telephone line reads from the database. */
export type LineStore = {
  /** The professional of a line; null if there is none with this id. */
  findHost(owner: OwnerId): Promise<LineHost | null>;
  /** The conversation by texts that goes on with this number. */
  findTexts(owner: OwnerId, caller: string): Promise<string | null>;
  /** What a call that is being made is about, in its words; null once it is not to be made any more. */
  findCall(owner: OwnerId, actionId: string): Promise<string | null>;
  /** Whether this number opted out. */
  isStopped(owner: OwnerId, address: string): Promise<boolean>;
};

/** Reads as the assistant's role does. */
export function createLineStore(database: Database): LineStore {
  return {
    findHost: (owner) => findHostOf(database, owner),
    findTexts: (owner, caller) => findTextsWith(database, owner, caller),
    findCall: (owner, actionId) => findCallOf(database, owner, actionId),
    isStopped: (owner, address) =>
      database.as(owner, async (tx) =>
        isStopped(await listStops(tx, owner, { addresses: [address], contactIds: [] })),
      ),
  };
}

function findHostOf(database: Database, owner: OwnerId): Promise<LineHost | null> {
  return database.as(owner, async (tx) => {
    const host = await findHost(tx, owner);
    if (!host) return null;
    const [row] = await tx
      .select({ settings: assistantSettings.settings })
      .from(assistantSettings)
      .where(eq(assistantSettings.userId, owner));
    const { transferNumber, ringMeFirstSeconds } = readSettings(row?.settings);
    const { fullName, companyName } = host;
    return { fullName, companyName, transferNumber, ringMeFirstSeconds };
  });
}

function findTextsWith(database: Database, owner: OwnerId, caller: string): Promise<string | null> {
  const { userId, id, channel, status, lastTurnAt } = assistantConversations;
  return database.as(owner, async (tx) => {
    const [row] = await tx
      .select({ id })
      .from(assistantConversations)
      .where(
        and(
          eq(userId, owner),
          eq(assistantConversations.caller, caller),
          eq(channel, "text"),
          ne(status, "ended"),
        ),
      )
      .orderBy(desc(lastTurnAt))
      .limit(1);
    return row?.id ?? null;
  });
}

function findCallOf(database: Database, owner: OwnerId, actionId: string): Promise<string | null> {
  const { userId, id, channel, status, words } = assistantActions;
  return database.as(owner, async (tx) => {
    const [row] = await tx
      .select({ words })
      .from(assistantActions)
      .where(and(eq(userId, owner), eq(id, actionId), eq(channel, "phone"), eq(status, "doing")));
    return row?.words ?? null;
  });
}

/** How a call that the assistant made ended. */
export type CallResult = {
  actionId: string;
  sid: string;
  /** The conversation, if the call was answered. */
  conversationId?: string;
  how: "answered" | "voicemail" | "busy" | "noAnswer" | "failed";
  seconds: number;
  costCents: number;
};

/** What happens on the line and is handled by other parts of the assistant. */
export type LineEvents = {
  /** Nothing may reach this number any more; the very words. Honored before it returns. */
  stop(owner: OwnerId, stop: { address: string; words: string }): Promise<void>;
  /** The person of this number takes their stop back, in these words. */
  lift(owner: OwnerId, lift: { address: string; words: string }): Promise<void>;
  /** A missed call; the same `sid` counts once. */
  missed(owner: OwnerId, call: { caller: string; sid: string }): Promise<void>;
  /** A call that the assistant made is over; the same `sid` counts once. */
  callOver(owner: OwnerId, result: CallResult): Promise<void>;
};
