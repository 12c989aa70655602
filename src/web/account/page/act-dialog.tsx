import { useId, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import type { Act } from "./use-act.ts";

/** Props of ActDialog. */
export type ActDialogProps = {
  open: boolean;
  /** Never called during the action. */
  onClose: () => void;
  title: string;
  text?: string;
  submit: string;
  /** The action that it waits for, with its confirmation dialog. */
  act: Pick<Act, "busy" | "question">;
  wide?: boolean;
  /** Renders the form, which must have this id. */
  children: (formId: string) => ReactNode;
};

/** A form of the account page in a dialog, with cancel, submit and the confirmation dialog. */
export function ActDialog(props: ActDialogProps) {
  const { open, onClose, title, text, submit, act, wide, children } = props;
  const formId = useId();
  const isBusy = act.busy !== null;
  const close = () => !isBusy && onClose();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={text}
      {...(wide ? {} : { width: "sm" })}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      {children(formId)}
      {act.question}
    </Dialog>
  );
}
