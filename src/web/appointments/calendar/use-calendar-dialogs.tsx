import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { When } from "../event/move-entry.ts";

const loadEvent = () => import("../event/event-dialog.tsx");
const loadMove = () => import("../event/move-dialog.tsx");
const loadDetails = () => import("./entry-details.tsx");

// Loaded after the month is drawn and before a dialog opens.
const EventDialog = lazy(async () => ({ default: (await loadEvent()).EventDialog }));
const MoveDialog = lazy(async () => ({ default: (await loadMove()).MoveDialog }));
const EntryDetails = lazy(async () => ({ default: (await loadDetails()).EntryDetails }));

/** The dialog that is open, or was last; `opening` gives each opening its own key. */
type Open = { isOpen: boolean; opening: number } & (
  | { dialog: "add"; type: EventKind }
  | { dialog: "details"; entry: SavedAppointment }
  | { dialog: "move"; entry: SavedAppointment; refused: { when: When; error: unknown } }
);
type Wanted = Open extends infer One
  ? One extends Open
    ? Omit<One, "isOpen" | "opening">
    : never
  : never;

/** Props of useCalendarDialogs. */
export type CalendarDialogsProps = {
  day: Day;
  zone: ZoneRules;
  /** The current entries, so that an open entry shows changes. */
  entries: readonly SavedAppointment[] | undefined;
  /** Takes focus when the button that opened an entry has disappeared. */
  home: RefObject<HTMLElement | null>;
};

/** The dialogs of the calendar; only one is open at a time. */
export function useCalendarDialogs({ day, zone, entries, home }: CalendarDialogsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const opener = useRef<Element>(null);

  function show(wanted: Wanted) {
    opener.current = document.activeElement;
    setOpen((before) => ({ ...wanted, isOpen: true, opening: (before?.opening ?? 0) + 1 }) as Open);
  }
  const onOpenChange = (isOpen: boolean) => setOpen((before) => before && { ...before, isOpen });
  const newest = (entry: SavedAppointment) => entries?.find(({ id }) => id === entry.id) ?? entry;

  useEffect(() => {
    for (const load of [loadEvent, loadDetails, loadMove]) void load();
  }, []);

  const frame = open && { open: open.isOpen, onOpenChange, zone };
  const dialogs = (
    <Suspense>
      {open?.dialog === "add" && (
        <EventDialog key={open.opening} type={open.type} day={day} {...frame!} />
      )}
      {open?.dialog === "move" && (
        <MoveDialog
          key={open.opening}
          entry={newest(open.entry)}
          refused={open.refused}
          {...frame!}
        />
      )}
      {open?.dialog === "details" && (
        <EntryDetails
          key={open.opening}
          entry={newest(open.entry)}
          // The new time can be outside the shown days.
          onMoved={(entry) => setOpen((before) => before && ({ ...before, entry } as Open))}
          onRemoved={() => {
            opener.current = null;
            onOpenChange(false);
          }}
          finalFocus={() => (opener.current?.isConnected ? true : (home.current ?? true))}
          {...frame!}
        />
      )}
    </Suspense>
  );
  return { show, dialogs };
}
