import { useState } from "react";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useAct } from "../shared/use-act.ts";
import { stopWords as words } from "./stop-messages.ts";

/** Nothing of the assistant reaches this contact any more, from now on. */
export function StopButton({ contactId }: { contactId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct();
  async function stop() {
    const told = { done: words.done, failed: words.failed };
    await act("stop", () => api.assistant.outreach.stop({ contactId }), told);
    setAsking(false);
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {words.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.question}
        confirmLabel={words.stop}
        busy={busy !== null}
        onConfirm={() => void stop()}
      />
    </>
  );
}
