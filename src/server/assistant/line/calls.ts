import { v5 } from "uuid";
import { partGreeting } from "#domain/assistant/line/call-speech.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Talks } from "../talk/talks.ts";
import type { LineStore, LineEvents, LineHost } from "./line-store.ts";
import type { Told } from "./door.ts";
import type { Lines } from "./lines.ts";
import type { RelayTokens } from "./relay-token.ts";
import { connectRelay, dial, hangUp, response, say, type Twiml } from "./twiml.ts";

/** What all parts of the telephone line work with. */
export type LineParts = {
  talks: Talks;
  store: LineStore;
  lines: Lines;
  tokens: RelayTokens;
  events: LineEvents;
  baseUrl: string;
  /** Whether calls are still taken: not once the process is about to end. */
  isTaking(): boolean;
};

/** One call, as the telephone service describes it. */
export type ToldCall = {
  sid: string;
  owner: OwnerId;
  host: LineHost;
  /** The number of ours, and the other side's; null where it is withheld. */
  line: string;
  caller: string | null;
  direction: "inbound" | "outbound";
  /** Where the professional is reached, if they may be for this caller. */
  ringable: string | null;
};

const namespace = "6f0a3f1e-6f0d-5f3c-9b0e-5a6f8f1f7c21";

/** The id of what belongs to a call or text of the telephone service: always the same for the same one. */
export function idOf(sid: string): string {
  return v5(sid, namespace);
}

/** A number as it is kept; null for what is none: "anonymous", an address of another network. */
export function numberOf(text: string): string | null {
  return /^\+[1-9]\d{6,14}$/.test(text) ? text : null;
}

/** The professional whose call it is; null if the number belongs to none. */
export async function readCall(
  { store, lines }: Pick<LineParts, "store" | "lines">,
  told: Pick<Told, "field">,
): Promise<ToldCall | null> {
  const direction = told.field("Direction").startsWith("outbound") ? "outbound" : "inbound";
  const [ours, theirs] = direction === "inbound" ? ["To", "From"] : ["From", "To"];
  const line = told.field(ours!);
  const owner = lines.ownerOf(line);
  const host = owner && (await store.findHost(owner));
  if (!owner || !host) return null;
  const caller = numberOf(told.field(theirs!));
  const { transferNumber } = host;
  const ringable = transferNumber && lines.mayRing(transferNumber, caller) ? transferNumber : null;
  return { sid: told.field("CallSid"), owner, host, line, caller, direction, ringable };
}

/** Opens the conversation of a call, or finds it; null when the assistant does not answer. */
export function openTalk(
  { talks }: Pick<LineParts, "talks">,
  call: ToldCall,
  { canTransfer, about }: Opened,
) {
  return talks.begin({
    owner: call.owner,
    id: idOf(call.sid),
    channel: "phone",
    timeZone: null,
    callerNumber: call.caller,
    providerSid: call.sid,
    clientAddress: null,
    canTransfer,
    direction: call.direction,
    ...(about !== undefined && { about }),
  });
}

type Opened = {
  canTransfer: boolean;
  /** What a call of ours is about. */
  about?: string;
};

/** Passes a call to the assistant; null when it does not answer. */
export async function connect(
  parts: LineParts,
  call: ToldCall,
  how: Opened,
): Promise<string | null> {
  if (!parts.isTaking()) return null;
  const opened = await openTalk(parts, call, how);
  if (!opened) return null;
  if (opened.ends) return response(say(opened.says.join(" ")), hangUp());
  const { baseUrl, tokens } = parts;
  const callId = opened.id;
  return response(
    connectRelay({
      url: `${baseUrl.replace(/^http/, "ws")}/twilio/relay`,
      action: `${baseUrl}/twilio/relay-done`,
      greeting: partGreeting(opened.says).fixed.join(" "),
      parameters: { callId, relayToken: tokens.issue({ callSid: call.sid, talkId: callId }) },
    }),
  );
}

const ringsFor = 25; // seconds, before most answering machines
const longest = 60 * 60; // seconds that a call with the professional may last

/** Calls the professional's own phone; whoever answers presses a key, so that no voicemail takes the call. */
export function ring(
  { baseUrl }: Pick<LineParts, "baseUrl">,
  { number, line, timeout = ringsFor }: { number: string; line: string; timeout?: number },
  { action, statusCallback }: { action: string; statusCallback?: string },
): Twiml {
  return dial({
    number,
    // Always our own number: the caller's could not be vouched for, and the professional knows the assistant's.
    callerId: line,
    timeout,
    timeLimit: longest,
    action: `${baseUrl}${action}`,
    screenedBy: `${baseUrl}/twilio/screen`,
    statusCallback: statusCallback && `${baseUrl}${statusCallback}`,
  });
}

/** Whether the professional answered. */
export function wasPutThrough(told: Told): boolean {
  const isOver = ["completed", "answered"].includes(told.field("DialCallStatus"));
  // A machine that answered without pressing a key was never put through.
  return isOver && told.field("DialBridged") !== "false";
}

/** Whether the caller has hung up already. */
export function isGone(told: Told): boolean {
  return ["completed", "canceled", "busy", "no-answer", "failed"].includes(
    told.field("CallStatus"),
  );
}
