import { useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldLabel } from "./form-field.tsx";
import { mergeText } from "./merge-text.ts";
import { mergeWords } from "./form-messages.ts";
import { isSame, type Difference } from "./merge.ts";

/**
 * Somebody else changed the record meanwhile: each field that differs with both values and a choice. What only the
 * other changed is taken over and marked; what both changed stays as it was typed until somebody chooses.
 */
export function MergePanel({ differences }: { differences: readonly Difference[] }) {
  const panel = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => panel.current?.focus(), [differences]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mb-6 rounded-card border border-brass bg-brass-wash p-4"
    >
      <h3 id={headingId} className="font-semibold">
        {mergeWords.title}
      </h3>
      <p className="mt-1">{mergeWords.text}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {differences.map((difference) => (
          <li key={difference.field} className="py-3">
            <Choice {...difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ field, theirs, mine, isBoth }: Difference) {
  const { control, setValue } = useFormContext();
  const held: unknown = useWatch({ control, name: field });
  const name = useId();
  const isTheirs = isSame(held, theirs);
  const take = (value: unknown) => setValue(field, structuredClone(value), { shouldDirty: true });
  const choices = [
    { words: mergeWords.theirs, value: theirs, isChosen: isTheirs },
    { words: mergeWords.yours, value: isTheirs ? mine : held, isChosen: !isTheirs },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {fieldLabel(field)}
        {!isBoth && <span className="font-normal text-soft">, {mergeWords.takenOver}</span>}
      </legend>
      <div className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {choices.map(({ words, value, isChosen }) => (
          <label
            key={words}
            className="flex min-h-8 cursor-pointer gap-2.5 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => take(value)}
              className="mt-0.5 size-5 shrink-0 accent-green"
            />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              <span className="text-soft">{words}: </span>
              {mergeText(field, value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
