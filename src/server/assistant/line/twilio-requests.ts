import type { IncomingMessage, ServerResponse } from "node:http";
import { storableText } from "#domain/kernel/storable.ts";
import { readBody } from "#server/platform/http/body.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { isSigned } from "./signature.ts";

/** The fields of a request from Twilio. */
export type TwilioRequest = {
  /** A field of the form; an empty text if it is missing. */
  field(name: string): string;
  /** A parameter of the address, which we created and Twilio signed. */
  query(name: string): string | null;
};

/** Answers one kind of request with TwiML. */
type Webhook = (request: TwilioRequest) => Promise<string>;

type TwilioHandlerParts = {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /**
   * By path; `broken` is the response if the work fails, so that no caller hears silence. Null: the caller cannot hear
   * it, and Twilio gets an error.
   */
  webhooks: Record<string, { answer: Webhook; broken: string | null }>;
  now: () => Date;
  log: Log;
};

const bodyLimit = 64 * 1024; // bytes
const remembersFor = 10 * 60_000; // milliseconds
const remembersMost = 10_000;

/**
 * Handles the phone service's requests. Each must be signed; repeating a signed request returns the same response and
 * does nothing. The conversations themselves recognize repeats of older ones.
 */
export function createTwilioHandler(parts: TwilioHandlerParts) {
  const { baseUrl, authToken, now, log } = parts;
  const answered = new Map<string, { until: number; answer: Promise<string> }>();

  function once(signature: string, work: () => Promise<string>): Promise<string> {
    const at = now().getTime();
    const known = answered.get(signature);
    if (known && known.until > at) return known.answer;
    // Ordered by time, oldest first.
    for (const [key, { until }] of answered) {
      if (until > at && answered.size < remembersMost) break;
      answered.delete(key);
    }
    const answer = work();
    answered.set(signature, { until: at + remembersFor, answer });
    answer.catch(() => answered.delete(signature));
    return answer;
  }

  return async function serve(req: IncomingMessage, res: ServerResponse, path: string) {
    const webhook = Object.hasOwn(parts.webhooks, path) ? parts.webhooks[path] : undefined;
    if (!webhook) return plain(res, 404, "There is nothing at this address.");
    if (req.method !== "POST") return plain(res, 405, "Only POST is answered here.");
    if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers["content-type"] ?? ""))
      return plain(res, 415, "Send a form.");
    const body = await readBody(req, bodyLimit);
    if (body === null) {
      res.setHeader("connection", "close");
      return plain(res, 413, "This is more than we can take in one go.");
    }
    const form = new URLSearchParams(body.toString("utf8"));
    const signature = req.headers["x-twilio-signature"];
    const url = baseUrl + req.url;
    const isTheirs = isSigned(signature, { authToken, url, form });
    if (!isTheirs || form.get("AccountSid") !== parts.accountSid)
      return plain(res, 403, "This request is not signed.");
    const address = new URL(url);
    const request: TwilioRequest = {
      field: (name) => storableText(form.get(name) ?? ""),
      query: (name) => address.searchParams.get(name),
    };
    const key = `${String(signature)} ${req.url}`;
    const answer = await once(key, () => webhook.answer(request)).catch((error: unknown) => {
      if (webhook.broken === null) throw error;
      log.error({ path, code: codeOf(error) }, "a webhook failed");
      return webhook.broken;
    });
    res.writeHead(200, { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" });
    res.end(answer);
  };
}

function plain(res: ServerResponse, status: number, words: string): void {
  res.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  res.end(words);
}
