import type { AssistantTask } from "#contract/assistant/log.ts";
import type { QueuedAction } from "#contract/assistant/queue.ts";
import { Panel } from "#web/ui/panel.tsx";
import { DecidedRow } from "../today/decided-list.tsx";
import { LogLine } from "../today/log-line.tsx";
import { talkWords as words } from "./conversation-messages.ts";

/** Props of WhatCameOfIt. */
export type WhatCameOfItProps = { actions: QueuedAction[]; tasks: AssistantTask[] };

/** What was prepared because of a conversation, and what was done in it. */
export function WhatCameOfIt({ actions, tasks }: WhatCameOfItProps) {
  return (
    <>
      {actions.length > 0 && (
        <Panel title={words.actions}>
          <ul aria-label={words.actions} className="divide-y divide-line">
            {actions.map((action) => (
              <DecidedRow key={action.id} action={action} />
            ))}
          </ul>
        </Panel>
      )}
      {tasks.length > 0 && (
        <Panel title={words.tasks}>
          <ul aria-label={words.tasks} className="divide-y divide-line">
            {tasks.map((task) => (
              <LogLine key={task.id} task={task} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
