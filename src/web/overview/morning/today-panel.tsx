import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Today } from "#contract/overview/morning.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { WaitingCard } from "#web/assistant/today/waiting-card.tsx";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Fold } from "./fold.tsx";
import { todayWords as words } from "./messages.ts";
import { type Asked, NothingHere, Part } from "./part.tsx";
import { nothingWaits, shownLines, useApprovals, useToday } from "./queries.ts";
import { keyOf, useTodayActs } from "./today-acts.ts";
import { TodayLine } from "./today-line.tsx";

/** How many rows a narrow panel shows; morning.css hides the others. */
const narrowLines = 3;

/** The id of the panel. */
export const todoId = "to-do";

type More = keyof Today["more"];

/** The pages that list the rest of each kind; contacts that wait longest come first. */
const rest: Record<More, string> = {
  messages: "/dashboard/assistant?tab=conversations&outcome=message",
  overdue: "/dashboard/appointments?show=past",
  due: "/dashboard/calendar?view=day",
  outcomes: "/dashboard/appointments?show=past",
  leads: "/dashboard/crm/new-leads?dir=asc",
  deals: "/dashboard/crm/working-deals?dir=asc",
};

/**
 * What waits for the professional: what the assistant wants approved, and then what is due, waiting or without a next
 * step, with the reason (domain/overview/today.ts).
 */
export function TodayPanel({ title }: { title: string }) {
  const today = useToday();
  const queue = useApprovals();
  const acts = useTodayActs();
  const now = useNow();
  const zone = useZone();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { approvals, drafts, toCall } = queue.data ?? nothingWaits;
  const { more } = today.data ?? {};
  const items = (today.data?.items ?? []).filter(
    // The message of someone whose callback waits for approval is that approval.
    (item) =>
      !acts.isGone(item) && !(item.rule === "message waiting" && toCall.has(item.contact!.id)),
  );
  const left = (Object.keys(rest) as More[]).filter((kind) => more && more[kind] > 0);
  const listed = approvals.length + items.length;
  const all = left.reduce((sum, kind) => sum + more![kind], listed);

  /** Moves the focus from a row that is removed to a neighbor's first action or name, or else to the panel. */
  function onGone(index: number) {
    const lines = list.current?.children;
    const next = lines?.[index + 1] ?? lines?.[index - 1];
    // Not the next approval's button: pressing Enter once more would send something unread.
    const act =
      next?.querySelector<HTMLElement>(".morning-acts :is(button, a)") ?? next?.querySelector("a");
    (act ?? document.getElementById(todoId))?.focus();
  }

  const fold = all > narrowLines && (
    <Fold
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      controls={id}
      isFew={all <= shownLines}
      labels={{ open: words.showAll(all), close: words.showLess }}
    />
  );
  return (
    <div id={todoId} tabIndex={-1} className="grid min-w-0 outline-none">
      <Part
        title={title}
        aside={fold}
        asked={bothOf(today, queue)}
        failed={words.failed}
        room="morning-tall"
        lines={shownLines}
      >
        {() => (
          <>
            <Failed title={words.approvalsFailed} asked={queue} />
            <Failed title={words.failed} asked={today} />
            {listed > 0 && (
              <ul
                ref={list}
                id={id}
                className={isOpen ? "divide-y divide-line" : "morning-folded divide-y divide-line"}
              >
                {approvals.map((action, index) => (
                  <WaitingCard key={action.id} action={action} onDecided={() => onGone(index)} />
                ))}
                {items.map((item, index) => (
                  <TodayLine
                    key={keyOf(item)}
                    onGone={() => onGone(approvals.length + index)}
                    {...{ item, now, zone, acts }}
                  />
                ))}
                {left.map((kind) => (
                  <li key={kind} className="px-5 py-2.5">
                    <Link to={rest[kind]} className="text-link inline-block py-1 text-sm">
                      {words.more[kind](more![kind])}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {listed === 0 && today.data && queue.data && (
              <NothingHere line={words.empty} text={words.emptyText} />
            )}
            {drafts > 0 && (
              <p className="border-t border-line px-5 py-2.5">
                <Link to="/dashboard/assistant" className="text-link inline-block py-1 text-sm">
                  {words.drafts(drafts)}
                </Link>
              </p>
            )}
          </>
        )}
      </Part>
    </div>
  );
}

/** One question for the panel: answered when both have ended and one has an answer; failed when neither has. */
function bothOf(today: Asked<unknown>, queue: Asked<unknown>): Asked<object> {
  const both = [today, queue];
  const isOver = both.every(({ data, error }) => data !== undefined || error);
  return {
    data: isOver && both.some(({ data }) => data !== undefined) ? both : undefined,
    error: isOver ? today.error : null,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => both.map(({ refetch }) => refetch()),
  };
}

/** Says that one of the two could not be loaded, above what could. */
function Failed({ title, asked }: { title: string; asked: Asked<unknown> }) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined || !error) return null;
  return (
    <ErrorState
      className="border-b border-line py-6"
      title={title}
      text={messageOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
