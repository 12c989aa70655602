import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { messageOf } from "#web/client/failure.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Moment } from "../shared/moment.tsx";
import { channelNames, dot, whoOf } from "../shared/names.ts";
import { conversationPath, tabPath } from "../shared/paths.ts";
import { conversationsOptions } from "../shared/queries.ts";
import { liveWords as words } from "./today-messages.ts";

/** The most conversations to show, so that what waits below stays visible. */
const most = 4;

/** The conversations in progress, without rehearsals; renders nothing if there are none. */
export function LivePanel() {
  const { data, error, isFetching, refetch } = useInfiniteQuery(conversationsOptions());
  if (error && !data)
    return (
      <Panel title={words.title}>
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  const open =
    data?.filter(({ status, channel }) => status !== "ended" && channel !== "rehearsal") ?? [];
  if (open.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul aria-label={words.title} className="divide-y divide-line">
        {open.slice(0, most).map((talk) => (
          <li key={talk.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to={conversationPath(talk.id)}
                className="text-link inline-flex min-h-8 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
              >
                {whoOf(talk)}
              </Link>
              <p className="text-sm text-soft">
                {channelNames[talk.channel]}
                {dot}
                {words.since} <Moment at={talk.startedAt} isShort />
              </p>
            </div>
            {talk.status === "taken over" ? (
              <Badge tone="brass">{words.takenOver}</Badge>
            ) : (
              <Badge tone="green">{words.open}</Badge>
            )}
          </li>
        ))}
      </ul>
      {open.length > most && (
        <p className="border-t border-line px-5 py-3 text-sm">
          <Link to={tabPath("conversations")} className="text-link py-1 pointer-coarse:py-3">
            {words.more(open.length - most)}
          </Link>
        </p>
      )}
    </Panel>
  );
}
