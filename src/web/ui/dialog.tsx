import X from "lucide-react/icons/x";
import { useId, useRef, type ReactNode } from "react";
import { dialogCloseLabel } from "./messages.ts";
import { Modal, type FinalFocus } from "./modal.tsx";
import { popupClass, sheetWidths, type SheetWidth } from "./sheet-class.ts";

/** Props of Dialog. */
export type DialogProps = {
  /** Whether it is open; the parent controls this. */
  open: boolean;
  /** Called with false when the person wants to close it (Esc, Close); ignore the call to keep it open. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and accessible name. */
  title: string;
  /** One sentence below the heading. */
  description?: ReactNode;
  /** The content, which scrolls between a fixed header and footer. */
  children: ReactNode;
  /** The buttons; put a form's submit here with `form="<id of the form>"`. */
  footer?: ReactNode;
  /** sm 26 rem, md 36 rem, lg 56 rem; on a phone it is a full-height sheet. */
  width?: SheetWidth;
  /** Whether a click outside closes it; off by default, so that typed text is not lost by accident. */
  closeOnOutsidePress?: boolean;
  /** Where focus goes after closing; true, the default, returns it. */
  finalFocus?: FinalFocus | undefined;
};

const fields =
  "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/** A modal dialog. Esc closes it; focus is trapped inside and returns afterwards. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, width = "md" } = props;
  const id = useId();
  const middle = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onAskClose={close}
      closeOnOutsidePress={props.closeOnOutsidePress}
      labelledBy={id}
      describedBy={description ? `${id}-text` : undefined}
      className={popupClass(sheetWidths[width])}
      // Focus starts at the first field.
      initialFocus={() => middle.current?.querySelector<HTMLElement>(fields)}
      finalFocus={props.finalFocus}
    >
      <header className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-6">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-1 text-soft">
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label={dialogCloseLabel}
          onClick={close}
          className="-mt-1 -mr-2 inline-grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      <div
        ref={middle}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6"
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {footer}
        </footer>
      )}
    </Modal>
  );
}
