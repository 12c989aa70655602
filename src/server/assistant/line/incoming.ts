import { lineWords } from "#domain/assistant/line/words.ts";
import {
  connect,
  isGone,
  type LineParts,
  numberOf,
  readCall,
  ring,
  type ToldCall,
  wasPutThrough,
} from "./calls.ts";
import type { Told } from "./door.ts";
import { askForKey, hangUp, response, say } from "./twiml.ts";

/** Incoming calls, until a person or the assistant speaks. Every caller gets an answer. */
export function incomingCalls(parts: LineParts) {
  const notConnected = response(say(lineWords.notConnected), hangUp());

  /** The professional's phone, if there is one and it was not tried yet; otherwise an offer to write. */
  function withoutAssistant(call: ToldCall, { mayRing }: { mayRing: boolean }): string {
    const { ringable, host, line } = call;
    if (!mayRing || !ringable) return response(say(lineWords.writeInstead(host)), hangUp());
    const words = say(lineWords.ringing(host));
    return response(
      words,
      ring(parts, { number: ringable, line }, { action: "/twilio/transferred" }),
    );
  }

  async function voice(told: Told): Promise<string> {
    const call = await readCall(parts, told);
    if (!call) return notConnected;
    const { ringable, host, line, caller } = call;
    if (ringable && host.ringMeFirstSeconds > 0) {
      const timeout = host.ringMeFirstSeconds;
      const about = caller ? `?caller=${encodeURIComponent(caller)}` : "";
      return response(
        ring(
          parts,
          { number: ringable, line, timeout },
          { action: "/twilio/rang", statusCallback: `/twilio/missed${about}` },
        ),
      );
    }
    const connected = await connect(parts, call, { canTransfer: ringable !== null });
    return connected ?? withoutAssistant(call, { mayRing: true });
  }

  /** The professional's own phone rang first. */
  async function rang(told: Told): Promise<string> {
    const call = await readCall(parts, told);
    if (!call) return notConnected;
    if (wasPutThrough(told)) return response(hangUp());
    if (isGone(told)) {
      await missedBy(call);
      return response(hangUp());
    }
    // They did not answer a moment ago, so the call is not put through to them again.
    return (
      (await connect(parts, call, { canTransfer: false })) ??
      withoutAssistant(call, { mayRing: false })
    );
  }

  /** What is said to whoever answers the professional's phone: without a key the call is not connected. */
  async function screen(told: Told): Promise<string> {
    if (told.field("Digits") !== "") return response();
    const owner = parts.lines.ownerOf(told.field("From"));
    const call = owner && (await readCall(parts, asOutgoing(told)));
    if (!call) return response(hangUp());
    const action = `${parts.baseUrl}/twilio/screen`;
    return response(askForKey(lineWords.screening(call.host), { action, timeout: 8 }), hangUp());
  }

  /**
   * A missed call: reported by the number itself, or by the call to the professional's phone when the caller gave up
   * (its parameter names them; an unanswered phone leads to the assistant instead).
   */
  async function missed(told: Told): Promise<string> {
    const status = told.field("CallStatus");
    const ringing = told.query("caller");
    if (ringing !== null) {
      const owner = parts.lines.ownerOf(told.field("From"));
      const caller = numberOf(ringing);
      const sid = told.field("ParentCallSid");
      if (owner && caller && status === "canceled")
        await parts.events.missed(owner, { caller, sid });
      return response();
    }
    const call = await readCall(parts, told);
    const isMissed = ["busy", "no-answer", "failed", "canceled"].includes(status);
    if (call?.direction === "inbound" && isMissed) await missedBy(call);
    return response();
  }

  async function missedBy({ owner, caller, sid }: ToldCall): Promise<void> {
    if (caller) await parts.events.missed(owner, { caller, sid });
  }

  return { voice, rang, screen, missed };
}

/** The call to the professional is outbound, whatever Twilio calls it. */
function asOutgoing(told: Told): Pick<Told, "field"> {
  return { field: (name) => (name === "Direction" ? "outbound-dial" : told.field(name)) };
}
