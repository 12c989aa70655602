import { Dialog as Base } from "@base-ui/react/dialog";
import clsx from "clsx";
import X from "lucide-react/icons/x";
import { useRef, type ReactNode } from "react";
import { dialogCloseLabel } from "./messages.ts";
import { popupClass, sheetWidths, veilClass, type SheetWidth } from "./sheet-class.ts";

/** Props of Dialog. */
export type DialogProps = {
  /** Whether it is open; the owner of the state decides. */
  open: boolean;
  /** Called with false when it is asked to close (Esc, Close); ignore it to stay open. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and accessible name. */
  title: string;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** The middle: it scrolls, head and foot stay. */
  children: ReactNode;
  /** The buttons; put a form's submit here with `form="<id of the form>"`. */
  footer?: ReactNode;
  /** sm 26 rem, md 36 rem, lg 56 rem; on a phone it is a full-height sheet. */
  width?: SheetWidth;
  /** It stands over another dialog, which then waits behind a veil too. */
  over?: boolean;
  /** Let a press beside the dialog close it; off, so that nothing typed is lost by accident. */
  closeOnOutsidePress?: boolean;
  /** Where the focus goes when it closes; true, and left out: back to where it was. */
  finalFocus?: (() => HTMLElement | true) | undefined;
};

const fields =
  "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/** A modal dialog. Esc closes, focus is held inside and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, width = "md" } = props;
  const middle = useRef<HTMLDivElement>(null);
  // The first thing to fill in; not after a touch, where it would pull up the keyboard.
  const firstField = (by: string) =>
    by === "touch" ? null : (middle.current?.querySelector<HTMLElement>(fields) ?? null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={!props.closeOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop
          forceRender={props.over === true}
          className={clsx(veilClass, props.over && "z-50")}
        />
        <Base.Popup
          className={popupClass(sheetWidths[width])}
          initialFocus={firstField}
          finalFocus={props.finalFocus}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-xl font-semibold">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-soft">{description}</Base.Description>
              )}
            </div>
            <Base.Close
              aria-label={dialogCloseLabel}
              className="-mt-1 -mr-2 inline-grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11"
            >
              <X size={18} aria-hidden="true" />
            </Base.Close>
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
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
