import { useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { factorWords } from "../set-up-words.ts";
import { RecoveryCodes } from "../recovery-codes.tsx";

/** Props of RecoveryCodesDialog. */
export type RecoveryCodesDialogProps = {
  /** New codes; null shows nothing. */
  codes: string[] | null;
  onClose: () => void;
};

/** The only time that recovery codes are shown: it closes by saying that they are kept, and by nothing else. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  // What closes still shows what it held.
  const [shown, setShown] = useState(codes);
  if (codes && codes !== shown) setShown(codes);
  return (
    <Dialog open={codes !== null} onOpenChange={() => {}} title={factorWords.recoveryTitle}>
      <RecoveryCodes codes={shown ?? []} onKept={onClose} />
    </Dialog>
  );
}
