import { randomInt } from "node:crypto";
import type { Client, TestApp } from "./app.ts";

/** A response of the account service. */
export type AccountAnswer = {
  status: number;
  /** The session cookie it sets, as a browser would send it back. */
  cookie: string | undefined;
  body: Record<string, unknown>;
};

/** Sends a request to the account service as an API client would. */
export async function ask(
  client: Client,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<AccountAnswer> {
  const answer = await client.fetch(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });
  const session = answer.headers
    .getSetCookie()
    .find((line) => line.startsWith("hearthline.session="));
  return {
    status: answer.status,
    cookie: session?.split(";")[0],
    body: await answer.json(),
  };
}

/** The owner of the session a cookie opens, through the session check of every procedure; null for no one. */
export async function whoIs(app: TestApp, cookie: string | undefined): Promise<string | null> {
  const answer = await app.visitor.fetch("/rpc/profiles/mine", {
    method: "POST",
    body: "{}",
    headers: { cookie: cookie ?? "" },
  });
  if (answer.status === 401) return null;
  const session = await app.visitor.fetch("/api/auth/get-session", {
    headers: { cookie: cookie ?? "" },
  });
  return (await session.json()).user.id;
}

/**
 * A number no other test uses, in E.164 format. Its exchange is never one that costs or serves everybody (976, 555, 911),
 * which the product doesn't call.
 */
export function freshNumber(): string {
  const exchange = `${randomInt(2, 9)}${randomInt(2, 5)}${randomInt(0, 10)}`;
  return `+1718${exchange}${String(randomInt(0, 10_000)).padStart(4, "0")}`;
}

/** The six digits in an email or text message. */
export function codeIn(words: string): string {
  const code = words.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`There is no code in: ${words}`);
  return code;
}

/** The newest code sent to a number. */
export async function textedCode(app: TestApp, number: string): Promise<string> {
  const text = (await app.texts()).find(({ to, text }) => to === number && /\d{6}/.test(text));
  return codeIn(text?.text ?? "");
}

/** The newest code sent to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to, subject }) => to === email && /\d{6}/.test(subject));
  return codeIn(mail?.subject ?? "");
}

/** A code different from this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
