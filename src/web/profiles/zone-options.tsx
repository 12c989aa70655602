import { useMemo } from "react";
import { timeZoneGroups, type ZoneGroup, type ZoneOption } from "./time-zones.ts";

/** Props of ZoneOptions. */
export type ZoneOptionsProps = {
  /** Always among them. */
  chosen: string;
  /** Names them in another language. */
  groupsOf?: (names: readonly string[], chosen: string) => readonly NamedZones[];
};

type NamedZones = Omit<ZoneGroup, "zones"> & { zones: readonly ZoneOption[] };

/** The options of a list of zones, by region. */
export function ZoneOptions({ chosen, groupsOf = timeZoneGroups }: ZoneOptionsProps) {
  const groups = useMemo(
    () => groupsOf(Intl.supportedValuesOf("timeZone"), chosen),
    [chosen, groupsOf],
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
