import { Link } from "react-router";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { StatusDot, type StatusTone } from "#web/ui/status-dot.tsx";
import { Moment } from "../shared/moment.tsx";
import { dot, taskName, wayNames } from "../shared/names.ts";
import { recipientOf } from "./action-head.tsx";
import { whyPath } from "../shared/paths.ts";
import { actionNames, queueWords as words } from "./today-messages.ts";

const tones: Record<QueuedAction["status"], StatusTone> = {
  draft: "grey",
  waiting: "brass",
  approved: "sky",
  doing: "sky",
  done: "green",
  failed: "clay",
  refused: "clay",
  rejected: "grey",
  expired: "grey",
  cancelled: "grey",
};

/** The statuses that have results of the outreach check. */
const askedTheGate: readonly string[] = ["done", "failed", "refused"];

/** Recent decisions; collapsed, because they need no action. */
export function DecidedList({ actions }: { actions: QueuedAction[] }) {
  return (
    <details className="group">
      <summary className="cursor-pointer px-5 py-3 font-semibold">
        {words.decided} ({actions.length})
      </summary>
      <ul aria-label={words.decided} className="divide-y divide-line border-t border-line">
        {actions.map((action) => (
          <DecidedRow key={action.id} action={action} />
        ))}
      </ul>
    </details>
  );
}

/** One action as a row: recipient, status and result. */
export function DecidedRow({ action }: { action: QueuedAction }) {
  const { id, channel, status, kind, result } = action;
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          {wayNames[channel]} {words.to(recipientOf(action))}
        </p>
        <StatusDot tone={tones[status]}>{actionNames[status]}</StatusDot>
      </div>
      <p className="text-sm wrap-anywhere text-soft">
        {taskName(kind)}
        {dot}
        <Moment at={action.doneAt ?? action.decidedAt ?? action.createdAt} />
        {result && dot + result}
      </p>
      {askedTheGate.includes(status) && (
        <Link
          to={whyPath(id)}
          className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          {words.reasons}
        </Link>
      )}
    </li>
  );
}
