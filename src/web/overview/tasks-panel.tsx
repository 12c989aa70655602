import type { LoggedTask } from "#contract/overview.ts";
import { taskDetailsText } from "#domain/assistant/logged.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { listedTasks } from "#domain/overview/figures.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { emptyClass, listClass } from "./list-class.ts";
import { dot, taskWords as words } from "./messages.ts";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";

/** Props of TasksPanel. */
export type TasksPanelProps = {
  /** Undefined until they are loaded. */
  tasks: LoggedTask[] | undefined;
  /** Whether loading failed; another panel says why and has the retry button. */
  hasFailed: boolean;
  zone: ZoneRules;
};

/** The assistant's latest tasks, with an animation while one is in progress. */
export function TasksPanel({ tasks, hasFailed, zone }: TasksPanelProps) {
  const isEmpty = tasks?.length === 0;
  const isWorking = tasks?.some(({ status }) => status === "In Progress");
  return (
    <Panel
      title={words.title}
      aside={!isEmpty && !hasFailed && <Tone working={isWorking} className="h-4" />}
    >
      {hasFailed ? (
        <EmptyState
          level={3}
          className={emptyClass}
          line={words.notKnown}
          text={words.notKnownText}
        />
      ) : isEmpty ? (
        <EmptyState
          level={3}
          className={emptyClass}
          line={words.empty}
          text={
            <>
              <span className="block">{words.ready}</span>
              <span className="block">{words.willAppear}</span>
            </>
          }
        />
      ) : (
        <ul className={listClass}>
          {tasks?.map((task) => <TaskRow key={task.id} task={task} zone={zone} />) ??
            Array.from({ length: listedTasks }, (_, index) => <SkeletonRow key={index} />)}
        </ul>
      )}
    </Panel>
  );
}

// The height of three lines, the most that a task takes; the height of the list is based on it.
const rowClass =
  "grid min-h-[5.125rem] grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 px-5 py-3";

function TaskRow({ task, zone }: { task: LoggedTask; zone: ZoneRules }) {
  const details = taskDetailsText(task.details);
  return (
    <li className={rowClass}>
      <p className="truncate">{task.taskDescription}</p>
      <StatusBadge status={task.status} className="self-start" />
      <p className="col-span-2 line-clamp-2 text-sm text-soft">
        <time dateTime={task.performedAt.toISOString()}>{momentText(task.performedAt, zone)}</time>
        {details && dot + details}
      </p>
    </li>
  );
}

/** As high as most real rows, so that nothing shifts when they load. */
function SkeletonRow() {
  return (
    <li aria-hidden="true" className={rowClass}>
      <Skeleton className="my-1 h-3.5 w-3/5" />
      <Skeleton className="h-5.5 w-20" />
      <Skeleton className="col-span-2 my-0.75 h-3 w-2/5" />
    </li>
  );
}
