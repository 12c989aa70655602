import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { browserZone } from "#web/ui/browser-zone.ts";

/**
 * The zone in which a professional's appointments are shown and entered: the own one (AMB-59), with the rules that the
 * server goes by; as long as none is known, the browser's.
 */
export function useZone(): ZoneRules {
  return useAuth().profile?.zoneRules ?? browserZone();
}
