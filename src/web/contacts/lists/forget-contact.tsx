import { useRef } from "react";
import { messageOf } from "#web/client/failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import {
  confirmForgetLabel,
  deleteFailedTitle,
  forgetQuestion,
  forgetWarning,
  forgottenTitle,
} from "./list-messages.ts";
import { nameOf, type NamedContact } from "../contact/name-of.ts";
import { useForgetContact } from "./queries.ts";
import { rowNameBeside } from "./row-names.ts";

/** Props of ForgetContact. */
export type ForgetContactProps = {
  /** Whom the question is about; stays while it closes. */
  contact: NamedContact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a deleted contact goes for good, and says how it went. */
export function ForgetContact({ contact, open, onOpenChange }: ForgetContactProps) {
  const { mutate, isPending } = useForgetContact();
  const neighbour = useRef<HTMLElement>(null);
  if (!contact) return null;
  const { id, type } = contact;
  const name = nameOf(contact);

  function onConfirm() {
    const beside = rowNameBeside(id);
    mutate(id, {
      onSuccess: () => {
        neighbour.current = beside;
        showToast({ title: forgottenTitle(name), variant: "success" });
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
      title={forgetQuestion(name)}
      description={forgetWarning}
      confirmLabel={confirmForgetLabel}
      onConfirm={onConfirm}
      busy={isPending}
      finalFocus={takeNeighbour}
    />
  );
}
