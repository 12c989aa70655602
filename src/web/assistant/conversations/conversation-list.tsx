import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Part } from "../shared/part.tsx";
import { conversationsOptions } from "../shared/queries.ts";
import { listWords as words } from "./conversation-messages.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { filterOf } from "./talk-filter.ts";
import { TalkFilters } from "./talk-filters.tsx";

/** Everybody who talked to the assistant, newest first, by how and by what came of it. */
export function ConversationList() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const isFiltered = Boolean(filter.channel || filter.outcome);
  const asked = useInfiniteQuery(conversationsOptions(filter));
  const showAll = () => setParams({ tab: "conversations" }, { replace: true });
  return (
    <div className="flex flex-col gap-4">
      <TalkFilters filter={filter} />
      <Panel>
        <Part asked={asked} failed={words.failed} lines={8}>
          {(talks) =>
            talks.length > 0 ? (
              <ul aria-label={words.list} className="divide-y divide-line">
                {talks.map((talk) => (
                  <ConversationRow key={talk.id} talk={talk} />
                ))}
              </ul>
            ) : isFiltered ? (
              <EmptyState
                line={words.noneLike}
                action={<Button onClick={showAll}>{words.clear}</Button>}
              />
            ) : (
              <EmptyState line={words.none} text={words.noneText} />
            )
          }
        </Part>
      </Panel>
      {asked.hasNextPage && (
        <div className="flex justify-center">
          <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}
