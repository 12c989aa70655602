import { type KeyboardEvent, useRef, useState } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { clockTimeInWords } from "#domain/kernel/clock-time.ts";
import { instantOf, type WallTime, wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entryName } from "../entry/entry-name.ts";
import { spoken } from "./calendar-messages.ts";
import { dayName } from "#web/ui/month/month.ts";
import { movedBy, type Steps } from "./moving.ts";

/** An entry that is picked up, and how far it has moved. */
type Moving = Steps & { entry: SavedAppointment; isByKeys?: boolean };

const arrows: Record<string, Steps> = {
  ArrowUp: { steps: -1, days: 0 },
  ArrowDown: { steps: 1, days: 0 },
  ArrowLeft: { steps: 0, days: -1 },
  ArrowRight: { steps: 0, days: 1 },
};

/** Props of useMoving. */
export type MovingProps = {
  zone: ZoneRules;
  /** The shown days. */
  days: Day[];
  onMove: (entry: SavedAppointment, to: WallTime) => void;
};

/** Moves an entry of the time grid by pointer or keyboard: its preview position and the announcements. */
export function useMoving({ zone, days, onMove }: MovingProps) {
  const [moving, show] = useState<Moving | null>(null);
  const [said, setSaid] = useState("");
  // Key presses can come faster than renders, so each step builds on this ref.
  const held = useRef<Moving | null>(null);

  function setMoving(next: Moving | null) {
    held.current = next;
    show(next);
  }

  const placeOf = (entry: SavedAppointment, steps: Steps) =>
    movedBy(wallTimeOf(zone, entry.appointmentTime), steps, days);
  const words = ({ day, minute }: WallTime) => `${dayName(day)}, ${clockTimeInWords(minute)}`;
  const home = (entry: SavedAppointment) => words(placeOf(entry, { steps: 0, days: 0 }));

  function pickUp(entry: SavedAppointment, isByKeys = false) {
    setMoving({ entry, steps: 0, days: 0, isByKeys });
    setSaid(spoken.pickedUp(entryName(entry), home(entry)));
  }

  /** Moves the picked-up entry to the given number of steps from its start. */
  function moveTo(steps: Steps) {
    const moving = held.current;
    if (!moving || (moving.steps === steps.steps && moving.days === steps.days)) return;
    setMoving({ ...moving, ...steps });
    setSaid(spoken.over(words(placeOf(moving.entry, steps))));
  }

  function drop() {
    const moving = held.current;
    if (!moving) return;
    const { entry, ...steps } = moving;
    const to = placeOf(entry, steps);
    setMoving(null);
    if (words(to) === home(entry)) {
      setSaid(spoken.stays(entryName(entry), home(entry)));
      return;
    }
    setSaid(spoken.dropped(entryName(entry), words(to)));
    onMove(entry, to);
  }

  function cancel() {
    const moving = held.current;
    if (!moving) return;
    setSaid(spoken.stays(entryName(moving.entry), home(moving.entry)));
    setMoving(null);
  }

  function onKeyDown(event: KeyboardEvent, entry: SavedAppointment) {
    const moving = held.current;
    const isPickedUp = moving?.entry.id === entry.id;
    if (event.key === " ") {
      event.preventDefault();
      if (isPickedUp) drop();
      else pickUp(entry, true);
      return;
    }
    if (!isPickedUp) return;
    const arrow = arrows[event.key];
    if (arrow) {
      const { steps, days: further } = moving;
      const next = { steps: steps + arrow.steps, days: further + arrow.days };
      // Ignore steps past the edge: they would add up without moving the entry, and going back would need as many
      // steps.
      const place = (steps: Steps) => words(placeOf(moving.entry, steps));
      const isFurther = place(next) !== place(moving);
      if (isFurther) moveTo(next);
    } else if (event.key === "Enter") drop();
    else if (event.key === "Escape") cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The entries with the picked-up one where it would be dropped. */
  function lying(entries: readonly SavedAppointment[]): readonly SavedAppointment[] {
    if (!moving) return entries;
    const at = instantOf(zone, placeOf(moving.entry, moving));
    return entries.map((entry) =>
      entry.id === moving.entry.id && at ? { ...entry, appointmentTime: at } : entry,
    );
  }

  const byKeys = moving?.isByKeys ? moving : null;
  return {
    movingId: moving?.entry.id,
    byKeys,
    said,
    pickUp,
    moveTo,
    drop,
    cancel,
    onKeyDown,
    lying,
  };
}
