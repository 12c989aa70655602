import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { findUnsentText, markDone, type OutgoingText } from "./outbox.ts";

/** Hands one text over to the world. */
export type TextTransport = (text: OutgoingText) => Promise<void>;

/** An account at Twilio, and the number or messaging service that texts come from. */
export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  from: string;
  /** Where its API is. */
  apiUrl: string;
};

/** No number and no words of ours stand in it: it ends in the log. */
export class TextRefused extends Error {
  override name = "TextRefused";
  readonly status: number;
  /** Whether sending it again cannot change the answer. */
  readonly isFinal: boolean;
  constructor(status: number, isFinal: boolean) {
    super(`Twilio answered ${status}.`);
    this.status = status;
    this.isFinal = isFinal;
  }
}

const patience = 10_000; // milliseconds
const tooLateAfter = 15 * 60 * 1000; // milliseconds: a code is dead by then
// Wrong keys, too many at once: these pass once somebody has mended them.
const passing = new Set([401, 403, 408, 429]);

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
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    throw new TextRefused(status, status >= 400 && status < 500 && !passing.has(status));
  };
}

/** The job "send-text". Without a transport the text stays in the outbox, where the local mailbox shows it. */
export async function sendText(
  { textId }: { textId: string },
  { pool, transport, log }: { pool: Pool; transport: TextTransport | null; log: Log },
): Promise<void> {
  if (!transport) return;
  const text = await findUnsentText(pool, textId);
  if (!text) return;
  if (Date.now() - text.createdAt.getTime() > tooLateAfter) {
    log.warn({ text: text.id }, "a text came too late to be sent");
    return markDone(pool, text.id);
  }
  try {
    await transport(text);
  } catch (error) {
    if (!(error instanceof TextRefused && error.isFinal)) throw error;
    // A number that cannot be reached stays so.
    log.warn({ text: text.id, status: error.status }, "a text was refused for good");
  }
  await markDone(pool, text.id);
}
