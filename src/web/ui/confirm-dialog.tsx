import { useId, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { cancelLabel } from "./messages.ts";
import { Modal, type FinalFocus } from "./modal.tsx";
import { questionClass } from "./sheet-class.ts";

/** Props of ConfirmDialog. */
export type ConfirmDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when the person cancels. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen, and what cannot be undone. */
  description: ReactNode;
  /** The label of the confirm button. */
  confirmLabel: string;
  /** The label of the cancel button; "Cancel" by default. */
  cancelLabel?: string;
  /** Runs the action; set open to false when it is done. */
  onConfirm: () => void;
  /** The action is running: the button shows it, and nothing else can be pressed. */
  busy?: boolean;
  /** danger for removing something, primary otherwise. */
  variant?: "danger" | "primary";
  /** Where focus goes after closing; true, the default, returns it. */
  finalFocus?: FinalFocus;
};

/** Asks before something that cannot be undone; Cancel has the initial focus. */
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
