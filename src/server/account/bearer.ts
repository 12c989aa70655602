import type { AccessTokenReader } from "./tokens/access-tokens.ts";
import { hashOfShownKey } from "./api-keys.ts";

/** What "Authorization: Bearer …" refers to: a session, by an access token that we signed, or a personal API key. */
export type Bearer =
  | { kind: "session"; sessionId: string; userId: string }
  | { kind: "key"; hash: string };

/** Reads an Authorization header; null if it contains neither. */
export type BearerReader = (authorization: string | undefined) => Promise<Bearer | null>;

/** Accepts neither access tokens nor keys. */
export const noBearer: BearerReader = async () => null;

/** Whether an Authorization header contains a token or a key, valid or not. */
export function isBearer(authorization: string | null | undefined): boolean {
  return /^Bearer\b/i.test(authorization ?? "");
}

/** The token of an Authorization header; null for any other header. */
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
