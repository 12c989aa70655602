import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { callAuth } from "../auth-calls.ts";
import { PhoneDialog } from "./phone-dialog.tsx";
import { Row } from "./row.tsx";
import { phoneWords, signInWords as words } from "./sign-in-words.ts";
import { useAct } from "./use-act.ts";

/** Adds, changes and removes the phone number. */
export function PhoneRow({ phoneNumber }: { phoneNumber: string | null }) {
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  const { act, busy, question } = useAct();
  const close = () => setOpen(null);

  async function remove() {
    await act("remove", () => callAuth("POST", "/phone-number/remove", {}), {
      done: phoneWords.removed,
      failed: phoneWords.failed,
    });
    close();
  }

  return (
    <>
      <Row
        label={words.phone}
        acts={
          <>
            <Button size="sm" onClick={() => setOpen("change")}>
              {phoneNumber ? words.changePhone : words.addPhone}
            </Button>
            {phoneNumber && (
              <Button size="sm" onClick={() => setOpen("remove")}>
                {words.removePhone}
              </Button>
            )}
          </>
        }
      >
        {phoneNumber ?? words.noPhone}
      </Row>
      <PhoneDialog open={open === "change"} onClose={close} />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={phoneWords.removeQuestion}
        description={phoneWords.removeText}
        confirmLabel={phoneWords.remove}
        onConfirm={() => void remove()}
        busy={busy !== null}
      />
      {question}
    </>
  );
}
