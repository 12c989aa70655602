import { showToast } from "#web/ui/toast/toast.ts";
import { nameOf, type NamedContact } from "../contact/name-of.ts";
import {
  alreadyDeletedText,
  alreadyDeletedTitle,
  confirmDeleteLabel,
  deletedTitle,
  deleteQuestion,
  deleteWarning,
  undoLabel,
} from "./list-messages.ts";
import { useRemoveContact } from "./queries.ts";
import { RemovalQuestion } from "./removal-question.tsx";
import { useRestore } from "../contact/use-restore.ts";

/** Props of DeleteContact. */
export type DeleteContactProps = {
  /** The contact to delete; kept while the dialog closes. */
  contact: NamedContact | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the deletion. */
  onDeleted?: () => void;
};

/** Asks before deleting a contact, deletes it and reports the result in a toast. */
export function DeleteContact({ contact, onDeleted, ...dialog }: DeleteContactProps) {
  const removal = useRemoveContact();
  const restore = useRestore();
  if (!contact) return null;
  const { type } = contact;

  const onGone = ({ wasAlready }: { wasAlready: boolean }) => {
    const undo = { label: undoLabel, run: () => void restore(contact) };
    // Another tab, or an earlier request whose answer was lost, may have deleted the contact already.
    const told = wasAlready
      ? { title: alreadyDeletedTitle(type), text: alreadyDeletedText }
      : { title: deletedTitle(type) };
    showToast({ ...told, variant: "success", action: undo });
    onDeleted?.();
  };

  return (
    <RemovalQuestion
      {...dialog}
      contact={contact}
      removal={removal}
      title={deleteQuestion(nameOf(contact))}
      description={deleteWarning(type)}
      confirmLabel={confirmDeleteLabel}
      onGone={onGone}
    />
  );
}
