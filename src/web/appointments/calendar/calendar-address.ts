import type { Day } from "#domain/kernel/day.ts";
import { instantOf, utc } from "#domain/kernel/zone-rules.ts";
import { useCallback } from "react";
import { useSearchParams } from "react-router";

export const views = ["month", "week", "day"] as const;
export type View = (typeof views)[number];

/** What the calendar shows. It is kept in the address, so that Back, reload and a link find it again. */
export type Shown = { view: View; day: Day };

// Beyond these years there is nothing to see, and the arithmetic of days ends.
const isShowable = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  instantOf(utc, { day: text as Day, minute: 0 }) !== null &&
  text >= "1970-01-01" &&
  text < "2200-01-01";

/** What an address asks for: the month, and today, unless it says otherwise. */
export function readAddress(search: URLSearchParams, today: Day): Shown {
  const day = search.get("day") ?? "";
  return {
    view: views.find((view) => view === search.get("view")) ?? "month",
    day: isShowable(day) ? day : today,
  };
}

/** The address of what is shown; the month is usual and stays unsaid. */
export function writeAddress({ view, day }: Shown): URLSearchParams {
  return new URLSearchParams({ ...(view !== "month" && { view }), day });
}

/** What the address asks to show, and how to ask for something else. */
export function useCalendarAddress(today: Day) {
  const [search, setSearch] = useSearchParams();
  const shown = readAddress(search, today);
  const { view } = shown;
  const show = useCallback(
    (next: Partial<Shown> & { day: Day }) => {
      const after = { view, ...next };
      // Back leads to the view before, not through every day that was looked at.
      setSearch(writeAddress(after), { replace: after.view === view, preventScrollReset: true });
    },
    [setSearch, view],
  );
  return { shown, show };
}
