import { useRef } from "react";
import { messageOf } from "#web/client/failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import {
  confirmDeleteLabel,
  deletedTitle,
  deleteFailedTitle,
  deleteQuestion,
  deleteWarning,
  undoLabel,
} from "./list-messages.ts";
import { nameOf, type NamedContact } from "../contact/name-of.ts";
import { useRemoveContact } from "./queries.ts";
import { useRestore } from "./use-restore.ts";
import { rowNameBeside } from "./row-names.ts";

/** Props of DeleteContact. */
export type DeleteContactProps = {
  /** Whom the question is about; stays while it closes. */
  contact: NamedContact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After it is gone. */
  onDeleted?: () => void;
};

/** Asks before a contact is deleted, deletes it and says how it went (SPEC §2, §8). */
export function DeleteContact(props: DeleteContactProps) {
  const { contact, open, onOpenChange, onDeleted } = props;
  const { mutate, isPending } = useRemoveContact();
  const restore = useRestore();
  const neighbour = useRef<HTMLElement>(null);
  if (!contact) return null;
  const { id, type } = contact;
  const undo = { label: undoLabel, run: () => void restore(contact) };

  function onConfirm() {
    const beside = rowNameBeside(id);
    mutate(id, {
      onSuccess: () => {
        neighbour.current = beside;
        showToast({ title: deletedTitle(type), variant: "success", action: undo });
        onDeleted?.();
      },
      onError: (error) =>
        showToast({
          title: deleteFailedTitle(type),
          text: messageOf(error),
          variant: "destructive",
        }),
      onSettled: () => onOpenChange(false),
    });
  }

  function takeNeighbour() {
    const next = neighbour.current;
    neighbour.current = null;
    return next ?? true;
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={deleteQuestion(nameOf(contact))}
      description={deleteWarning(type)}
      confirmLabel={confirmDeleteLabel}
      onConfirm={onConfirm}
      busy={isPending}
      // The pressed button goes with its row; the focus goes to the next one instead of to nowhere.
      finalFocus={takeNeighbour}
    />
  );
}
