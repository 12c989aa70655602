import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams, Link } from "react-router";
import type { Conversation } from "#contract/assistant/conversations.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { Moment } from "../shared/moment.tsx";
import { channelNames, dot, whoOf } from "../shared/names.ts";
import { Part } from "../shared/part.tsx";
import { conversationPath } from "../shared/paths.ts";
import { conversationsOptions } from "../shared/queries.ts";
import { listWords as words } from "./conversation-messages.ts";
import { lengthText } from "./length-text.ts";
import { filterOf } from "./talk-filter.ts";
import { TalkFilters } from "./talk-filters.tsx";
import { TalkState } from "./talk-state.tsx";

/** All conversations with the assistant, newest first, filtered by channel and outcome. */
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

/** A conversation in the list: who, channel, time and outcome. The whole row is a link. */
function ConversationRow({ talk }: { talk: Conversation }) {
  const { id, channel, startedAt, durationSeconds, turns, flags, summary } = talk;
  const facts = [
    channelNames[channel],
    durationSeconds !== null && lengthText(durationSeconds),
    words.turns(turns),
  ];
  return (
    <li className="group relative flex flex-wrap gap-x-6 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={conversationPath(id)}
          className="font-semibold wrap-anywhere outline-none group-hover:underline after:absolute after:inset-0 after:-outline-offset-2 after:outline-green focus-visible:after:outline-2"
        >
          {whoOf(talk)}
        </Link>
        <p className="text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
        {summary && <p className="line-clamp-2 wrap-anywhere">{summary}</p>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4">
        {flags.length > 0 && <StatusDot tone="brass">{words.flagged(flags.length)}</StatusDot>}
        <TalkState talk={talk} />
        <Moment at={startedAt} className="text-sm text-soft" />
      </div>
    </li>
  );
}
