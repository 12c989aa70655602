/** What stands behind "Authorization: Bearer …": a session, by an access token that we signed, or a personal API key. */
export type Bearer =
  | { kind: "session"; sessionId: string; userId: string }
  | { kind: "key"; hash: string };

/** Reads an Authorization header; null when it holds nothing of ours. */
export type BearerReader = (authorization: string | undefined) => Promise<Bearer | null>;

/** Where no access tokens and no keys are taken. */
export const noBearer: BearerReader = async () => null;
