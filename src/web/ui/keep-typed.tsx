import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { keepTypedWords as words } from "./messages.ts";

/** Props of KeepTyped. */
export type KeepTypedProps = {
  /** Something typed is not saved yet. */
  isDirty: boolean;
  /** The form itself asks, because it is to be closed. */
  isAsking?: boolean;
  onAsking?: (isAsking: boolean) => void;
  onDiscard: () => void;
};

/** Keeps a half-filled form from being lost: asks on closing it, on Back and on leaving the page. */
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
