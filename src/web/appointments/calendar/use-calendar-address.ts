import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { Day } from "#domain/kernel/day.ts";
import { readAddress, type Shown, writeAddress } from "./calendar-address.ts";

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
