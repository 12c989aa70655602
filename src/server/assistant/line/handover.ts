import { callCents } from "#domain/assistant/line/pace.ts";
import { lineWords } from "#domain/assistant/line/words.ts";
import {
  idOf,
  isGone,
  type LineParts,
  readCall,
  ring,
  type ToldCall,
  wasPutThrough,
} from "./calls.ts";
import type { Told } from "./door.ts";
import { readHandover } from "./frames.ts";
import { hangUp, response, say } from "./twiml.ts";

/** What follows once the assistant has left a call. */
export function handedOver(parts: LineParts) {
  const overAndOut = response(hangUp());

  async function relayDone(told: Told): Promise<string> {
    const call = await readCall(parts, told);
    if (!call) return overAndOut;
    await settle(call, told);
    const reason = readHandover(told.field("HandoffData"));
    if (reason === "silence") await missedBy(call);
    // Without a reason the caller hung up, or the socket broke: then they are still there.
    if (isGone(told)) return overAndOut;
    const isOver = reason !== null && reason !== "transfer" && reason !== "restart";
    if (isOver || (reason === null && told.field("SessionStatus") === "completed"))
      return overAndOut;
    return toProfessional(call, { isBroken: reason !== "transfer" });
  }

  /** Calls the professional for a caller who is still on the line; if that is not possible, the caller hears so. */
  async function toProfessional(
    call: ToldCall,
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

  /** The professional was rung in the assistant's place. */
  async function transferred(told: Told): Promise<string> {
    const call = await readCall(parts, told);
    if (!call || wasPutThrough(told)) return overAndOut;
    await missedBy(call);
    if (isGone(told)) return overAndOut;
    return response(say(lineWords.writeInstead(call.host)), hangUp());
  }

  /** Adds the length of the call to the conversation, as the telephone service counts it. */
  async function settle({ owner, sid, direction }: ToldCall, told: Told): Promise<void> {
    const seconds = Number(told.field("SessionDuration"));
    const isCounted = told.field("SessionDuration") !== "" && Number.isFinite(seconds);
    const durationSeconds = Math.max(Math.round(seconds), 0);
    const took = isCounted
      ? { durationSeconds, costCents: callCents(durationSeconds, direction) }
      : {};
    await parts.talks.end({ owner, id: idOf(sid), ...took });
  }

  async function missedBy({ owner, caller, sid, direction }: ToldCall): Promise<void> {
    if (caller && direction === "inbound") await parts.events.missed(owner, { caller, sid });
  }

  return { relayDone, transferred };
}
