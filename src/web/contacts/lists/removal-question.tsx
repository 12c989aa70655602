import type { UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { messageOf } from "#web/client/failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import type { NamedContact } from "../contact/name-of.ts";
import { deleteFailedTitle } from "./list-messages.ts";
import { rowNameBeside } from "./row-names.ts";

/** Props of RemovalQuestion. */
export type RemovalQuestionProps<Answer> = {
  contact: NamedContact;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Deletes the contact, by its id. */
  removal: Pick<UseMutationResult<Answer, Error, string>, "mutate" | "isPending">;
  title: string;
  description: string;
  confirmLabel: string;
  /** Called after the deletion, to report it. */
  onGone: (answer: Answer) => void;
};

/** Asks before a contact is deleted, deletes it and shows why if that fails. */
export function RemovalQuestion<Answer>(props: RemovalQuestionProps<Answer>) {
  const { contact, open, onOpenChange, removal, title, description, confirmLabel, onGone } = props;
  const neighbour = useRef<HTMLElement>(null);

  function onConfirm() {
    const beside = rowNameBeside(contact.id);
    removal.mutate(contact.id, {
      onSuccess: (answer) => {
        neighbour.current = beside;
        onGone(answer);
      },
      onError: (error) =>
        showToast({
          title: deleteFailedTitle(contact.type),
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
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      onConfirm={onConfirm}
      busy={removal.isPending}
      // The clicked button disappears with its row, so the focus moves to the next row.
      finalFocus={takeNeighbour}
    />
  );
}
