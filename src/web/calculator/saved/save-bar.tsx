import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { paperWords } from "#web/ui/paper/messages.ts";
import { saveWords as words } from "./saved-messages.ts";

/** Props of SaveBar. */
export type SaveBarProps = {
  onSave: () => void;
  isSaving?: boolean;
  /** Prints the scenario; where there is none, there is no such button. */
  onPrint?: () => void;
  isPrinting?: boolean;
  /** What stays in sight while the results are further down. */
  glance?: ReactNode;
};

/** The one act of the page: it stays at the lower edge, with the result at a glance. */
export function SaveBar(props: SaveBarProps) {
  const { onSave, isSaving = false, onPrint, isPrinting = false, glance } = props;
  return (
    <div
      data-lower-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-9 lg:px-9"
    >
      {glance && (
        // The results say the same to those who listen.
        <p aria-hidden="true" className="font-semibold">
          {glance}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {onPrint && (
          <Button busy={isPrinting} onClick={onPrint}>
            {paperWords.print}
          </Button>
        )}
        <Button variant="primary" busy={isSaving} onClick={onSave} className="max-sm:flex-1">
          {words.save}
        </Button>
      </div>
    </div>
  );
}
