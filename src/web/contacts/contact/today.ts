import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { useClock } from "#web/ui/use-clock.ts";

const minuteMs = 60_000;
const minute = () => Math.floor(Date.now() / minuteMs);

/** Today's date in the professional's time zone, updated on a page that stays open past midnight. */
export function useToday(): Day {
  const now = new Date(useClock(minute, minuteMs) * minuteMs);
  return wallTimeOf(useZone(), now).day;
}
