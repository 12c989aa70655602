/** An appointment as it is stored. */
export type Appointment = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  startsAt: Date;
  durationMinutes: number;
  /** Neither cancelled nor deleted. */
  isActive: boolean;
};

/** What one turn did to the calendar, with the appointment as it is stored now. */
export type Change = { kind: "booked" | "moved" | "cancelled"; appointment: Appointment };

/** What is different in a calendar. */
export function changesOf(before: readonly Appointment[], after: readonly Appointment[]): Change[] {
  const booked = after
    .filter(({ id, isActive }) => isActive && !before.some((one) => one.id === id))
    .map((appointment) => ({ kind: "booked", appointment }) as const);
  const changed = before.flatMap((one): Change[] => {
    if (!one.isActive) return [];
    const now = after.find(({ id }) => id === one.id);
    if (!now?.isActive) return [{ kind: "cancelled", appointment: now ?? one }];
    const isThere = now.startsAt.getTime() === one.startsAt.getTime();
    return isThere ? [] : [{ kind: "moved", appointment: now }];
  });
  return [...booked, ...changed];
}
