import { callCents } from "#domain/assistant/line/pace.ts";
import { lineWords } from "#domain/assistant/line/words.ts";
import {
  idOf,
  isGone,
  type LineParts,
  readCall,
  ring,
  type PhoneCall,
  wasPutThrough,
} from "./calls.ts";
import type { TwilioRequest } from "./twilio-requests.ts";
import { readHandover } from "./frames.ts";
import { hangUp, response, say } from "./twiml.ts";

/** What follows once the assistant has left a call. */
export function handedOver(parts: LineParts) {
  const overAndOut = response(hangUp());

  async function relayDone(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
    if (!call) return overAndOut;
    await settle(call, request);
    const reason = readHandover(request.field("HandoffData"));
    if (reason === "silence") await missedBy(call);
    // Without a reason the caller hung up, or the socket failed and they are still there.
    if (isGone(request)) return overAndOut;
    const isOver = reason !== null && reason !== "transfer" && reason !== "restart";
    if (isOver || (reason === null && request.field("SessionStatus") === "completed"))
      return overAndOut;
    return toProfessional(call, { isBroken: reason !== "transfer" });
  }

  /** Calls the professional for a caller who is still connected; if that is not possible, says so. */
  async function toProfessional(
    call: PhoneCall,
    { isBroken }: { isBroken: boolean },
  ): Promise<string> {
    const { ringable, line, host } = call;
    if (!ringable) {
      await missedBy(call);
      const words = isBroken ? lineWords.brokeForGood : lineWords.writeInstead(host);
      return response(say(words), hangUp());
    }
    const ringing = ring(parts, { number: ringable, line }, { action: "/twilio/transferred" });
    return isBroken ? response(say(lineWords.broke(host)), ringing) : response(ringing);
  }

  /** The result of calling the professional after the assistant. */
  async function transferred(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
    if (!call || wasPutThrough(request)) return overAndOut;
    await missedBy(call);
    if (isGone(request)) return overAndOut;
    return response(say(lineWords.writeInstead(call.host)), hangUp());
  }

  /** Adds the length of the call to the conversation, as the phone service counts it. */
  async function settle(
    { owner, sid, direction }: PhoneCall,
    request: TwilioRequest,
  ): Promise<void> {
    const seconds = Number(request.field("SessionDuration"));
    const isCounted = request.field("SessionDuration") !== "" && Number.isFinite(seconds);
    const durationSeconds = Math.max(Math.round(seconds), 0);
    const took = isCounted
      ? { durationSeconds, costCents: callCents(durationSeconds, direction) }
      : {};
    await parts.talks.end({ owner, id: idOf(sid), ...took });
  }

  async function missedBy({ owner, caller, sid, direction }: PhoneCall): Promise<void> {
    if (caller && direction === "inbound") await parts.events.missed(owner, { caller, sid });
  }

  return { relayDone, transferred };
}
