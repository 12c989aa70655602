import { useClock } from "#web/ui/use-clock.ts";

const now = () => new Date();
const lookAgainMs = 30_000;

/** The moment, as fresh as a clock without seconds needs it. */
export function useNow(): Date {
  return useClock(now, lookAgainMs);
}
