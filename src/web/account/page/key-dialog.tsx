import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeyField } from "#web/ui/key-field.tsx";
import { keyWords as words } from "./key-words.ts";

/** Props of KeyDialog. */
export type KeyDialogProps = {
  /** The key that was just made; null shows nothing. */
  apiKey: string | null;
  onClose: () => void;
};

/** The only time that a key is shown. */
export function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  // What closes still shows what it held.
  const [shown, setShown] = useState(apiKey);
  if (apiKey && apiKey !== shown) setShown(apiKey);
  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(next) => !next && onClose()}
      title={words.madeTitle}
      description={words.madeText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <KeyField label={words.key} value={shown ?? ""} />
    </Dialog>
  );
}
