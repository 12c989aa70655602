import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Pace, usualPace } from "#domain/assistant/line/pace.ts";
import { lineWords, textWords } from "#domain/assistant/line/words.ts";
import { isUuid } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Keys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import type { Talks } from "../talk/talks.ts";
import { type LineParts, openTalk, readCall } from "./calls.ts";
import type { LineStore, LineEvents } from "./line-store.ts";
import { createTwilioHandler } from "./twilio-requests.ts";
import { handedOver } from "./handover.ts";
import { incomingCalls } from "./incoming.ts";
import type { Lines } from "./lines.ts";
import { outgoingCalls } from "./outgoing.ts";
import { createRelayTokens } from "./relay-token.ts";
import { createRelay, type RelayLimits, relayPath, type SetupFrame, usualLimits } from "./relay.ts";
import { incomingTexts } from "./text-messages.ts";
import { hangUp, message, response, say } from "./twiml.ts";

type LineServices = {
  talks: Talks;
  store: LineStore;
  lines: Lines;
  events: LineEvents;
  account: { accountSid: string; authToken: string };
  keys: Keys;
  baseUrl: string;
  log: Log;
  now: () => Date;
  pace?: Pace;
  limits?: RelayLimits;
};

/** The phone line: Twilio's requests under /twilio/, and the sockets of calls. */
export type Line = {
  /** Serves a request whose path begins with /twilio/. */
  handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void>;
  /** Accepts a connection to be upgraded to a socket; refuses everything that is not a call. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Accepts no more calls, and settles when none is left. */
  drain(): Promise<void>;
};

export function openLine(services: LineServices): Line {
  const { talks, store, lines, events, account, keys, baseUrl, log, now } = services;
  const { pace = usualPace, limits = usualLimits } = services;
  let isTaking = true;
  const tokens = createRelayTokens(keys, now);
  const parts: LineParts = {
    talks,
    store,
    lines,
    tokens,
    events,
    baseUrl,
    isTaking: () => isTaking,
  };
  const relay = createRelay({
    socketUrl: baseUrl.replace(/^http/, "ws") + relayPath,
    authToken: account.authToken,
    openCall: (setup) => openCall(parts, setup),
    pace,
    limits,
    log,
  });
  const calls = incomingCalls(parts);
  const after = handedOver(parts);
  const made = outgoingCalls(parts);
  const texts = incomingTexts({ ...parts, log });
  const broken = response(say(lineWords.brokeForGood), hangUp());
  const handle = createTwilioHandler({
    baseUrl,
    ...account,
    webhooks: {
      "/twilio/voice": { answer: calls.voice, broken },
      "/twilio/rang": { answer: calls.rang, broken },
      "/twilio/screen": { answer: calls.screen, broken: response(hangUp()) },
      "/twilio/missed": { answer: calls.missed, broken: null },
      "/twilio/relay-done": { answer: after.relayDone, broken },
      "/twilio/transferred": { answer: after.transferred, broken },
      "/twilio/outbound": { answer: made.outbound, broken: response(hangUp()) },
      "/twilio/call-status": { answer: made.callStatus, broken: null },
      "/twilio/text": { answer: texts.text, broken: response(message(textWords.broke)) },
    },
    now,
    log,
  });
  return {
    handle,
    upgrade: relay.upgrade,
    drain() {
      isTaking = false;
      return relay.drain();
    },
  };
}

/** Finds the call that a socket claims to be; null if its token is for another one, or was used. */
async function openCall(parts: LineParts, setup: SetupFrame) {
  const { talks, tokens, events } = parts;
  const { callId, relayToken } = setup.customParameters ?? {};
  if (typeof callId !== "string" || !isUuid(callId)) return null;
  if (!tokens.spend({ callSid: setup.callSid, talkId: callId }, relayToken)) return null;
  const fields: Record<string, string | undefined> = {
    CallSid: setup.callSid,
    From: setup.from,
    To: setup.to,
    Direction: setup.direction,
  };
  const call = await readCall(parts, { field: (name) => fields[name] ?? "" });
  if (!call) return null;
  const canTransfer = call.ringable !== null;
  // Already open, so this returns its state.
  const opened = await openTalk(parts, call, { canTransfer });
  if (!opened) return null;
  const { owner, caller, direction } = call;
  return {
    talks,
    owner,
    talkId: opened.id,
    direction,
    opened,
    async openAnother() {
      const another = await talks.begin({
        owner,
        id: newId(),
        channel: "phone",
        timeZone: null,
        callerNumber: caller,
        providerSid: null,
        clientAddress: null,
        canTransfer,
        direction,
      });
      return another?.id ?? null;
    },
    async optOut(words: string) {
      if (caller) await events.stop(owner, { address: caller, words });
    },
  };
}
