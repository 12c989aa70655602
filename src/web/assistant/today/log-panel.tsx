import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Part } from "../shared/part.tsx";
import { logOptions } from "../shared/queries.ts";
import { LogLine } from "./log-line.tsx";
import { logWords as words } from "./today-messages.ts";

/** What the assistant did, newest first, each entry with its reason. */
export function LogPanel() {
  const asked = useInfiniteQuery(logOptions());
  return (
    <Panel title={words.title}>
      <Part asked={asked} failed={words.failed} lines={5}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState level={3} className="py-8" line={words.none} text={words.noneText} />
          ) : (
            <ul aria-label={words.title} className="divide-y divide-line">
              {tasks.map((task) => (
                <LogLine key={task.id} task={task} />
              ))}
            </ul>
          )
        }
      </Part>
      {asked.hasNextPage && (
        <div className="flex justify-center border-t border-line px-5 py-4">
          <Button
            size="sm"
            busy={asked.isFetchingNextPage}
            onClick={() => void asked.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}
