import { AlertDialog } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { cancelLabel } from "./messages.ts";
import { questionClass, veilClass } from "./sheet-class.ts";

/** Props of ConfirmDialog. */
export type ConfirmDialogProps = {
  /** Whether the question stands. */
  open: boolean;
  /** Called with false when it is taken back. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen and what cannot be undone. */
  description: ReactNode;
  /** The word on the button that does it. */
  confirmLabel: string;
  /** The word on the button that takes it back; "Cancel" when left out. */
  cancelLabel?: string;
  /** Does it; close by setting open to false when done. */
  onConfirm: () => void;
  /** Under way: the button works, nothing else can be pressed. */
  busy?: boolean;
  /** danger for what removes, primary for the rest. */
  variant?: "danger" | "primary";
  /** Where the focus goes when it closes; true, and left out: back to where it was. */
  finalFocus?: () => HTMLElement | true;
};

/** A question before something that cannot be undone; the focus stands on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, busy = false, variant = "danger" } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        {/* Over a dialog too: what waits behind the question must look like it. */}
        <AlertDialog.Backdrop forceRender className={clsx(veilClass, "z-50")} />
        <AlertDialog.Popup
          className={questionClass()}
          initialFocus={cancel}
          finalFocus={props.finalFocus}
        >
          <div className="px-5 pt-5 sm:px-6">
            <AlertDialog.Title className="text-xl font-semibold">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-soft">
              {props.description}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3 px-5 py-5 sm:px-6">
            <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
              {props.cancelLabel ?? cancelLabel}
            </Button>
            <Button variant={variant} busy={busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
