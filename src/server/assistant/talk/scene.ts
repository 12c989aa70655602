import type { AssistantSettings } from "#domain/assistant/settings.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { TalkState } from "#domain/assistant/turn/state.ts";
import { restored } from "#domain/assistant/turn/turn.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { unitedStatesZones } from "#domain/kernel/zone-name.ts";
import {
  circumstancesOf,
  findHost,
  type Host,
  readBusy,
} from "#server/appointments/host-calendar.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import { isKnownZone, rulesOf } from "#server/platform/zones.ts";
import type { Rewording } from "../models/rewording.ts";
import type { Understanding } from "../models/understanding.ts";
import { findSettings } from "../settings/store.ts";
import type { OutreachServices } from "./outreach-services.ts";
import type { Conversation } from "./store.ts";

/** What conversations need. */
export type TalkServices = {
  /** With the assistant's role: for one professional at a time what visitors see, and the assistant's own tables. */
  database: Database;
  keys: Keys;
  baseUrl: string;
  log: Log;
  now: () => Date;
  kind: "guided" | "model";
  understanding: Understanding;
  /** If null, everything is said as written. */
  rewording: Rewording | null;
  outreach: OutreachServices;
  limits: {
    talksPerAddress: number;
    talkTurnsPerAddress: number;
    bookingsPerAddressAnHour: number;
  };
};

/** The engine's state, and what only the server writes beside it. */
export type KeptState = TalkState & {
  /** Whether the call was answered with the offer of a transfer. */
  canTransfer: boolean;
  /** Appointments that this conversation found or booked: no others can be moved or canceled in it. */
  found: readonly string[];
  /** The time of what was last booked or moved, ISO; the engine drops it after a change of subject. */
  arrangedFor: string | null;
};

export const nothingKept = { canTransfer: true, found: [], arrangedFor: null };

/** What the server stores beside the engine's state. */
export function keptOf({
  canTransfer,
  found,
  arrangedFor,
}: KeptState): Omit<KeptState, keyof TalkState> {
  return { canTransfer, found, arrangedFor };
}

/** Everything that one turn of a conversation needs. */
export type Scene = {
  owner: OwnerId;
  host: Host;
  settings: AssistantSettings;
  conversation: Conversation;
  state: KeptState;
  context: TurnContext;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The professional of the assistant, and their settings; null if there is no such profile. */
export async function findProfessional(
  tx: OwnerTransaction,
  owner: OwnerId,
): Promise<{ host: Host; settings: AssistantSettings } | null> {
  const host = await findHost(tx, owner);
  if (!host) return null;
  const { settings } = await findSettings(tx, owner);
  return { host, settings };
}

/** The context of a turn, loaded for each: what is free over the whole horizon, and the caller's time zone. */
export async function readContext(
  tx: OwnerTransaction,
  { host, settings }: { host: Host; settings: AssistantSettings },
  {
    conversation,
    state,
    kind,
    now,
  }: { conversation: Conversation; state: KeptState | null; kind: TurnContext["kind"]; now: Date },
): Promise<TurnContext> {
  const { availability } = host;
  const busy = await readBusy(tx, host.id, {
    from: now,
    until: new Date(now.getTime() + (availability.horizonDays + 2) * dayMs),
    // An appointment does not block its own move.
    ...(state?.appointment && { except: state.appointment.id }),
  });
  const { callerTimeZone, caller, channel } = conversation;
  const isZoneKnown = callerTimeZone !== null && isKnownZone(callerTimeZone);
  return {
    now,
    channel: channel as TurnContext["channel"],
    professional: {
      fullName: host.fullName,
      companyName: host.companyName,
      title: host.title,
      licenseNumber: host.licenseNumber,
      address: settings.facts.address,
      services: settings.facts.services,
      greeting: settings.greeting,
    },
    circumstances: circumstancesOf(host, { kind: "Appointment", busy, now }),
    callerZone: rulesOf(isZoneKnown ? callerTimeZone : host.timeZone, now),
    zones: Object.keys(unitedStatesZones).map((zone) => rulesOf(zone, now)),
    callerNumber: caller,
    canTransfer:
      channel === "phone" && settings.transferNumber !== null && (state?.canTransfer ?? true),
    kind,
  };
}

/**
 * A conversation with all that its next turn needs; null if its professional was deleted or the assistant is paused.
 */
export async function readScene(
  tx: OwnerTransaction,
  conversation: Conversation,
  { kind, now }: { kind: TurnContext["kind"]; now: Date },
): Promise<Scene | null> {
  const owner = conversation.userId as OwnerId;
  const professional = await findProfessional(tx, owner);
  if (!professional) return null;
  const state = restored(conversation.state as KeptState);
  const context = await readContext(tx, professional, { conversation, state, kind, now });
  return { owner, ...professional, conversation, state, context };
}
