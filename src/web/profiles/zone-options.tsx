import { useEffect, useMemo, useState } from "react";
import { englishZoneNames, timeZoneGroups, type ZoneNames } from "./time-zones.ts";

/** Props of ZoneOptions. */
export type ZoneOptionsProps = {
  /** Always included. */
  chosen: string;
  /** The names in another language. */
  names?: ZoneNames;
};

/**
 * The options of a time zone select, by region. Browsers need a while to name hundreds of zones, so all but the first
 * group and the chosen zone are added after the first render.
 */
export function ZoneOptions({ chosen, names = englishZoneNames }: ZoneOptionsProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setDrawn(true), 50);
    return () => clearTimeout(soon);
  }, []);
  const groups = useMemo(
    () => timeZoneGroups(isDrawn ? Intl.supportedValuesOf("timeZone") : [], chosen, names),
    [chosen, isDrawn, names],
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
