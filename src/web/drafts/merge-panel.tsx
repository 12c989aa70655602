import { useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "#web/ui/form/use-form.tsx";
import { isSame, type Difference } from "./merge.ts";

/** The texts of a form about a newer version of its record. */
export type MergeSpeech = {
  words: Record<"title" | "text" | "theirs" | "yours" | "takenOver", string>;
  heading: "h2" | "h3";
  nameOf: (field: string) => string;
  textOf: (field: string, value: unknown) => string;
};

/**
 * Lists the fields in which a newer version of the record differs, with both values to choose from. If only the other
 * side changed a field, its value is used and marked; if both did, the person's own value is kept until they choose.
 */
export function MergePanel({
  differences,
  speech,
}: {
  differences: readonly Difference[];
  speech: MergeSpeech;
}) {
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
      <speech.heading id={headingId} className="font-semibold">
        {speech.words.title}
      </speech.heading>
      <p className="mt-1">{speech.words.text}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {differences.map((difference) => (
          <li key={difference.field} className="py-3">
            <Choice {...difference} speech={speech} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ field, theirs, mine, isBoth, speech }: Difference & { speech: MergeSpeech }) {
  const { words } = speech;
  const form = useFormContext();
  const { setValue } = form;
  const held: unknown = useWatch(form, field);
  const name = useId();
  const isTheirs = isSame(held, theirs);
  const take = (value: unknown) => setValue(field, value);
  const choices = [
    { says: words.theirs, value: theirs, isChosen: isTheirs },
    { says: words.yours, value: isTheirs ? mine : held, isChosen: !isTheirs },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {speech.nameOf(field)}
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
              {speech.textOf(field, value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
