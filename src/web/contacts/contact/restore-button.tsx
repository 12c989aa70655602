import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { restoreLabel } from "./messages.ts";
import type { NamedContact } from "./name-of.ts";
import { useRestore } from "./use-restore.ts";

/** Props of RestoreButton. */
export type RestoreButtonProps = Pick<ButtonProps, "variant" | "size"> & {
  contact: NamedContact;
  /** Called after the contact is restored. */
  onRestored?: () => void;
};

/** Restores a deleted contact and reports the result in a toast. */
export function RestoreButton({ contact, onRestored, ...looks }: RestoreButtonProps) {
  const restore = useRestore();
  const [isBusy, setBusy] = useState(false);

  async function takeBack() {
    setBusy(true);
    const isBack = await restore(contact);
    setBusy(false);
    if (isBack) onRestored?.();
  }

  return (
    <Button
      {...looks}
      busy={isBusy}
      icon={<Undo2 size={15} aria-hidden="true" />}
      onClick={() => void takeBack()}
    >
      {restoreLabel}
    </Button>
  );
}
