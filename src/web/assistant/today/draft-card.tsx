import { useId } from "react";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useAct } from "../shared/use-act.ts";
import { ActionHead, ActionTimes, recipientOf } from "./action-head.tsx";
import { queueWords as words } from "./today-messages.ts";
import { Said } from "./waiting-card.tsx";

/** A draft for the professional to send; the assistant never sends it. */
export function DraftCard({ action }: { action: QueuedAction }) {
  const now = useNow();
  const headId = useId();
  const { act, busy } = useAct();
  const { id, subject, words: said } = action;
  const who = recipientOf(action);

  async function copy() {
    try {
      await navigator.clipboard.writeText(said);
      showToast({ title: words.copied, variant: "success" });
    } catch {
      showToast({ title: words.copyRefused, text: words.copyRefusedText });
    }
  }
  const sent = () =>
    void act("sent", () => api.assistant.queue.sendSelf({ id }), {
      done: words.sentDone,
      failed: words.notDone,
    });
  const discard = () =>
    void act("discard", () => api.assistant.queue.reject({ id }), {
      done: words.discarded,
      failed: words.notDone,
    });

  return (
    <li aria-labelledby={headId} className="flex flex-col gap-3 px-5 py-4">
      <ActionHead action={action} id={headId} />
      <Said subject={subject} words={said} />
      <ActionTimes action={action} now={now} />
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.one(words.copy, who)} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          aria-label={words.one(words.sent, who)}
          busy={busy === "sent"}
          disabled={busy !== null}
          onClick={sent}
        >
          {words.sent}
        </Button>
        <Button
          variant="quiet"
          aria-label={words.one(words.discard, who)}
          busy={busy === "discard"}
          disabled={busy !== null}
          onClick={discard}
        >
          {words.discard}
        </Button>
      </div>
    </li>
  );
}
