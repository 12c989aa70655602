import { isActive } from "#domain/appointments/statuses.ts";

const minuteMs = 60_000;

/** Until when a visitor may still move or cancel an appointment: the professional's notice period before its start. */
export function changeableUntil(startsAt: Date, changeNoticeMinutes: number): Date {
  return new Date(startsAt.getTime() - changeNoticeMinutes * minuteMs);
}

/** Why a visitor can no longer move or cancel an appointment; null when it is still possible. */
export type Closed = "cancelled" | "over" | "too late";

export function closedBecause({
  status,
  startsAt,
  changeNoticeMinutes,
  now,
}: {
  status: string;
  startsAt: Date;
  changeNoticeMinutes: number;
  now: Date;
}): Closed | null {
  if (status === "Cancelled") return "cancelled";
  if (!isActive(status) || startsAt <= now) return "over";
  return changeableUntil(startsAt, changeNoticeMinutes) <= now ? "too late" : null;
}
