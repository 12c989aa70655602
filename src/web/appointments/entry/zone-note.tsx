import clsx from "clsx";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { haveSameClocks } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { useNow } from "./use-now.ts";

/** Whether this browser's clock differs from the clock of the professional's time zone. */
export function useIsAway(): boolean {
  const zone = useZone();
  const now = useNow();
  const here = browserZone();
  return zone.zone !== canonicalZone(here.zone) && !haveSameClocks(zone, here, now);
}

/**
 * Names the time zone of the times beside it if this browser's clock differs, as on a trip. Renders nothing otherwise.
 */
export function ZoneNote({ className }: { className?: string }) {
  const zone = useZone();
  const here = browserZone();
  if (!useIsAway()) return null;
  return (
    <p className={clsx("text-sm text-soft", className)}>
      {words.shownIn(zoneName(zone.zone), zoneName(here.zone))}
    </p>
  );
}

const words = {
  shownIn: (own: string, here: string) =>
    `Times are in your time zone, ${own}. This device is in ${here}.`,
};
