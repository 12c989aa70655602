import { whyUndialable } from "#domain/assistant/line/dialable.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { TwilioAccount } from "#server/sms/send-text.ts";
import type { Lines } from "./lines.ts";

/** A call that passed the outreach check. */
type OutgoingCall = {
  owner: OwnerId;
  /** The action that it carries out: its result is reported under this id. */
  actionId: string;
  /** E.164. */
  to: string;
};

/** The result of placing a call; `why` can be shown to the professional. */
export type DialResult =
  /** The call was placed; the phone service reports its end later. */
  | { kind: "dialed"; sid: string }
  /** No call: there is no phone line. */
  | { kind: "noLine"; why: string }
  /** This number will never be called, however often it is tried. */
  | { kind: "refused"; why: string }
  /** Certainly nothing rang; it may be tried again. */
  | { kind: "later"; why: string }
  /** Unknown whether it rang, so it is never tried again. */
  | { kind: "unsure"; why: string };

/** Places calls. */
type Telephony = { dial(call: OutgoingCall): Promise<DialResult> };

const patience = 10_000; // milliseconds
const ringsFor = 25; // seconds, before most answering machines
const longest = 10 * 60; // the longest call, in seconds
const noLine: DialResult = { kind: "noLine", why: "No phone line is set up" };

/** Twilio's Calls API (https://www.twilio.com/docs/voice/api/call-resource#create-a-call-resource). */
export function twilioTelephony(
  { accountSid, authToken, apiUrl }: TwilioAccount,
  { baseUrl, lines }: { baseUrl: string; lines: Lines },
): Telephony {
  const address = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const formOf = (call: OutgoingCall, from: string) => {
    const about = `?action=${encodeURIComponent(call.actionId)}`;
    return new URLSearchParams({
      To: call.to,
      From: from,
      Url: `${baseUrl}/twilio/outbound${about}`,
      StatusCallback: `${baseUrl}/twilio/call-status${about}`,
      Timeout: String(ringsFor),
      TimeLimit: String(longest),
      // Detects machines, and waits for the end of an answering machine's greeting.
      MachineDetection: "DetectMessageEnd",
    });
  };
  return {
    async dial(call) {
      const from = lines.numberOf(call.owner);
      if (from === null) return noLine;
      if (!lines.mayRing(call.to, from)) return refusal(call.to);
      let answer: Response;
      try {
        answer = await fetch(address, {
          method: "POST",
          headers: { authorization },
          body: formOf(call, from),
          redirect: "error",
          signal: AbortSignal.timeout(patience),
        });
      } catch {
        return unsure("The phone service didn't answer");
      }
      return verdictOn(answer);
    },
  };
}

function refusal(to: string): DialResult {
  const why = whyUndialable(to);
  return {
    kind: "refused",
    why: why ? "This number is never called" : "This number is one of our own lines",
  };
}

const unsure = (why: string): DialResult => ({ kind: "unsure", why });

// Wrong credentials, or too many calls at once: nothing rang, and it can be tried again.
const passing = new Set([401, 403, 429]);

async function verdictOn(answer: Response): Promise<DialResult> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    const sid = (body as { sid?: unknown } | null)?.sid;
    return typeof sid === "string"
      ? { kind: "dialed", sid }
      : unsure("We didn't understand the phone service's answer");
  }
  const why = `The phone service answered ${status}`;
  if (passing.has(status)) return { kind: "later", why };
  return status >= 400 && status < 500 ? { kind: "refused", why } : unsure(why);
}

/** Without a phone service: records the requests and places no calls. */
export function silentTelephony(): Telephony & { asked: OutgoingCall[] } {
  const asked: OutgoingCall[] = [];
  return {
    asked,
    async dial(call) {
      asked.push(call);
      if (asked.length > 100) asked.shift();
      return whyUndialable(call.to) ? refusal(call.to) : noLine;
    },
  };
}
