import { useId } from "react";
import { useWords } from "#web/language/use-words.ts";
import { pickerWords } from "./picker-messages.ts";

/** Props of DurationChoice. */
export type DurationChoiceProps = {
  durations: readonly number[];
  chosen: number | undefined;
  onChoose: (minutes: number) => void;
};

/** How long it shall take: one of the lengths that are offered. */
export function DurationChoice({ durations, chosen, onChoose }: DurationChoiceProps) {
  const words = useWords(pickerWords);
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{words.duration}</legend>
      <div className="grid max-w-80 auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-sunk p-1">
        {durations.map((minutes) => (
          <label
            key={minutes}
            className="relative grid min-h-8 place-items-center rounded-tag px-1 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-green pointer-coarse:min-h-11 text-soft border border-transparent has-checked:border-edge"
          >
            <input
              type="radio"
              name={name}
              value={minutes}
              checked={minutes === chosen}
              onChange={() => onChoose(minutes)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            {words.minutes(minutes)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
