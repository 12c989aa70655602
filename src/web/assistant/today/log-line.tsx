import { useState } from "react";
import { Link } from "react-router";
import type { AssistantTask } from "#contract/assistant/log.ts";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";
import { api } from "#web/client/api.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Moment } from "../shared/moment.tsx";
import { conversationPath } from "../shared/paths.ts";
import { useAct } from "../shared/use-act.ts";
import { logWords as words } from "./today-messages.ts";

const parts = ["cause", "said", "did", "basis"] as const;

/** One completed task with its reasons; a booking can be undone. */
export function LogLine({ task }: { task: AssistantTask }) {
  const { description, status, performedAt, undoing } = task;
  const told = parts.filter((part) => task[part]);
  return (
    <li className="px-5 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <p className="wrap-anywhere">{description}</p>
        <StatusBadge status={status} className="self-start" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
        <Moment at={performedAt} />
        {task.conversationId && (
          <Link
            to={conversationPath(task.conversationId)}
            className="text-link py-1 pointer-coarse:py-3"
          >
            {words.conversation}
          </Link>
        )}
        {task.contactId && (
          <Link
            to={contactPath(task.contactId)}
            className="text-link py-1 wrap-anywhere pointer-coarse:py-3"
          >
            {task.contactName || words.contact}
          </Link>
        )}
        {undoing === "possible" && <Undo task={task} />}
      </div>
      {words.undoings[undoing] && <p className="text-sm text-soft">{words.undoings[undoing]}</p>}
      {told.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 w-fit cursor-pointer py-0.5 text-soft pointer-coarse:py-3">
            {words.why}
          </summary>
          <dl className="mt-1 flex flex-col gap-2">
            {told.map((part) => (
              <div key={part}>
                <dt className="text-soft">{words[part]}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{task[part]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

function Undo({ task: { id, description } }: { task: AssistantTask }) {
  const [isAsking, setAsking] = useState(false);
  const { act, busy } = useAct();
  async function undo() {
    const done = { done: words.undone, failed: words.undoFailed };
    await act("undo", () => api.assistant.log.undo({ id }), done);
    setAsking(false);
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3"
        aria-label={words.undoOne(description)}
        onClick={() => setAsking(true)}
      >
        {words.undo}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.undoTitle}
        description={words.undoText}
        confirmLabel={words.undoConfirm}
        cancelLabel={words.undoNot}
        busy={busy !== null}
        onConfirm={() => void undo()}
      />
    </>
  );
}
