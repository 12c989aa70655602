import type { EventKind } from "#domain/appointments/kinds.ts";
import { calendarWords as words } from "./calendar-messages.ts";

const kinds = ["Task", "Callback", "Reminder"] as const;

/** Add Task, Add Callback and Add Reminder, for the chosen day; the Add menu has every kind. */
export function AddButtons({ onAdd }: { onAdd: (type: EventKind) => void }) {
  return (
    <div
      role="group"
      aria-label={words.add}
      className="flex flex-wrap gap-x-4 border-b border-line px-5 py-1.5 text-sm"
    >
      {kinds.map((type) => (
        <button
          key={type}
          type="button"
          onClick={() => onAdd(type)}
          className="text-link min-h-8 pointer-coarse:min-h-11"
        >
          {words[`add${type}`]}
        </button>
      ))}
    </div>
  );
}
