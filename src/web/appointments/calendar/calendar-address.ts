import type { Day } from "#domain/kernel/day.ts";
import { instantOf, utc } from "#domain/kernel/zone-rules.ts";
import { useCallback } from "react";
import { useSearchParams } from "react-router";

export const views = ["month", "week", "day"] as const;
export type View = (typeof views)[number];

/** What the calendar shows. The URL stores it, so Back, reload and links restore it. */
export type Shown = { view: View; day: Day };

// Outside these years there is nothing to show, and date arithmetic would fail.
const isShowable = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  instantOf(utc, { day: text as Day, minute: 0 }) !== null &&
  text >= "1970-01-01" &&
  text < "2200-01-01";

/** What a URL asks for; by default the current month. */
export function readAddress(search: URLSearchParams, today: Day): Shown {
  const day = search.get("day") ?? "";
  return {
    view: views.find((view) => view === search.get("view")) ?? "month",
    day: isShowable(day) ? day : today,
  };
}

/** The URL parameters for what is shown; the month view is the default and is left out. */
export function writeAddress({ view, day }: Shown): URLSearchParams {
  return new URLSearchParams({ ...(view !== "month" && { view }), day });
}

/** What the URL asks to show, and a function that changes it. */
export function useCalendarAddress(today: Day) {
  const [search, setSearch] = useSearchParams();
  const shown = readAddress(search, today);
  const { view } = shown;
  const show = useCallback(
    (next: Partial<Shown> & { day: Day }) => {
      const after = { view, ...next };
      // Back returns to the previous view instead of stepping through every day.
      setSearch(writeAddress(after), { replace: after.view === view, preventScrollReset: true });
    },
    [setSearch, view],
  );
  return { shown, show };
}
