import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { entryKey } from "#web/ui/entry-key.ts";
import { dayName } from "#web/ui/month/month.ts";
import { CardGrid } from "./card-grid.tsx";
import { timelineWords as words } from "./list-messages.ts";
import type { More } from "./show.ts";
import { aroundToday } from "./timeline.ts";

/** The id of today's heading; the Today button leads to it. */
export const todayId = "appointments-today";

/** Props of AroundToday. */
export type AroundTodayProps = {
  /** Earliest first. */
  entries: readonly SavedAppointment[];
  zone: ZoneRules;
  now: Date;
  earlier: More;
  card: (entry: SavedAppointment) => ReactNode;
};

/** The past, today, and what is to come, earliest first. It opens at today, with the past above it. */
export function AroundToday({ entries, zone, now, earlier, card }: AroundTodayProps) {
  const day = wallTimeOf(zone, now).day;
  const { past, today, upcoming } = aroundToday(entries, { zone, today: day });
  const grown = useRef<HTMLDivElement>(null);
  const pastTitle = useRef<HTMLHeadingElement>(null);
  useOpenAtToday(past.length > 0);
  useSteadyScroll(grown, past[0]?.id);
  // Its button disappears with the last page, so focus needs another place.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || earlier.isBusy) return;
    isAsked.current = false;
    if (!earlier.isThere) pastTitle.current?.focus({ preventScroll: true });
  }, [earlier.isBusy, earlier.isThere]);

  return (
    <div className="flex flex-col gap-8 [overflow-anchor:none]">
      {past.length > 0 && (
        <div ref={grown}>
          <Part
            title={words.past}
            titleRef={pastTitle}
            action={
              earlier.isThere && (
                <Button
                  size="sm"
                  busy={earlier.isBusy}
                  onClick={() => {
                    isAsked.current = true;
                    earlier.load();
                  }}
                >
                  {words.earlier}
                </Button>
              )
            }
          >
            {past.map(card)}
          </Part>
          <p role="status" className="sr-only">
            {words.counted(past.length)}
          </p>
        </div>
      )}
      <Part
        id={todayId}
        title={words.today}
        detail={dayName(day)}
        empty={upcoming.length > 0 ? words.nothingToday : words.nothingAhead}
      >
        {today.map(card)}
      </Part>
      {upcoming.length > 0 && <Part title={words.upcoming}>{upcoming.map(card)}</Part>}
    </div>
  );
}

type PartProps = {
  id?: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Beside the title, in a lighter color. */
  detail?: string;
  action?: ReactNode;
  children: ReactNode[];
  /** Shown without any cards. */
  empty?: string;
};

/** A titled group of cards. */
function Part({ id, title, titleRef, detail, action, children, empty }: PartProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          className="scroll-mt-14 text-lg font-semibold outline-none"
        >
          {title}
          {detail && <span className="ml-3 text-base font-normal text-soft">{detail}</span>}
        </h2>
        {action}
      </div>
      {children.length > 0 ? (
        <CardGrid labelledBy={titleId}>{children}</CardGrid>
      ) : (
        <p className="text-soft">{empty}</p>
      )}
    </section>
  );
}

/** Scrolls to today's heading; also from the Today button, which moves focus there. */
export function showToday(): void {
  const title = document.getElementById(todayId);
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

// The history entries that have opened at today; on Back, they are shown as they were left.
const opened = new Set<string>();

/** Opens the page at today if there is a past above it. */
function useOpenAtToday(hasPast: boolean): void {
  const key = entryKey(useLocation());
  useLayoutEffect(() => {
    if (!hasPast || opened.has(key)) return;
    opened.add(key);
    // After this commit, in which the router scrolls a new page to its top.
    queueMicrotask(() => document.getElementById(todayId)?.scrollIntoView());
  }, [key, hasPast]);
}

/**
 * Keeps the shown cards in place when earlier ones appear above them. Browsers do so only below the top of a page, and
 * not all of them do.
 */
function useSteadyScroll(part: { current: HTMLElement | null }, first: string | undefined): void {
  const known = useRef<{ first: string; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!part.current || first === undefined) return;
    const { top } = part.current.getBoundingClientRect();
    /** How far down in the part a card is: more columns than one may move it by fewer rows than were added. */
    const topOf = (id: string) => {
      const card = part.current!.querySelector(`[data-entry="${id}"]`);
      return card && card.getBoundingClientRect().top - top;
    };
    if (known.current && known.current.first !== first) {
      const moved = topOf(known.current.first);
      if (moved !== null) window.scrollBy(0, moved - known.current.top);
    }
    known.current = { first, top: topOf(first) ?? 0 };
  });
}
