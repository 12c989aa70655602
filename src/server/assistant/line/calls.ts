import { v5 } from "uuid";
import { partGreeting } from "#domain/assistant/line/call-speech.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Talks } from "../talk/talks.ts";
import type { LineStore, LineEvents, LineHost } from "./line-store.ts";
import type { TwilioRequest } from "./twilio-requests.ts";
import type { Lines } from "./lines.ts";
import type { RelayTokens } from "./relay-token.ts";
import { connectRelay, dial, hangUp, response, say, type Twiml } from "./twiml.ts";

/** What all parts of the phone line need. */
export type LineParts = {
  talks: Talks;
  store: LineStore;
  lines: Lines;
  tokens: RelayTokens;
  events: LineEvents;
  baseUrl: string;
  /** Whether calls are still accepted: not once the process is about to stop. */
  isTaking(): boolean;
};

/** One call, as the phone service describes it. */
export type PhoneCall = {
  sid: string;
  owner: OwnerId;
  host: LineHost;
  /** Our number, and the other side's; null if it is withheld. */
  line: string;
  caller: string | null;
  direction: "inbound" | "outbound";
  /** The professional's phone number, if this caller may be transferred to it. */
  ringable: string | null;
};

const namespace = "6f0a3f1e-6f0d-5f3c-9b0e-5a6f8f1f7c21";

/** The id of what belongs to a call or text of the phone service: always the same for the same one. */
export function idOf(sid: string): string {
  return v5(sid, namespace);
}

/** A valid number as stored; null for "anonymous" or an address of another network. */
export function numberOf(text: string): string | null {
  return /^\+[1-9]\d{6,14}$/.test(text) ? text : null;
}

/** The professional whose call it is; null if the number belongs to none. */
export async function readCall(
  { store, lines }: Pick<LineParts, "store" | "lines">,
  request: Pick<TwilioRequest, "field">,
): Promise<PhoneCall | null> {
  const direction = request.field("Direction").startsWith("outbound") ? "outbound" : "inbound";
  const [ours, theirs] = direction === "inbound" ? ["To", "From"] : ["From", "To"];
  const line = request.field(ours!);
  const owner = lines.ownerOf(line);
  const host = owner && (await store.findHost(owner));
  if (!owner || !host) return null;
  const caller = numberOf(request.field(theirs!));
  const { transferNumber } = host;
  const ringable = transferNumber && lines.mayRing(transferNumber, caller) ? transferNumber : null;
  return { sid: request.field("CallSid"), owner, host, line, caller, direction, ringable };
}

/** Opens or finds the conversation of a call; null when the assistant does not answer. */
export function openTalk(
  { talks }: Pick<LineParts, "talks">,
  call: PhoneCall,
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
  /** What an outgoing call is about. */
  about?: string;
};

/** Connects a call to the assistant; null when it does not answer. */
export async function connect(
  parts: LineParts,
  call: PhoneCall,
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
const longest = 60 * 60; // the longest call with the professional, in seconds

/** Calls the professional's own phone; the person who answers presses a key, so that no voicemail takes the call. */
export function ring(
  { baseUrl }: Pick<LineParts, "baseUrl">,
  { number, line, timeout = ringsFor }: { number: string; line: string; timeout?: number },
  { action, statusCallback }: { action: string; statusCallback?: string },
): Twiml {
  return dial({
    number,
    // Always our own number: the caller's could not be verified, and the professional knows the assistant's.
    callerId: line,
    timeout,
    timeLimit: longest,
    action: `${baseUrl}${action}`,
    screenedBy: `${baseUrl}/twilio/screen`,
    statusCallback: statusCallback && `${baseUrl}${statusCallback}`,
  });
}

/** Whether the professional answered. */
export function wasPutThrough(request: TwilioRequest): boolean {
  const isOver = ["completed", "answered"].includes(request.field("DialCallStatus"));
  // A machine that answered without pressing a key was never connected.
  return isOver && request.field("DialBridged") !== "false";
}

/** Whether the caller has hung up already. */
export function isGone(request: TwilioRequest): boolean {
  return ["completed", "canceled", "busy", "no-answer", "failed"].includes(
    request.field("CallStatus"),
  );
}
