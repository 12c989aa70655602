import { useMemo } from "react";
import { timeZoneGroups } from "./time-zones.ts";

/** The options of a list of zones, by region; `chosen` is always among them. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  const groups = useMemo(
    () => timeZoneGroups(Intl.supportedValuesOf("timeZone"), chosen),
    [chosen],
  );
  return groups.map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.zones.map((zone) => (
        <option key={zone.value} value={zone.value}>
          {zone.label}
        </option>
      ))}
    </optgroup>
  ));
}
