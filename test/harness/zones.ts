import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { rulesBetween } from "#server/platform/zones.ts";

/** A time zone by name, with its rules from 2015 to 2036. */
export function zoneNamed(name: string): ZoneRules {
  return rulesBetween(name, {
    from: new Date("2015-01-01T00:00:00Z"),
    until: new Date("2036-01-01T00:00:00Z"),
  });
}
