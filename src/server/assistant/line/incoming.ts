import { lineWords } from "#domain/assistant/line/words.ts";
import {
  connect,
  isGone,
  type LineParts,
  numberOf,
  readCall,
  ring,
  type PhoneCall,
  wasPutThrough,
} from "./calls.ts";
import type { TwilioRequest } from "./twilio-requests.ts";
import { askForKey, hangUp, response, say } from "./twiml.ts";

/** Incoming calls, until a person or the assistant speaks. Every caller gets an answer. */
export function incomingCalls(parts: LineParts) {
  const notConnected = response(say(lineWords.notConnected), hangUp());

  /** The professional's phone, if there is one and it was not tried yet; otherwise an offer to write. */
  function withoutAssistant(call: PhoneCall, { mayRing }: { mayRing: boolean }): string {
    const { ringable, host, line } = call;
    if (!mayRing || !ringable) return response(say(lineWords.writeInstead(host)), hangUp());
    const words = say(lineWords.ringing(host));
    return response(
      words,
      ring(parts, { number: ringable, line }, { action: "/twilio/transferred" }),
    );
  }

  async function voice(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
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

  /** The result of calling the professional's own phone first. */
  async function rang(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
    if (!call) return notConnected;
    if (wasPutThrough(request)) return response(hangUp());
    if (isGone(request)) {
      await missedBy(call);
      return response(hangUp());
    }
    // They did not answer a moment ago, so the call is not transferred to them again.
    return (
      (await connect(parts, call, { canTransfer: false })) ??
      withoutAssistant(call, { mayRing: false })
    );
  }

  /** What is said to the person who answers the professional's phone: without a key the call is not connected. */
  async function screen(request: TwilioRequest): Promise<string> {
    if (request.field("Digits") !== "") return response();
    const owner = parts.lines.ownerOf(request.field("From"));
    const call = owner && (await readCall(parts, asOutgoing(request)));
    if (!call) return response(hangUp());
    const action = `${parts.baseUrl}/twilio/screen`;
    return response(askForKey(lineWords.screening(call.host), { action, timeout: 8 }), hangUp());
  }

  /**
   * A missed call: reported by the number itself, or by the call to the professional's phone when the caller hung up
   * (its parameter names them; an unanswered phone leads to the assistant instead).
   */
  async function missed(request: TwilioRequest): Promise<string> {
    const status = request.field("CallStatus");
    const ringing = request.query("caller");
    if (ringing !== null) {
      const owner = parts.lines.ownerOf(request.field("From"));
      const caller = numberOf(ringing);
      const sid = request.field("ParentCallSid");
      if (owner && caller && status === "canceled")
        await parts.events.missed(owner, { caller, sid });
      return response();
    }
    const call = await readCall(parts, request);
    const isMissed = ["busy", "no-answer", "failed", "canceled"].includes(status);
    if (call?.direction === "inbound" && isMissed) await missedBy(call);
    return response();
  }

  async function missedBy({ owner, caller, sid }: PhoneCall): Promise<void> {
    if (caller) await parts.events.missed(owner, { caller, sid });
  }

  return { voice, rang, screen, missed };
}

/** The call to the professional is outbound, whatever Twilio calls it. */
function asOutgoing(request: TwilioRequest): Pick<TwilioRequest, "field"> {
  return { field: (name) => (name === "Direction" ? "outbound-dial" : request.field(name)) };
}
