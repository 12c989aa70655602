// In SQL (docs/schema.sql): `public.count_appointment_change` counts the version that a later change has to know.

/** The statuses of an appointment. Any may follow any other. */
export const appointmentStatuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The status that a new appointment starts with. */
export const newAppointmentStatus: AppointmentStatus = "Scheduled";

/** The styles of a status badge. */
export type BadgeVariant = "default" | "success" | "outline" | "secondary" | "destructive";

// In Progress and Failed belong to the assistant's tasks, whose list uses the same badges.
const badges: Record<AppointmentStatus | "In Progress" | "Failed", BadgeVariant> = {
  Scheduled: "default",
  Confirmed: "success",
  Completed: "outline",
  Cancelled: "destructive",
  "In Progress": "secondary",
  Failed: "destructive",
};

/** The badge style of a status. A status that older data brought gets the default. */
export function badgeVariantOf(status: string): BadgeVariant {
  return Object.hasOwn(badges, status) ? badges[status as keyof typeof badges] : "default";
}

/** Whether an appointment with this status is still to happen, and so takes its time. */
export function isActive(status: string): boolean {
  return status === "Scheduled" || status === "Confirmed";
}
