import { atOnce, type Counted, type personLimits } from "#domain/account/person-limits.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";

export type PersonLimitSettings = Record<keyof typeof personLimits, number>;

/** A person's browsers and programs have separate limits. */
export type Doer = "browser" | "program";

export type PersonLimits = {
  /**
   * Counts one action. Returns 0, or the seconds to wait when the limit is reached; the action was then not counted.
   */
  count(kind: Counted, owner: OwnerId, by: Doer): number;
};

type Bucket = { left: number; at: number };

/**
 * Rate limits per person, kept in the memory of this process: losing them does no harm, and no query is needed. They
 * are token buckets that refill steadily; full ones are dropped.
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
