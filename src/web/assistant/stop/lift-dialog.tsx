import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { useAct } from "../shared/use-act.ts";
import { liftWords as words } from "./stop-messages.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** A stop is taken back by the person's own word alone, which is kept. */
export function LiftDialog({ contactId }: { contactId: string }) {
  const { act, busy } = useAct();
  return (
    <WordsDialog
      words={words}
      isBusy={busy !== null}
      opener={(open) => (
        <Button size="sm" onClick={open}>
          {words.lift}
        </Button>
      )}
      onSave={async (typed, _, onFailure) => {
        const told = { done: words.done, failed: words.failed, onFailure };
        const lift = () => api.assistant.outreach.lift({ contactId, words: typed });
        return (await act("lift", lift, told)) !== null;
      }}
    />
  );
}
