import { useId, useRef, useState } from "react";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { waitingId } from "../shared/paths.ts";
import { useAct } from "../shared/use-act.ts";
import { ActionHead, ActionTimes, recipientOf } from "./action-head.tsx";
import { queueWords as words } from "./today-messages.ts";
import { WordsForm, type NewWords } from "./words-form.tsx";

/** Props of WaitingCard. */
export type WaitingCardProps = {
  action: QueuedAction;
  /** Called when it was approved or rejected, before its list loads again, so that the focus can be moved. */
  onDecided?: () => void;
};

/** A message that is sent only after the professional approves, edits or rejects it. */
export function WaitingCard({ action, onDecided }: WaitingCardProps) {
  const now = useNow();
  const headId = useId();
  const formId = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { act, busy } = useAct();
  const { id, subject, words: said } = action;
  const who = recipientOf(action);

  function tellDecided<Result>(result: Result): Result {
    onDecided?.();
    return result;
  }

  const approve = (as: Partial<NewWords> = {}) =>
    void act("approve", () => api.assistant.queue.approve({ id, ...as }).then(tellDecided), {
      done: words.approved,
      doneText: words.approvedText,
      failed: words.notDone,
    });
  const reject = () =>
    void act("reject", () => api.assistant.queue.reject({ id }).then(tellDecided), {
      done: words.rejected,
      failed: words.notDone,
    });

  function keep() {
    setEditing(false);
    // The button appears again with the next render.
    requestAnimationFrame(() => edit.current?.focus());
  }

  return (
    <li
      id={waitingId(id)}
      tabIndex={-1}
      aria-labelledby={headId}
      className="flex flex-col gap-3 px-5 py-4"
    >
      <ActionHead action={action} id={headId} />
      {isEditing ? (
        <WordsForm id={formId} action={action} isBusy={busy !== null} onSave={approve} />
      ) : (
        <Said subject={subject} words={said} />
      )}
      <ActionTimes action={action} now={now} />
      <div className="flex flex-wrap gap-2">
        {isEditing ? (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={busy === "approve"}
              disabled={busy !== null}
            >
              {words.approveThese}
            </Button>
            <Button disabled={busy !== null} onClick={keep}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              aria-label={words.one(words.approve, who)}
              busy={busy === "approve"}
              disabled={busy !== null}
              onClick={() => approve()}
            >
              {words.approve}
            </Button>
            <Button
              ref={edit}
              aria-label={words.one(words.edit, who)}
              disabled={busy !== null}
              onClick={() => setEditing(true)}
            >
              {words.edit}
            </Button>
            <Button
              aria-label={words.one(words.reject, who)}
              busy={busy === "reject"}
              disabled={busy !== null}
              onClick={reject}
            >
              {words.reject}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** The message as it would be sent. */
export function Said({ subject, words: said }: { subject: string | null; words: string }) {
  return (
    <blockquote className="rounded-control bg-sunk px-4 py-3">
      {subject && <p className="mb-1 font-semibold wrap-anywhere">{subject}</p>}
      <FoldedText text={said} />
    </blockquote>
  );
}
