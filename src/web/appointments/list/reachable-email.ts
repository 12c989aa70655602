import type { SavedAppointment } from "#contract/appointments/saved.ts";

/** The client's address, where there is one: a task has the own, and others a placeholder that no mail reaches (SPEC §9). */
export function reachableEmail({
  clientEmail,
  appointmentType,
}: Pick<SavedAppointment, "clientEmail" | "appointmentType">): string | null {
  if (appointmentType === "Task" || clientEmail?.endsWith(".invalid")) return null;
  return clientEmail || null;
}
