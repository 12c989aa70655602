import { atOnce, type Counted, type personLimits } from "#domain/account/person-limits.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";

export type PersonLimitSettings = Record<keyof typeof personLimits, number>;

/** Who does it: people in their browsers and their programs have an allowance each. */
export type Doer = "browser" | "program";

export type PersonLimits = {
  /** Counts one of a kind; answers 0, or after how many seconds there is room for it, which was not counted then. */
  count(kind: Counted, owner: OwnerId, by: Doer): number;
};

type Bucket = { left: number; at: number };

/**
 * Counts what each person does, in the memory of this process: a count that is lost with it does no harm, and nothing
 * is asked of the database for it. Each allowance fills up again bit by bit, and who has a full one is forgotten.
 */
export function createPersonLimits(
  settings: PersonLimitSettings,
  clock: () => number = () => performance.now(), // milliseconds
): PersonLimits {
  const aMinute = { writes: settings.writesAMinute, searches: settings.searchesAMinute };
  const buckets = new Map<string, Bucket>();
  let forgottenAt = clock();

  const filled = (kind: Counted, bucket: Bucket, now: number) =>
    Math.min(mostAtOnce(aMinute[kind]), bucket.left + ((now - bucket.at) * aMinute[kind]) / 60_000);

  function forgetFull(now: number): void {
    if (now - forgottenAt < 60_000) return;
    forgottenAt = now;
    for (const [key, bucket] of buckets) {
      const kind = key.split(" ", 1)[0] as Counted;
      if (filled(kind, bucket, now) >= mostAtOnce(aMinute[kind])) buckets.delete(key);
    }
  }

  return {
    count(kind, owner, by) {
      const now = clock();
      forgetFull(now);
      const key = `${kind} ${by} ${owner}`;
      const known = buckets.get(key);
      const left = known ? filled(kind, known, now) : mostAtOnce(aMinute[kind]);
      if (left < 1) return Math.max(1, Math.ceil(((1 - left) * 60) / aMinute[kind]));
      buckets.set(key, { left: left - 1, at: now });
      return 0;
    },
  };
}

function mostAtOnce(aMinute: number): number {
  return Math.max(1, Math.floor(aMinute * atOnce));
}
