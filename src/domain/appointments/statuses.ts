/** Where an appointment may stand; a professional may set any from any other (SPEC §4). */
export const appointmentStatuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Where a new appointment stands (SPEC §4). */
export const newAppointmentStatus: AppointmentStatus = "Scheduled";

/** The looks of a status badge, as SPEC §4 names them. */
export type BadgeVariant = "default" | "success" | "outline" | "secondary" | "destructive";

// In Progress and Failed are of the AI agent's tasks (AMB-70), whose list shares these badges.
const badges: Record<AppointmentStatus | "In Progress" | "Failed", BadgeVariant> = {
  Scheduled: "default",
  Confirmed: "success",
  Completed: "outline",
  Cancelled: "destructive",
  "In Progress": "secondary",
  Failed: "destructive",
};

/** The badge of a status (SPEC §4); one that the spec does not name gets the default. */
export function badgeVariantOf(status: string): BadgeVariant {
  return Object.hasOwn(badges, status) ? badges[status as keyof typeof badges] : "default";
}

/** Whether an appointment with this status is still to happen, and so keeps its time from others (D4). */
export function isActive(status: string): boolean {
  return status === "Scheduled" || status === "Confirmed";
}
