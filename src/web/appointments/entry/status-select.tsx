import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { type AppointmentStatus, appointmentStatuses } from "#domain/appointments/statuses.ts";
import { Select } from "#web/ui/select.tsx";
import { entryWords as words } from "./entry-messages.ts";
import { entryName } from "./entry-name.ts";
import { useSetStatus } from "./entry-saves.ts";

/** Props of StatusSelect. */
export type StatusSelectProps = { entry: SavedAppointment; className?: string };

/** Saves the status of an entry as soon as another one is chosen. */
export function StatusSelect({ entry, className }: StatusSelectProps) {
  const { mutate } = useSetStatus();
  const { status } = entry;
  const isKnown = appointmentStatuses.some((known) => known === status);
  return (
    <Select
      {...(className && { className })}
      aria-label={words.statusOf(entryName(entry))}
      value={status}
      // A status that only older data has is still listed.
      options={isKnown ? appointmentStatuses : [status, ...appointmentStatuses]}
      onChange={({ target }) => mutate({ entry, status: target.value as AppointmentStatus })}
    />
  );
}
