import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { entryWords as words } from "./entry-messages.ts";

type Named = Pick<SavedAppointment, "clientName" | "notes" | "appointmentType">;

/** An entry's name: a task's title, or the client's name for anything else. */
export function entryName({ clientName, notes, appointmentType }: Named): string {
  if (appointmentType === "Task") return notes || clientName || words.task;
  return clientName || notes || words.noName;
}

/** The notes of an entry without its name, because one column stores both title and notes. */
export function entryNotes({ notes, ...entry }: Named): string | null {
  return notes === entryName({ ...entry, notes }) ? null : notes;
}
