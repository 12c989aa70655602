import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { LinkEvent } from "#contract/links.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { FoldButton } from "./fold-button.tsx";
import { logText, type Tellers } from "./log-text.ts";
import { logWords as words } from "./sharing-messages.ts";

const shownAtFirst = 6;

/** Props of LinkLog. */
export type LinkLogProps = { invitationId: string; tellers: Tellers };

/** The link's log, which both people can read: a button, and the log as the last item of the button's row. */
export function LinkLog({ invitationId, tellers }: LinkLogProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <FoldButton isOpen={isOpen} controls={id} onFold={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </FoldButton>
      {isOpen && (
        <div id={id} className="order-last w-full">
          <Lines invitationId={invitationId} tellers={tellers} />
        </div>
      )}
    </>
  );
}

function Lines({ invitationId, tellers }: LinkLogProps) {
  const log = useQuery(queries.links.log.queryOptions({ input: { id: invitationId } }));
  const [isWhole, setWhole] = useState(false);
  if (log.data?.length === 0) return <p className="text-sm text-soft">{words.none}</p>;
  if (log.data) {
    const hidden = log.data.length - shownAtFirst;
    // A single hidden entry would take as much space as the button that shows it.
    const isFolded = !isWhole && hidden > 1;
    return (
      <>
        <ol
          aria-label={words.title}
          className="divide-y divide-line rounded-control border border-line"
        >
          {(isFolded ? log.data.slice(0, shownAtFirst) : log.data).map((event) => (
            <Line key={event.id} event={event} tellers={tellers} />
          ))}
        </ol>
        {isFolded && (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="text-link mt-2 min-h-6 text-sm pointer-coarse:min-h-11"
          >
            {words.older(hidden)}
          </button>
        )}
      </>
    );
  }
  if (log.error)
    return (
      <ErrorState
        className="py-6"
        title={words.failed}
        text={messageOf(log.error)}
        onRetry={() => void log.refetch()}
        retrying={log.isFetching}
      />
    );
  return <Spinner className="min-h-16" />;
}

function Line({ event, tellers }: { event: LinkEvent; tellers: Tellers }) {
  const zone = useZone();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">{logText(event, tellers)}</span>
      <time dateTime={event.happenedAt.toISOString()} className="text-soft">
        {momentText(event.happenedAt, zone)}
      </time>
    </li>
  );
}
