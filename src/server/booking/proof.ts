import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Solution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "drizzle-orm";
import { proofEffort } from "#domain/booking/limits.ts";
import { isAdded, type OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";

const validFor = 10 * 60 * 1000; // milliseconds: time enough for a slow phone

/** What a proof is good for: one professional and one slot. */
export type ProvenFor = { profileId: string; startsAt: Date };
export type Proof = { challenge: Challenge; solution: Solution };

const secretsOf = (keys: Keys) => ({
  hmacSignatureSecret: keys.secretOf("proof of work", "challenge"),
  hmacKeySignatureSecret: keys.secretOf("proof of work", "key"),
});

/** A challenge for this slot; the higher the rate of attempts over what is free, the more work it takes. */
export async function challengeFor(
  { profileId, startsAt }: ProvenFor,
  { attempts, free, keys, now }: { attempts: number; free: number; keys: Keys; now: Date },
): Promise<Challenge> {
  const { cost, tries } = proofEffort(attempts, free);
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(tries, 2 * tries),
    deriveKey,
    data: { profileId, startsAt: startsAt.getTime() },
    expiresAt: new Date(now.getTime() + validFor),
    ...secretsOf(keys),
  });
}

/** Whether this proves work for this very slot, with a challenge of ours that still holds. */
export async function isProven(
  proof: Proof,
  { profileId, startsAt }: ProvenFor,
  keys: Keys,
): Promise<boolean> {
  const { data } = proof.challenge.parameters;
  if (data?.profileId !== profileId || data.startsAt !== startsAt.getTime()) return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secretsOf(keys) });
  return verified;
}

/**
 * Spends a proof, in the transaction of the booking: the library alone would take one solution for any number of
 * bookings. False when it was spent before.
 */
export async function spendProof(
  tx: OwnerTransaction,
  { proof, now }: { proof: Proof; now: Date },
): Promise<boolean> {
  const signature = proof.challenge.signature ?? "";
  const spent = await tx.execute(sql`
    insert into guard.spent_proofs (signature, expires_at)
    values (${signature}, ${new Date(now.getTime() + validFor)}) on conflict do nothing`);
  return isAdded(spent);
}
