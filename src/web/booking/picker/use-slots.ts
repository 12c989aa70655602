import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { Api } from "#web/client/api.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { firstDayOf, lastDayOf, type Month, monthAfter, monthOf } from "#web/ui/month/month.ts";
import { slotsByDay } from "./slot-text.ts";

export type SlotsAnswer = Awaited<ReturnType<Api["booking"]["slots"]>>;

/** What a request for free times depends on. */
export type SlotsWish = {
  timeZone: string;
  /** Undefined for the default length, or for the length of the appointment that is being moved. */
  durationMinutes: number | undefined;
  from: Date;
  until: Date;
};

/** Where free times come from: a new booking with a professional, or a booking that is being moved. */
export type SlotsSource = {
  /** Identifies the source in the query cache. */
  key: readonly string[];
  ask: (wish: SlotsWish) => Promise<SlotsAnswer>;
};

const freeTimes = "free times";

/** Reloads the free times, because the shown ones are outdated. */
export const refreshFreeTimes = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: [freeTimes] });

/** The free times of a month, as far as they are loaded. */
export type MonthOfSlots = {
  month: Month;
  /** The free starts by day; null while loading. */
  days: Map<Day, Date[]> | null;
  /** Today and the last bookable day, in the visitor's time zone. */
  today: Day;
  last: Day;
};

/**
 * The free times of one month. Until the visitor pages to another month, it shows the first month with a free time,
 * starting at the current month or at `begin`. The last answer stays until a newer one arrives.
 */
export function useSlots(
  source: SlotsSource,
  wish: Pick<SlotsWish, "timeZone" | "durationMinutes">,
  begin?: Month,
) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<{ month: Month; isTurned: boolean } | null>(
    begin ? { month: begin, isTurned: false } : null,
  );
  const [known, setKnown] = useState<{ month: Month; answer: SlotsAnswer } | null>(null);

  const zone = known?.answer.zones.visitor ?? browserZone();
  const today = wallTimeOf(zone, useNow()).day;
  const month = wanted && wanted.month > monthOf(today) ? wanted.month : monthOf(today);
  const options = (of: Month) => ({
    queryKey: [freeTimes, ...source.key, wish, of],
    queryFn: () => source.ask({ ...wish, ...spanOf(of) }),
  });
  const { data, error, isFetching, refetch } = useQuery(options(month));
  if (data && data !== known?.answer) setKnown({ month, answer: data });

  const isKnown = known?.month === month;
  const days = known && isKnown ? slotsByDay(known.answer.slots, zone) : null;
  const last = known ? lastBookableDay(known.answer) : null;
  const hasFree = [...(days?.keys() ?? [])].some((day) => monthOf(day) === month);
  const isLooking = data && data === known?.answer && !wanted?.isTurned;
  // Stop at the last bookable day, or if the calendar is full: later months have nothing to show.
  if (isLooking && !data.full && !hasFree && month < monthOf(last!)) {
    const next = data.next && monthOf(wallTimeOf(zone, data.next).day);
    setWanted({ month: next && next > month ? next : monthAfter(month), isTurned: false });
  }

  return {
    answer: known?.answer,
    /** Whether the answer matches the current request. */
    isCurrent: data !== undefined && data === known?.answer,
    shown: last && { month, days, today, last },
    failure: data ? null : error,
    isBusy: isFetching,
    retry: () => void refetch(),
    turnTo: (next: Month) => setWanted({ month: next, isTurned: true }),
    /** Preloads a month that the visitor is about to open. */
    expect: (next: Month) => void queryClient.prefetchQuery(options(next)),
  };
}

/** The visitor's last day with bookable time; `bookableUntil` itself is the first moment after it. */
function lastBookableDay({ bookableUntil, zones }: SlotsAnswer): Day {
  return wallTimeOf(zones.visitor, new Date(bookableUntil.getTime() - 1)).day;
}

/**
 * A span that covers the month in every time zone, because no zone is a full day away from UTC. So a month can be
 * requested before the rules of the visitor's zone are loaded.
 */
export function spanOf(month: Month): { from: Date; until: Date } {
  const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
  return {
    from: midnight(addDays(firstDayOf(month), -1)),
    until: midnight(addDays(lastDayOf(month), 2)),
  };
}
