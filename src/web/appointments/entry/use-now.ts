import { useClock } from "#web/ui/use-clock.ts";

const now = () => new Date();
const lookAgainMs = 30_000;

/** The current time, updated often enough for a clock without seconds. */
export function useNow(): Date {
  return useClock(now, lookAgainMs);
}
