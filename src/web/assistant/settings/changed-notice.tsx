import { useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isSame, type Difference } from "#web/contacts/forms/merge.ts";
import { changedText, fieldName } from "./changed-text.ts";
import { changedWords as words } from "./settings-messages.ts";

/** Somebody else saved meanwhile, in another tab or on another device: what both changed, with a choice for each. */
export function ChangedNotice({ differences }: { differences: readonly Difference[] }) {
  const notice = useRef<HTMLElement>(null);
  const headingId = useId();
  useEffect(() => notice.current?.focus(), [differences]);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mb-6 rounded-card border border-brass bg-brass-wash p-4"
    >
      <h2 id={headingId} className="font-semibold">
        {words.title}
      </h2>
      <p className="mt-1">{words.text}</p>
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
    { says: words.theirs, value: theirs, isChosen: isTheirs },
    { says: words.yours, value: isTheirs ? mine : held, isChosen: !isTheirs },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {fieldName(field)}
        {!isBoth && <span className="font-normal text-soft">, {words.takenOver}</span>}
      </legend>
      <div className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {choices.map(({ says, value, isChosen }) => (
          <label key={says} className="flex min-h-8 cursor-pointer gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => take(value)}
              className="mt-0.5 size-5 shrink-0 accent-green"
            />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              <span className="text-soft">{says}: </span>
              {changedText(field, value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
