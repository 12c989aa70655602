import { useId, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import type { Act } from "./use-act.ts";

/** Props of ActDialog. */
export type ActDialogProps = {
  open: boolean;
  /** Never while the act is under way. */
  onClose: () => void;
  title: string;
  text?: string;
  submit: string;
  /** Whose work it waits for, and whose question who is there stands over it. */
  act: Pick<Act, "busy" | "question">;
  wide?: boolean;
  /** The form, which takes this id. */
  children: (formId: string) => ReactNode;
};

/** A form of the account's page in a dialog: cancel, submit, and the question who is there. */
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
