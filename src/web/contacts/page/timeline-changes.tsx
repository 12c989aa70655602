import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import type { Change } from "#domain/contacts/timeline.ts";
import { FoldedText, isLongText } from "#web/ui/folded-text.tsx";
import { timelineWords as words } from "./contact-messages.ts";
import { valueText } from "./contact-values.ts";
import { labelOf } from "../contact/fields.ts";

const shownAtFirst = 5;

/** The fields that an event changed, each with before and after. */
export function TimelineChanges({ changes }: { changes: Change[] }) {
  const [isOpen, setOpen] = useState(false);
  const hidden = changes.length - shownAtFirst;
  // A single hidden entry would take as much space as the button that shows it.
  const isFolded = !isOpen && hidden > 1;
  return (
    <>
      <dl className="grid gap-1">
        {(isFolded ? changes.slice(0, shownAtFirst) : changes).map((change) => (
          <ChangeLine key={change.field} change={change} />
        ))}
      </dl>
      {hidden > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-6 justify-self-start text-sm pointer-coarse:min-h-11"
        >
          {isOpen ? words.fewerChanges : words.allChanges(hidden)}
        </button>
      )}
    </>
  );
}

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  const was = valueText(field, before);
  const is = valueText(field, after);
  const isLong = [was, is].some(
    (text) => text !== null && (isLongText(text) || text.includes("\n")),
  );
  return (
    <div className={isLong ? "grid gap-0.5" : "flex flex-wrap items-baseline gap-x-2"}>
      <dt className="text-sm text-soft">{labelOf(field)}</dt>
      <dd className={isLong ? "grid gap-1" : "min-w-0 wrap-anywhere"}>
        {isLong ? <LongChange was={was} is={is} /> : <ShortChange was={was} is={is} />}
      </dd>
    </div>
  );
}

type Sides = { was: string | null; is: string | null };

function ShortChange({ was, is }: Sides) {
  return (
    <>
      <span className="sr-only">{words.from} </span>
      <del className={was === null ? "text-soft no-underline" : "text-soft"}>
        {was ?? words.empty}
      </del>
      <ArrowRight
        size={14}
        aria-hidden="true"
        className="mx-1.5 inline-block align-[-0.125rem] text-soft"
      />
      <span className="sr-only"> {words.to} </span>
      <ins className={is === null ? "text-soft no-underline" : "no-underline"}>
        {is ?? words.empty}
      </ins>
    </>
  );
}

function LongChange({ was, is }: Sides) {
  return (
    <>
      <div className="border-l-2 border-line pl-3 text-soft">
        <span className="sr-only">{words.from} </span>
        <FoldedText text={was ?? words.empty} />
      </div>
      <div className="border-l-2 border-green pl-3">
        <span className="sr-only">{words.to} </span>
        <FoldedText text={is ?? words.empty} />
      </div>
    </>
  );
}
