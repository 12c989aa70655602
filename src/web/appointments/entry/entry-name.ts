import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { entryWords as words } from "./entry-messages.ts";

type Named = Pick<SavedAppointment, "clientName" | "notes" | "appointmentType">;

/** What an entry is called: a task by its title, anything else by whom it is with. */
export function entryName({ clientName, notes, appointmentType }: Named): string {
  if (appointmentType === "Task") return notes || clientName || words.task;
  return clientName || notes || words.noName;
}

/** What there is to say about an entry besides its name, from the column that keeps title and notes together. */
export function entryNotes({ notes, ...entry }: Named): string | null {
  return notes === entryName({ ...entry, notes }) ? null : notes;
}
