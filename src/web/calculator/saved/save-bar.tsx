import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { paperWords } from "#web/ui/paper/messages.ts";
import { saveWords as words } from "./saved-messages.ts";

/** Props of SaveBar. */
export type SaveBarProps = {
  onSave: () => void;
  isSaving?: boolean;
  /** Prints the scenario; without it, there is no print button. */
  onPrint?: () => void;
  isPrinting?: boolean;
  /** A short result that stays visible when the results are scrolled out of view. */
  glance?: ReactNode;
};

/** The sticky bar at the bottom, with the save button and a short result. */
export function SaveBar(props: SaveBarProps) {
  const { onSave, isSaving = false, onPrint, isPrinting = false, glance } = props;
  return (
    <div
      data-lower-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-9 lg:px-9"
    >
      {glance && (
        // Hidden from screen readers, because the results say the same.
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
