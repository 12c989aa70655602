import { useEffect, useMemo, useState } from "react";
import { englishZoneNames, timeZoneGroups, type ZoneNames } from "./time-zones.ts";

/** Props of ZoneOptions. */
export type ZoneOptionsProps = {
  /** Always among them. */
  chosen: string;
  /** Names them in another language. */
  names?: ZoneNames;
};

/**
 * The options of a list of zones, by region. The names of hundreds take a browser a while, so all but the first ones and
 * the chosen one follow once the page is drawn.
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
