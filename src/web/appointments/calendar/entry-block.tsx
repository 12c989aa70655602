import { useDraggable } from "@dnd-kit/core";
import type { KeyboardEvent } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { dotColorOf } from "#domain/appointments/day-dots.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entryWords } from "../entry/entry-messages.ts";
import { entryName } from "../entry/entry-name.ts";
import { dayName } from "#web/ui/month/month.ts";
import type { DraggedEntry } from "./grid-drag.ts";
import type { Block } from "./time-grid-layout.ts";

/** Props of EntryBlock. */
export type EntryBlockProps = {
  block: Block;
  /** How many days are shown. */
  days: number;
  zone: ZoneRules;
  isMoving: boolean;
  /** The id of the element that explains how to move it. */
  describedBy: string;
  onOpen: (entry: SavedAppointment) => void;
  onKeyDown: (event: KeyboardEvent, entry: SavedAppointment) => void;
};

const percent = (part: number) => `${part * 100}%`;

/** An entry in the time grid that can be opened, dragged, and moved by keyboard. */
export function EntryBlock(props: EntryBlockProps) {
  const { block, days, zone, isMoving, describedBy, onOpen, onKeyDown } = props;
  const { entry, dayIndex, from, until, isRest, lane, lanes } = block;
  const { appointmentTime, durationMinutes, status } = entry;
  const { listeners, setNodeRef } = useDraggable({
    id: isRest ? `${entry.id}-rest` : entry.id,
    data: { entry } satisfies DraggedEntry,
    disabled: isRest,
  });
  const name = entryName(entry);
  const time = timeText(appointmentTime, zone);
  const isLow = until - from < 40;
  const label = [
    name,
    dayName(wallTimeOf(zone, appointmentTime).day),
    time,
    entryWords.minutes(durationMinutes),
    status,
  ].join(", ");
  return (
    <li
      className="time-grid-entry"
      style={{
        top: percent(from / 1440),
        height: percent((until - from) / 1440),
        left: percent((dayIndex + lane / lanes) / days),
        width: percent(1 / lanes / days),
      }}
    >
      <button
        type="button"
        ref={setNodeRef}
        {...listeners}
        // The continuation after midnight is the same entry, so keyboard focus reaches it only once.
        {...(isRest ? { tabIndex: -1, "aria-hidden": true } : { "aria-describedby": describedBy })}
        aria-pressed={isMoving || undefined}
        data-block={entry.id}
        data-colour={dotColorOf(status)}
        data-low={isLow || undefined}
        onClick={() => onOpen(entry)}
        onKeyDown={(event) => onKeyDown(event, entry)}
        // Without this, releasing Space would click the button and open the entry that was just picked up.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="max-w-full shrink-0 truncate font-semibold">
          {name}
        </span>
        <span aria-hidden="true" className="max-w-full min-w-0 truncate text-soft">
          {time}
        </span>
      </button>
    </li>
  );
}
