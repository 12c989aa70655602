import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { keepTypedWords as words } from "./messages.ts";

/** Props of KeepTyped. */
export type KeepTypedProps = {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** The form asks because it is about to close. */
  isAsking?: boolean;
  onAsking?: (isAsking: boolean) => void;
  onDiscard: () => void;
};

/** Protects unsaved changes: asks before closing the form, on Back and on leaving the page. */
export function KeepTyped({ isDirty, isAsking = false, onAsking, onDiscard }: KeepTypedProps) {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", keep);
    return () => window.removeEventListener("beforeunload", keep);
  }, [isDirty]);

  function stay() {
    onAsking?.(false);
    leaving.reset?.();
  }

  function discard() {
    onAsking?.(false);
    onDiscard();
    leaving.proceed?.();
  }

  return (
    <ConfirmDialog
      open={isAsking || leaving.state === "blocked"}
      onOpenChange={(next) => !next && stay()}
      title={words.title}
      description={words.text}
      confirmLabel={words.discard}
      cancelLabel={words.keep}
      onConfirm={discard}
    />
  );
}
