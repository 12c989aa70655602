import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/**
 * The secrets in links. Each is derived from what it gives access to and the signing secret, so no secret is stored,
 * and a later email can contain the same link.
 */
export type Keys = {
  /** The secret for one item of a purpose: 256 bits as base64url. */
  secretOf(purpose: string, thing: string): string;
  /** Compares in constant time. */
  isSecretOf(purpose: string, thing: string, secret: string): boolean;
};

export function createKeys(signingSecret: string): Keys {
  const derived = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync("sha256", signingSecret, "hearthline links", purpose, 32));
    derived.set(purpose, key);
    return key;
  };
  const secretOf = (purpose: string, thing: string) =>
    createHmac("sha256", keyFor(purpose)).update(thing).digest("base64url");
  return {
    secretOf,
    isSecretOf(purpose, thing, secret) {
      const right = Buffer.from(secretOf(purpose, thing));
      const given = Buffer.from(secret);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
