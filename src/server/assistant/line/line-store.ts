import { and, desc, eq, ne } from "drizzle-orm";
import { isStopped } from "#domain/assistant/outreach/consent.ts";
import { readSettings } from "#domain/assistant/settings.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import type { Database } from "#server/platform/database.ts";
import { listStops } from "../outreach/stops.ts";
import { assistantActions, assistantConversations, assistantSettings } from "../storage/tables.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** The professional whose phone line it is. */
export type LineHost = {
  fullName: string;
  companyName: string | null;
  /** The number to which calls are transferred; null if there is none. */
  transferNumber: string | null;
  /** How many seconds their own phone rings first; 0 is not at all. */
  ringMeFirstSeconds: number;
};

/** What the phone line reads from the database. */
export type LineStore = {
  /** The professional of a phone line; null if there is none with this id. */
  findHost(owner: OwnerId): Promise<LineHost | null>;
  /** The active text conversation with this number. */
  findTexts(owner: OwnerId, caller: string): Promise<string | null>;
  /** What an outgoing call is about, as text; null if it should no longer be made. */
  findCall(owner: OwnerId, actionId: string): Promise<string | null>;
  /** Whether this number opted out. */
  isStopped(owner: OwnerId, address: string): Promise<boolean>;
};

/** Reads with the assistant's role. */
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

/** Events of the phone line that other parts of the assistant handle. */
export type LineEvents = {
  /** Opts this number out; takes effect before it returns. `words` are the exact words. */
  stop(owner: OwnerId, stop: { address: string; words: string }): Promise<void>;
  /** Opts this number back in, with the person's exact words. */
  lift(owner: OwnerId, lift: { address: string; words: string }): Promise<void>;
  /** A missed call; the same `sid` counts once. */
  missed(owner: OwnerId, call: { caller: string; sid: string }): Promise<void>;
  /** A call that the assistant made has ended; the same `sid` counts once. */
  callOver(owner: OwnerId, result: CallResult): Promise<void>;
};
