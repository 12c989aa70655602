import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { cookieNames } from "./auth-names.ts";

/** Reads the token of a Cookie header; null without one that this server signed. */
export type SessionCookie = (header: string | undefined) => string | null;

/**
 * Better Auth's session cookie: token, dot, its HMAC-SHA256 in base64, URL-encoded. A forged one is refused without a
 * query.
 */
export function sessionCookie({ baseUrl, secret }: { baseUrl: string; secret: string }) {
  return signedCookie(cookieNames(baseUrl).cookies.session_token.name, secret);
}

/** Any other cookie that Better Auth signs. */
export function signedCookie(name: string, secret: string): SessionCookie {
  const key = createSecretKey(secret, "utf8");
  const read: SessionCookie = (header) => {
    const [, token, signature] = valueOf(name, header)?.match(/^([\w-]{1,128})\.(.{44})$/) ?? [];
    if (!token || !signature) return null;
    const expected = createHmac("sha256", key).update(token).digest("base64");
    const [given, right] = [Buffer.from(signature), Buffer.from(expected)];
    return given.length === right.length && timingSafeEqual(given, right) ? token : null;
  };
  return read;
}

/** The value of the session's cookie, as Better Auth writes it. */
export function signedCookieValue(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}

/** The first cookie of that name, decoded. */
function valueOf(name: string, header = ""): string | null {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
