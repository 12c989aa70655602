import Copy from "lucide-react/icons/copy";
import { Fragment, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { copyWords as words } from "./messages.ts";
import { showToast } from "./toast/toast.ts";

/** Props of KeyField. */
export type KeyFieldProps = {
  /** The field's label. */
  label: string;
  value: string;
};

/**
 * A key to copy, or to type on another device. All of it is visible, in groups of four that wrap. The gaps are only
 * visual, so that selecting and copying gives the exact key.
 */
export function KeyField({ label, value }: KeyFieldProps) {
  const id = useId();
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: words.copied, variant: "success" });
    } catch {
      // Clipboard access was denied or is missing without https; select the key, so that the person can copy it.
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

/** A prefix such as "hl_" on its own, then groups of four characters. */
function groupsOf(value: string): string[] {
  return value.match(/^[a-z]+_|.{1,4}/g) ?? [];
}
