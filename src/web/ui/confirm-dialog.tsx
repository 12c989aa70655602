import { useId, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { cancelLabel } from "./messages.ts";
import { Modal, type FinalFocus } from "./modal.tsx";
import { questionClass } from "./sheet-class.ts";

/** Props of ConfirmDialog. */
export type ConfirmDialogProps = {
  /** Whether it is open. */
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
  finalFocus?: FinalFocus;
};

/** A question before something that cannot be undone; Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, busy = false, variant = "danger" } = props;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Modal
      role="alertdialog"
      open={open}
      onAskClose={() => !busy && close()}
      labelledBy={id}
      describedBy={`${id}-text`}
      className={questionClass()}
      initialFocus={() => cancel.current}
      finalFocus={props.finalFocus}
    >
      <div className="px-5 pt-5 sm:px-6">
        <h2 id={id} className="text-xl font-semibold">
          {props.title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-soft">
          {props.description}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3 px-5 py-5 sm:px-6">
        <Button ref={cancel} disabled={busy} onClick={close}>
          {props.cancelLabel ?? cancelLabel}
        </Button>
        <Button variant={variant} busy={busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
