import { useQueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Today } from "#contract/overview/morning.ts";
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
  const askAgain = { onError: () => void client.invalidateQueries({ queryKey: list }) };

  function takeOut({ id }: SavedAppointment) {
    // An answer from before the save must not bring the line back.
    void client.cancelQueries({ queryKey: list });
    client.setQueryData<Today>(
      list,
      (before) =>
        before && { ...before, items: before.items.filter(({ entry }) => entry?.id !== id) },
    );
  }

  return {
    markDone(entry: SavedAppointment) {
      takeOut(entry);
      setStatus({ entry, status: "Completed" }, askAgain);
    },
    noteOutcome(entry: SavedAppointment, outcome: Outcome) {
      takeOut(entry);
      setOutcome({ entry, outcome }, askAgain);
    },
  };
}
