import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Today, TodayItem } from "#contract/overview/morning.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import { useSetOutcome, useSetStatus } from "#web/appointments/entry/entry-saves.ts";
import { queries } from "#web/client/api.ts";

/**
 * The one-click actions of a row. The row disappears at once, and comes back with the reloaded list if the save fails
 * or is undone.
 */
export function useTodayActs() {
  const client = useQueryClient();
  const { mutate: setStatus } = useSetStatus();
  const { mutate: setOutcome } = useSetOutcome();
  const list = queries.overview.today.queryKey();
  // Entries whose row was removed, with the version that it showed. Saves are sent one after the other and each reloads
  // the list. Without this map, a reload would bring back rows whose saves are still pending, and lose the focus.
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(() => new Map());

  const askAgain = (id: string) => ({
    onError: () => {
      setGone((before) => new Map([...before].filter(([one]) => one !== id)));
      void client.invalidateQueries({ queryKey: list });
    },
  });

  function takeOut({ id, version }: SavedAppointment) {
    setGone((before) => new Map(before).set(id, version));
    void client.cancelQueries({ queryKey: list });
    client.setQueryData<Today>(
      list,
      (before) =>
        before && { ...before, items: before.items.filter(({ entry }) => entry?.id !== id) },
    );
  }

  return {
    /** Whether a row was removed by a click. If that was undone or the entry changed since, its version differs. */
    isGone: ({ entry }: TodayItem) => entry !== null && gone.get(entry.id) === entry.version,
    markDone(entry: SavedAppointment) {
      takeOut(entry);
      setStatus({ entry, status: "Completed" }, askAgain(entry.id));
    },
    noteOutcome(entry: SavedAppointment, outcome: Outcome) {
      takeOut(entry);
      setOutcome({ entry, outcome }, askAgain(entry.id));
    },
  };
}
