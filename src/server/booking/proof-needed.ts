import type { Pool } from "pg";
import { bookingLimits } from "#domain/booking/limits.ts";
import type { Keys } from "#server/platform/keys.ts";
import { bucketOf, countAttempt, networkOf } from "#server/platform/attempts.ts";
import { challengeFor, isProven, type Proof } from "./proof.ts";

type ProofRequest = {
  profileId: string;
  startsAt: Date;
  clientAddress: string;
  /** How many attempts one address has in ten minutes without a proof. */
  freeTries: number;
  /** The visitor's proof, if any. */
  proof: unknown;
  keys: Keys;
  now: Date;
};

/** A challenge to solve first, or permission, with the proof that was needed for it. */
export type Permission =
  | { challenge: { parameters: Record<string, unknown>; signature: string } }
  | { proof: Proof | null };

/**
 * Counts an attempt, whatever its result, and decides whether it needs a proof of work: when this address, or all
 * visitors of this professional together, try often. An occasional visitor needs one only while someone else floods.
 */
export async function neededProof(pool: Pool, asked: ProofRequest): Promise<Permission> {
  const { profileId, startsAt, clientAddress, freeTries, keys, now } = asked;
  const buckets = [
    bucketOf("tries from", networkOf(clientAddress)),
    bucketOf("tries at", profileId),
  ];
  const [fromAddress = 0, atProfessional = 0] = await countAttempt(pool, { buckets, now });
  const freeAtProfessional = freeTries * bookingLimits.freeTriesPerProfessional;
  const excess = Math.max(fromAddress / freeTries, atProfessional / freeAtProfessional);
  if (excess <= 1) return { proof: null };
  const target = { profileId, startsAt };
  const proof = asked.proof as Proof | undefined;
  if (proof && (await isProven(proof, target, keys))) return { proof };
  const challenge = await challengeFor(target, { attempts: excess, free: 1, keys, now });
  return {
    challenge: {
      parameters: { ...challenge.parameters },
      signature: challenge.signature ?? "",
    },
  };
}
