import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { contactPath } from "../contact/contact-links.ts";
import { restorableIn } from "../contact/gone.ts";
import { deletedTitle, openRecordLabel } from "../contact/messages.ts";
import { nameOf } from "../contact/name-of.ts";
import { RestoreButton } from "../contact/restore-button.tsx";
import { restoreToEdit } from "./form-messages.ts";

/** Props of RecordMoved. */
export type RecordMovedProps = {
  id: string;
  /** Why the record could not be read. */
  error: Error | null;
  onLeave: () => void;
  onRestored: () => void;
};

/** Replaces the form of a deleted or converted record, with a button to restore or open it. */
export function RecordMoved({ id, error, onLeave, onRestored }: RecordMovedProps) {
  const deleted = restorableIn(error);
  const client = useQueryClient();
  // The list behind the form may still show the old record.
  useEffect(() => void client.invalidateQueries({ queryKey: queries.contacts.key() }), [client]);
  return (
    <EmptyState
      line={deleted ? deletedTitle(nameOf(deleted)) : messageOf(error)}
      text={deleted ? restoreToEdit : undefined}
      level={3}
      className="wrap-anywhere"
      action={
        deleted ? (
          <RestoreButton contact={deleted} variant="primary" onRestored={onRestored} />
        ) : (
          <LinkButton to={contactPath(id)} variant="primary" onClick={onLeave}>
            {openRecordLabel}
          </LinkButton>
        )
      }
    />
  );
}
