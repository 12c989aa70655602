import { randomBytes } from "node:crypto";
import { signatureOf } from "#server/assistant/line/signature.ts";

/** A phone service account that exists only in tests. */
export const twilioAccount = {
  accountSid: `AC${"7".repeat(32)}`,
  authToken: "the-token-that-signs-what-twilio-sends",
  from: "+17185550199",
  /** No server listens there. */
  apiUrl: "http://127.0.0.1:9",
};

/** An id as the phone service gives them: CA for a call, SM for a text. */
export const newSid = (kind: "CA" | "SM"): string => kind + randomBytes(16).toString("hex");

export type WebhookAnswer = { status: number; xml: string };

/** Sends a webhook as Twilio does, signed; `signedAs` and `signature` forge it. */
export async function postWebhook(
  baseUrl: string,
  path: string,
  fields: Record<string, string>,
  lies: { signedAs?: string; signature?: string | null; accountSid?: string } = {},
): Promise<WebhookAnswer> {
  const form = new URLSearchParams({
    AccountSid: lies.accountSid ?? twilioAccount.accountSid,
    ...fields,
  });
  const right = signatureOf(twilioAccount.authToken, lies.signedAs ?? baseUrl + path, form);
  const signature = lies.signature === undefined ? right : lies.signature;
  const answer = await fetch(baseUrl + path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
      ...(signature === null ? {} : { "x-twilio-signature": signature }),
    },
    body: form.toString(),
  });
  return { status: answer.status, xml: await answer.text() };
}

/** The attributes of the first element with this name; null if there is none. */
export function attributesOf(xml: string, name: string): Record<string, string> | null {
  const tag = new RegExp(`<${name}(\\s[^>]*?)?/?>`).exec(xml);
  if (!tag) return null;
  const pairs = [...(tag[1] ?? "").matchAll(/(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, key, value]) => [key!, unescapeXml(value!)]));
}

/** The content of each element with this name. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, text]) => unescapeXml(text!),
  );
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? "");
}
