import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { LoggableError } from "#server/platform/loggable-error.ts";
import { findUnsentText, markFailed, markSent, type OutgoingText } from "./outbox.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";
import { SealBroken } from "#server/platform/sealed/cipher.ts";

/** Sends one text. */
export type TextTransport = (text: OutgoingText) => Promise<void>;

/** An account at Twilio, and the number or messaging service that sends texts. */
export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  from: string;
  apiUrl: string;
};

/** Why a text was not sent. The message is for the log: no number and none of the text. */
export class TextRefused extends LoggableError {
  override name = "TextRefused";
  /** "refused": another try cannot succeed. "setting": our setting is wrong. "later": temporary. */
  readonly kind: "refused" | "setting" | "later";
  constructor({ status, code }: { status: number; code: number | null }) {
    super(`Twilio answered ${status}${code === null ? "." : `, code ${code}.`}`);
    const isSetting =
      status === 401 || status === 403 || (code !== null && codesOfSettings.has(code));
    const mayPass = status < 400 || status >= 500 || passing.has(status);
    this.kind = isSetting ? "setting" : mayPass ? "later" : "refused";
  }
}

const patience = 10_000; // milliseconds
const tooLateAfter = 15 * 60 * 1000; // milliseconds: a code has expired by then
// Request Timeout and Too Many Requests.
const passing = new Set([408, 429]);
// The sender is not ours or missing, so every text is refused (https://www.twilio.com/docs/api/errors).
const codesOfSettings = new Set([21603, 21606, 21659, 21660]);

/** Twilio's Messages API (https://www.twilio.com/docs/messaging/api/message-resource). */
export function twilioTransport({
  accountSid,
  authToken,
  from: usual,
  apiUrl,
}: TwilioAccount): TextTransport {
  const address = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return async ({ to, from, text }) => {
    const number = from ?? usual;
    const sender = number.startsWith("MG") ? "MessagingServiceSid" : "From";
    const answer = await fetch(address, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ To: to, [sender]: number, Body: text }),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return void (await answer.body?.cancel());
    const said: unknown = await answer.json().catch(() => null);
    const code = (said as { code?: unknown } | null)?.code;
    throw new TextRefused({
      status: answer.status,
      code: typeof code === "number" ? code : null,
    });
  };
}

/**
 * The job "send-text". Temporary errors are thrown, so that the queue tries again. Without a transport the text stays
 * in the outbox for the local mailbox, or is marked as failed if there is none.
 */
export async function sendText(
  { textId }: { textId: string },
  {
    pool,
    transport,
    sealed,
    isLocal,
    log,
  }: {
    pool: Pool;
    transport: TextTransport | null;
    /** Opens texts that wait encrypted. */
    sealed: Texts;
    isLocal: boolean;
    log: Log;
  },
): Promise<void> {
  if (!transport && isLocal) return;
  const text = await findUnsentText(pool, textId, sealed).catch((error: unknown) => {
    if (error instanceof SealBroken) return "unreadable" as const;
    throw error;
  });
  if (text === "unreadable")
    return markFailed(pool, textId, "It was written under another AUTH_SECRET.");
  if (!text) return;
  const giveUp = (reason: string) => {
    log.error({ text: text.id, reason }, "a text does not go out");
    return markFailed(pool, text.id, reason);
  };
  if (!transport) return giveUp("TWILIO_ACCOUNT_SID is not set");
  if (Date.now() - text.createdAt.getTime() > tooLateAfter) return giveUp("not sent in time");
  try {
    await transport(text);
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    if (error.kind === "refused") return giveUp(error.message);
    if (error.kind === "setting")
      log.error({ text: text.id, reason: error.message }, "Twilio refuses our settings");
    throw error;
  }
  await markSent(pool, text.id);
}
