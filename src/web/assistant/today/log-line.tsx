import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { AssistantTask } from "#contract/assistant/log.ts";
import { logCostText, logSentence } from "#domain/assistant/log-sentence.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";
import { api } from "#web/client/api.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Moment } from "../shared/moment.tsx";
import { conversationPath } from "../shared/paths.ts";
import { useAct } from "../shared/use-act.ts";
import { logWords as words } from "./today-messages.ts";

const parts = ["cause", "said", "did", "basis"] as const;

/** One thing the assistant did, as a sentence; its reasons and its cost open below. A booking can be undone. */
export function LogLine({ task }: { task: AssistantTask }) {
  const { status, performedAt, undoing } = task;
  const sentence = logSentence(task, useNow(), useZone());
  return (
    <li className="px-5 py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <p className="wrap-anywhere">{sentence}</p>
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
        {undoing === "possible" && <Undo id={task.id} sentence={sentence} />}
      </div>
      {words.undoings[undoing] && <p className="text-sm text-soft">{words.undoings[undoing]}</p>}
      <Reasons task={task} sentence={sentence} />
    </li>
  );
}

/** Why it acted, what was said and done, why that was allowed, and what it cost. */
function Reasons({ task, sentence }: { task: AssistantTask; sentence: string }) {
  const told = parts.filter((part) => task[part]);
  const hasCost = task.talk !== null || task.action !== null;
  if (told.length === 0 && !hasCost) return null;
  return (
    <details className="text-sm">
      <summary
        aria-label={words.whyOf(sentence)}
        className="min-h-6 w-fit cursor-pointer py-0.5 text-soft pointer-coarse:py-3"
      >
        {words.why}
      </summary>
      <dl className="mt-1 flex flex-col gap-2">
        {told.map((part) => (
          <Told key={part} name={words[part]}>
            {task[part]}
          </Told>
        ))}
        {hasCost && (
          <Told name={task.action ? words.cost : words.talkCost}>
            {logCostText(task.costCents)}
          </Told>
        )}
      </dl>
    </details>
  );
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function Undo({ id, sentence }: { id: string; sentence: string }) {
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
        aria-label={words.undoOne(sentence)}
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
