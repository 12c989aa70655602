import Copy from "lucide-react/icons/copy";
import { Fragment, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { copyWords as words } from "./messages.ts";
import { showToast } from "./toast/toast.ts";

/** Props of KeyField. */
export type KeyFieldProps = {
  /** What the key is: the field's label. */
  label: string;
  value: string;
};

/**
 * A key that is copied, or typed into another device: all of it is seen, in groups of four that wrap. Between the groups
 * there is space and no character, so that what is selected and copied is the key.
 */
export function KeyField({ label, value }: KeyFieldProps) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: words.copied, variant: "success" });
    } catch {
      // A browser that refuses, or has no clipboard outside of https: the person's own keys still work.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      showToast({ title: words.refused, text: words.refusedText });
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-sm font-semibold text-ink">
        {label}
      </span>
      <div className="flex flex-wrap items-start gap-2">
        <code
          ref={shown}
          className="min-h-10 min-w-0 flex-[1_1_14rem] rounded-control border border-edge bg-sunk px-3 py-2 font-mono text-base select-all"
        >
          {groupsOf(value).map((group, at) => (
            <Fragment key={at}>
              <span className="pr-[1ch]">{group}</span>
              <wbr />
            </Fragment>
          ))}
        </code>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

/** A prefix such as "hl_" by itself, then four characters each. */
function groupsOf(value: string): string[] {
  return value.match(/^[a-z]+_|.{1,4}/g) ?? [];
}
