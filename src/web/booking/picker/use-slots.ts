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

/** What decides which times are asked for. */
export type SlotsWish = {
  timeZone: string;
  /** Undefined: the usual one, or that of the appointment which is moved. */
  durationMinutes: number | undefined;
  from: Date;
  until: Date;
};

/** Whose free times these are: a professional's, for a new booking or for one that is moved. */
export type SlotsSource = {
  /** Tells one source from the others. */
  key: readonly string[];
  ask: (wish: SlotsWish) => Promise<SlotsAnswer>;
};

const freeTimes = "free times";

/** Fetches the free times again, because what is shown was wrong. */
export const askFreeTimesAnew = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: [freeTimes] });

/** What is free in a month, as far as it is known. */
export type MonthOfSlots = {
  month: Month;
  /** The free starts by day; null while they are on their way. */
  days: Map<Day, Date[]> | null;
  /** Today and the last day that can be booked, on the visitor's wall. */
  today: Day;
  last: Day;
};

/**
 * The free times of one month and what goes with them. As long as the visitor has not turned a page, the first month
 * that has a free time is shown, from this one on or from `begin`. What was known last stays until something newer is.
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
  // Where nothing is free until the last day, no later month has anything to show.
  if (isLooking && !data.full && !hasFree && month < monthOf(last!))
    setWanted({ month: monthAfter(month), isTurned: false });

  return {
    answer: known?.answer,
    /** The answer is about what is asked for now. */
    isCurrent: data !== undefined && data === known?.answer,
    shown: last && { month, days, today, last },
    failure: data ? null : error,
    isBusy: isFetching,
    retry: () => void refetch(),
    turnTo: (next: Month) => setWanted({ month: next, isTurned: true }),
    /** Asks for a month that is about to be turned to. */
    expect: (next: Month) => void queryClient.prefetchQuery(options(next)),
  };
}

/** The last day of the visitor's that has any of the bookable time: the horizon's end is the moment after it. */
function lastBookableDay({ bookableUntil, zones }: SlotsAnswer): Day {
  return wallTimeOf(zones.visitor, new Date(bookableUntil.getTime() - 1)).day;
}

/**
 * The span that holds a month wherever on earth its days are counted: no clock is a day away from UTC. So a month can be
 * asked for before the rules of the visitor's zone are known.
 */
export function spanOf(month: Month): { from: Date; until: Date } {
  const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);
  return {
    from: midnight(addDays(firstDayOf(month), -1)),
    until: midnight(addDays(lastDayOf(month), 2)),
  };
}
