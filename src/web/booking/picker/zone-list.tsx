import { useEffect, useMemo, useRef } from "react";
import { timeZoneGroups } from "#web/profiles/time-zones.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { pickerWords as words } from "./picker-messages.ts";

/** Props of ZoneList. */
export type ZoneListProps = { chosen: string; onChoose: (zone: string) => void };

/** All zones to choose from; it comes on a press, so the focus goes to it. */
export function ZoneList({ chosen, onChoose }: ZoneListProps) {
  const list = useRef<HTMLSelectElement>(null);
  const groups = useMemo(
    () => timeZoneGroups(Intl.supportedValuesOf("timeZone"), chosen),
    [chosen],
  );
  useEffect(() => list.current?.focus(), []);
  return (
    <Field label={words.zone} className="mt-2 max-w-80">
      <Select ref={list} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.zones.map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
