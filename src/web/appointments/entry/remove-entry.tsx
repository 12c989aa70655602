import { useRef } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { removalWords as words } from "./entry-messages.ts";
import { entryName } from "./entry-name.ts";
import { useRemoveEntry } from "./entry-saves.ts";

/** Props of RemoveEntry. */
export type RemoveEntryProps = {
  /** The entry to delete; it stays set while the dialog closes. */
  entry: SavedAppointment | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs after the entry is deleted. */
  onRemoved?: () => void;
  /** Returns the element to focus once the entry and its button are gone; called before they are removed. */
  focusAfter?: () => HTMLElement | null;
};

/** Asks for confirmation, deletes the entry and reports the result in a toast. */
export function RemoveEntry({ entry, open, onOpenChange, ...props }: RemoveEntryProps) {
  const removal = useRemoveEntry();
  const next = useRef<HTMLElement>(null);
  if (!entry) return null;
  const mayTell = entry.tellsClient && isActive(entry.status);

  function onConfirm() {
    const after = props.focusAfter?.() ?? null;
    removal.mutate(entry!.id, {
      onSuccess: () => {
        next.current = after;
        props.onRemoved?.();
      },
      onSettled: () => onOpenChange(false),
    });
  }

  function takeNext() {
    const taken = next.current;
    next.current = null;
    return taken ?? true;
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.question(entryName(entry))}
      description={mayTell ? words.tellsClient : words.warning}
      confirmLabel={words.confirm}
      onConfirm={onConfirm}
      busy={removal.isPending}
      finalFocus={takeNext}
    />
  );
}
