import type { Challenge } from "altcha-lib";
import { sql } from "drizzle-orm";
import { proofEffort } from "#domain/booking/limits.ts";
import { isAdded, type OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { isSolved, makeChallenge, type Proof, proofLasts } from "#server/platform/proof-of-work.ts";

export type { Proof };

/** A proof is valid for one professional and one slot. */
export type ProvenFor = { profileId: string; startsAt: Date };

const purposeOf = ({ profileId, startsAt }: ProvenFor) => ({
  profileId,
  startsAt: startsAt.getTime(),
});

/** A challenge for this slot; the more attempts beyond the free ones, the more work it takes. */
export async function challengeFor(
  target: ProvenFor,
  { attempts, free, keys, now }: { attempts: number; free: number; keys: Keys; now: Date },
): Promise<Challenge> {
  return makeChallenge(purposeOf(target), { ...proofEffort(attempts, free), keys, now });
}

/** Whether this is a proof of work for this slot, with a challenge of ours that has not expired. */
export const isProven = (proof: Proof, target: ProvenFor, keys: Keys): Promise<boolean> =>
  isSolved(proof, purposeOf(target), keys);

/**
 * Uses up a proof, in the transaction of the booking, because altcha would accept one solution for any number of
 * bookings. False if it was used before.
 */
export async function spendProof(
  tx: OwnerTransaction,
  { proof, now }: { proof: Proof; now: Date },
): Promise<boolean> {
  const signature = proof.challenge.signature ?? "";
  const spent = await tx.execute(sql`
    insert into guard.spent_proofs (signature, expires_at)
    values (${signature}, ${new Date(now.getTime() + proofLasts)}) on conflict do nothing`);
  return isAdded(spent);
}
