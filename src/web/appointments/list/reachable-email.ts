import type { SavedAppointment } from "#contract/appointments/saved.ts";

/** The client's email, or null: a task has the professional's own address, a callback or reminder a placeholder. */
export function reachableEmail({
  clientEmail,
  appointmentType,
}: Pick<SavedAppointment, "clientEmail" | "appointmentType">): string | null {
  if (appointmentType === "Task" || clientEmail?.endsWith(".invalid")) return null;
  return clientEmail || null;
}
