import type { AccessTokenReader } from "./tokens/access-tokens.ts";
import { hashOfShownKey } from "./api-keys.ts";

/** What stands behind "Authorization: Bearer …": a session, by an access token that we signed, or a personal API key. */
export type Bearer =
  | { kind: "session"; sessionId: string; userId: string }
  | { kind: "key"; hash: string };

/** Reads an Authorization header; null when it holds nothing of ours. */
export type BearerReader = (authorization: string | undefined) => Promise<Bearer | null>;

/** Where no access tokens and no keys are taken. */
export const noBearer: BearerReader = async () => null;

/** Whether an Authorization header means a token or a key, be it one of ours or not. */
export function isBearer(authorization: string | null | undefined): boolean {
  return /^Bearer\b/i.test(authorization ?? "");
}

/** The token of an Authorization header; null when the header speaks of something else. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return authorization?.match(/^Bearer +([\w.~+/=-]+)$/i)?.[1] ?? null;
}

export function bearerReader(readAccessToken: AccessTokenReader): BearerReader {
  return async (authorization) => {
    const shown = bearerToken(authorization);
    if (!shown) return null;
    const hash = hashOfShownKey(shown);
    if (hash) return { kind: "key", hash };
    const session = await readAccessToken(shown);
    return session && { kind: "session", ...session };
  };
}
