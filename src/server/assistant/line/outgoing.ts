import { callCents } from "#domain/assistant/line/pace.ts";
import { lineWords } from "#domain/assistant/line/words.ts";
import { isUuid } from "#domain/kernel/ids.ts";
import { connect, idOf, type LineParts, readCall } from "./calls.ts";
import type { CallResult } from "./line-store.ts";
import type { TwilioRequest } from "./twilio-requests.ts";
import { hangUp, response, say } from "./twiml.ts";

/** The assistant's calls, once they are answered. */
export function outgoingCalls(parts: LineParts) {
  /** A person talks to the assistant; an answering machine gets a message. */
  async function outbound(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
    const answeredBy = request.field("AnsweredBy");
    if (call?.direction !== "outbound" || answeredBy === "fax") return response(hangUp());
    // A person who opted out while it rang hears nothing more, not even a message.
    const isStopped =
      call.caller !== null && (await parts.store.isStopped(call.owner, call.caller));
    if (isStopped) return response(hangUp());
    const callback = response(say(lineWords.voicemail(call.host, call.line)), hangUp());
    if (isMachine(request)) return callback;
    const actionId = request.query("action") ?? "";
    const about = isUuid(actionId) ? await parts.store.findCall(call.owner, actionId) : null;
    // The professional canceled it while it rang.
    if (about === null) return callback;
    return (await connect(parts, call, { canTransfer: call.ringable !== null, about })) ?? callback;
  }

  async function callStatus(request: TwilioRequest): Promise<string> {
    const call = await readCall(parts, request);
    const actionId = request.query("action") ?? "";
    const how = howItEnded(request);
    if (call?.direction !== "outbound" || how === null || !isUuid(actionId)) return response();
    const seconds = Number(request.field("CallDuration")) || 0;
    const costCents = callCents(seconds, "outbound");
    const { owner, sid } = call;
    const result = { actionId, sid, how, seconds, costCents };
    const talked = how === "answered" ? { conversationId: idOf(sid) } : {};
    await parts.events.callOver(owner, { ...result, ...talked });
    return response();
  }

  return { outbound, callStatus };
}

function isMachine(request: TwilioRequest): boolean {
  return request.field("AnsweredBy").startsWith("machine");
}

/** Null while the call has not ended. */
function howItEnded(request: TwilioRequest): CallResult["how"] | null {
  switch (request.field("CallStatus")) {
    case "completed":
      return isMachine(request) ? "voicemail" : "answered";
    case "busy":
      return "busy";
    case "no-answer":
      return "noAnswer";
    case "failed":
    case "canceled":
      return "failed";
    default:
      return null;
  }
}
