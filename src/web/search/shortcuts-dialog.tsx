import { useState } from "react";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Entry } from "./entry.ts";
import { areKeysOn, switchKeys } from "./hear-keys.ts";
import { Keys } from "./keys.tsx";
import { shortcutWords as words } from "./messages.ts";
import { paletteKeys } from "./palette-keys.ts";
import "./palette.css";

/** Props of ShortcutsDialog. */
export type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pages that this person can open; those with shortcuts are listed. */
  pages: readonly Entry[];
};

/** All keyboard shortcuts, with the switch for single-key ones (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onOpenChange, pages }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areKeysOn);
  const everywhere: [string, readonly string[]][] = [
    [words.palette, paletteKeys()],
    [words.list, ["?"]],
    [words.addNew, ["c"]],
    [words.pageSearch, ["/"]],
    [words.escape, ["Esc"]],
  ];
  const lists: [string, readonly string[]][] = [
    [words.next, ["j"]],
    [words.previous, ["k"]],
  ];
  const goTo = pages.flatMap((page): [string, readonly string[]][] =>
    page.keys ? [[page.words, page.keys]] : [],
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.text}
      width="lg"
      closeOnOutsidePress
    >
      <div className="mb-5">
        <Checkbox
          label={words.on}
          checked={isOn}
          aria-describedby="single-keys"
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
        <p id="single-keys" className="text-sm text-soft">
          {words.onHint}
        </p>
      </div>
      <div className="shortcuts">
        <div>
          <Part heading={words.anywhere} lines={everywhere} />
          <Part heading={words.inLists} lines={lists} className="mt-5" />
        </div>
        <Part heading={words.goTo} lines={goTo} />
      </div>
    </Dialog>
  );
}

type PartProps = {
  heading: string;
  lines: [words: string, keys: readonly string[]][];
  className?: string;
};

function Part({ heading, lines, className }: PartProps) {
  return (
    <section className={className}>
      <h3 className="font-semibold">{heading}</h3>
      <dl className="mt-1">
        {lines.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Keys keys={keys} isRead />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
