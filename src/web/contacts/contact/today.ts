import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { useClock } from "#web/ui/use-clock.ts";

const today = (): Day => wallTimeOf(browserZone(), new Date()).day;
const lookAgainMs = 60_000;

/** Today's date in the browser's time zone, updated on a page that stays open past midnight. */
export function useToday(): Day {
  return useClock(today, lookAgainMs);
}
