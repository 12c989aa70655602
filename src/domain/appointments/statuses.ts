// In SQL (docs/schema.sql): `public.count_appointment_change` counts the version that a later change has to name.

/** The statuses of an appointment. Any may follow any other. */
export const appointmentStatuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const newAppointmentStatus: AppointmentStatus = "Scheduled";

export type BadgeVariant = "default" | "success" | "outline" | "secondary" | "destructive";

// In Progress and Failed are statuses of the assistant's tasks, whose list uses the same badges.
const badges: Record<AppointmentStatus | "In Progress" | "Failed", BadgeVariant> = {
  Scheduled: "default",
  Confirmed: "success",
  Completed: "outline",
  Cancelled: "destructive",
  "In Progress": "secondary",
  Failed: "destructive",
};

/** The badge style of a status; an unknown status of older data gets the default. */
export function badgeVariantOf(status: string): BadgeVariant {
  return Object.hasOwn(badges, status) ? badges[status as keyof typeof badges] : "default";
}

/** Whether an appointment with this status is still to happen, and so blocks its time. */
export function isActive(status: string): boolean {
  return status === "Scheduled" || status === "Confirmed";
}
