import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { browserZone } from "#web/ui/browser-zone.ts";

/**
 * The professional's own time zone, in which appointments are shown and entered, with the server's zone rules. Falls
 * back to the browser's time zone.
 */
export function useZone(): ZoneRules {
  return useAuth().profile?.zoneRules ?? browserZone();
}
