import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Solution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Keys } from "./keys.ts";

export type Proof = { challenge: Challenge; solution: Solution };
/** What a proof is valid for. */
export type Purpose = Record<string, string | number>;

/** How long a challenge is valid, in milliseconds: enough for a slow phone. */
export const proofLasts = 10 * 60 * 1000;

const secretsOf = (keys: Keys) => ({
  hmacSignatureSecret: keys.secretOf("proof of work", "challenge"),
  hmacKeySignatureSecret: keys.secretOf("proof of work", "key"),
});

/** A challenge for one purpose: this many attempts, each of `cost` rounds of the key derivation. */
export async function makeChallenge(
  purpose: Purpose,
  { cost, tries, keys, now }: { cost: number; tries: number; keys: Keys; now: Date },
): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(tries, 2 * tries),
    deriveKey,
    data: purpose,
    expiresAt: new Date(now.getTime() + proofLasts),
    ...secretsOf(keys),
  });
}

/** Whether this solves a challenge of ours that was made for this purpose and has not expired. */
export async function isSolved(proof: Proof, purpose: Purpose, keys: Keys): Promise<boolean> {
  const { data } = proof.challenge.parameters;
  if (Object.entries(purpose).some(([name, value]) => data?.[name] !== value)) return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secretsOf(keys) });
  return verified;
}
