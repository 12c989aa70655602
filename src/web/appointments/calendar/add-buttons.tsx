import clsx from "clsx";
import Plus from "lucide-react/icons/plus";
import { type EventKind, eventKinds } from "#domain/appointments/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { calendarWords as words } from "./calendar-messages.ts";

/** Props of AddButtons. */
export type AddButtonsProps = {
  onAdd: (type: EventKind) => void;
  className?: string;
};

/** Add Task, Add Callback, Add Reminder and Add Appointment. */
export function AddButtons({ onAdd, className }: AddButtonsProps) {
  return (
    <div role="group" aria-label={words.add} className={clsx("gap-2", className)}>
      {eventKinds.map((type) => (
        <Button
          key={type}
          size="sm"
          icon={<Plus size={15} aria-hidden="true" className="max-xl:hidden" />}
          onClick={() => onAdd(type)}
        >
          {words[`add${type}`]}
        </Button>
      ))}
    </div>
  );
}
