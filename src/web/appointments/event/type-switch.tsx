import { useId } from "react";
import { type EventKind, eventKinds } from "#domain/appointments/kinds.ts";
import { eventWords as words } from "./event-messages.ts";

/** Props of TypeSwitch. */
export type TypeSwitchProps = { value: EventKind; onChange: (type: EventKind) => void };

/** Chooses one of the four types of the Add Event dialog. */
export function TypeSwitch({ value, onChange }: TypeSwitchProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{words.type}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control border border-line bg-sunk p-0.75 sm:grid-cols-4">
        {eventKinds.map((type) => (
          <label
            key={type}
            className="relative grid min-h-9 cursor-pointer place-items-center rounded-tag px-2 text-sm font-semibold text-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-green pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {type}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
