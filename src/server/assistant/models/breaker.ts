/**
 * A circuit breaker: blocks all attempts for a while after some failures in a row, so that a broken service delays no
 * one.
 */
export type Breaker = {
  /** Whether to try now. After a pause a single attempt decides. */
  lets(): boolean;
  succeeded(): void;
  failed(): void;
};

export function createBreaker({
  failures = 3,
  restMs = 30_000,
  now = () => performance.now(),
}: { failures?: number; restMs?: number; now?: () => number } = {}): Breaker {
  let inRow = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    lets() {
      if (inRow < failures) return true;
      if (now() < restsUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      inRow = 0;
      isTrying = false;
    },
    failed() {
      inRow += 1;
      isTrying = false;
      if (inRow >= failures) restsUntil = now() + restMs;
    },
  };
}
