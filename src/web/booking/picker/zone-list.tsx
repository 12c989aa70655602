import { useEffect, useRef } from "react";
import { ZoneOptions } from "#web/profiles/zone-options.tsx";
import { useWords } from "#web/language/use-words.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { pickerWords } from "./picker-messages.ts";
import { zoneWords } from "./zone-name.ts";

/** Props of ZoneList. */
export type ZoneListProps = { chosen: string; onChoose: (zone: string) => void };

/** All time zones; takes focus, because it appears when the visitor presses the button. */
export function ZoneList({ chosen, onChoose }: ZoneListProps) {
  const words = useWords(pickerWords);
  const names = useWords(zoneWords);
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <Field label={words.zone} className="mt-2 max-w-80">
      <Select ref={list} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <ZoneOptions chosen={chosen} names={names} />
      </Select>
    </Field>
  );
}
