import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Today, TodayItem } from "#contract/overview/morning.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import { useSetOutcome, useSetStatus } from "#web/appointments/entry/entry-saves.ts";
import { queries } from "#web/client/api.ts";

/**
 * What one press does from a line. The line goes at once and comes back when the save is refused, or when the press is
 * taken back: then the list is asked again.
 */
export function useTodayActs() {
  const client = useQueryClient();
  const { mutate: setStatus } = useSetStatus();
  const { mutate: setOutcome } = useSetOutcome();
  const list = queries.overview.today.queryKey();
  // Entries whose line went, in the version that it showed. Saves go one after the other, and the list is asked again
  // after each: without this its answer would bring back the lines whose saves still wait, and take the focus with them.
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
    /** Whether a line went with a press. One that was taken back, or changed elsewhere since, has another version. */
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
