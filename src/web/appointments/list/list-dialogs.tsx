import { lazy, Suspense, useCallback, useState } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { RemoveEntry } from "../entry/remove-entry.tsx";
import { useNow } from "../entry/use-now.ts";

const loadEvent = () => import("../event/event-dialog.tsx");

// Loaded on the first press of a Move or Add button.
const MoveDialog = lazy(async () => ({
  default: (await import("../event/move-dialog.tsx")).MoveDialog,
}));
const EventDialog = lazy(async () => ({ default: (await loadEvent()).EventDialog }));

/** Loads the Add Event dialog ahead; an error shows when it opens. */
export const expectEvent = (): void => void loadEvent().catch(() => {});

/** The dialogs that add, move and delete, with functions that open them. */
export function useListDialogs() {
  const day = wallTimeOf(useZone(), useNow()).day;
  const [added, setAdded] = useState<{ isOpen: boolean; type: EventKind; turn: number }>();
  const add = (type: EventKind) =>
    setAdded((before) => ({ isOpen: true, type, turn: (before?.turn ?? 0) + 1 }));
  const [moved, setMoved] = useState<{ isOpen: boolean; entry: SavedAppointment; turn: number }>();
  const move = useCallback(
    (entry: SavedAppointment) =>
      setMoved((before) => ({ isOpen: true, entry, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const [doomed, setDoomed] = useState<{ isOpen: boolean; entry: SavedAppointment | null }>({
    isOpen: false,
    entry: null,
  });
  const remove = useCallback((entry: SavedAppointment) => setDoomed({ isOpen: true, entry }), []);
  const dialogs = (
    <>
      <Suspense>
        {added && (
          <EventDialog
            key={added.turn}
            type={added.type}
            day={day}
            open={added.isOpen}
            onOpenChange={(isOpen) => setAdded({ ...added, isOpen })}
          />
        )}
        {moved && (
          <MoveDialog
            key={moved.turn}
            entry={moved.entry}
            open={moved.isOpen}
            onOpenChange={(isOpen) => setMoved({ ...moved, isOpen })}
          />
        )}
      </Suspense>
      <RemoveEntry
        entry={doomed.entry}
        open={doomed.isOpen}
        onOpenChange={(isOpen) => setDoomed((before) => ({ ...before, isOpen }))}
        focusAfter={() => (doomed.entry ? nameBeside(doomed.entry.id) : null)}
      />
    </>
  );
  return { add, move, remove, dialogs };
}

/** The name on the next card, or on the previous one if the deleted card is last; it takes focus. */
function nameBeside(id: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-entry]")];
  const at = cards.findIndex((card) => card.dataset.entry === id);
  const beside = cards[at + 1] ?? cards[at - 1];
  return beside?.querySelector<HTMLElement>("[data-entry-name]") ?? null;
}
