import { useEffect, useRef } from "react";
import { ZoneOptions } from "#web/profiles/zone-options.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { pickerWords as words } from "./picker-messages.ts";

/** Props of ZoneList. */
export type ZoneListProps = { chosen: string; onChoose: (zone: string) => void };

/** All zones to choose from; it comes on a press, so the focus goes to it. */
export function ZoneList({ chosen, onChoose }: ZoneListProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <Field label={words.zone} className="mt-2 max-w-80">
      <Select ref={list} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <ZoneOptions chosen={chosen} />
      </Select>
    </Field>
  );
}
