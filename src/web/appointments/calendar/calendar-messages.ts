/** The texts of the calendar; those quoted in docs/behavior/appointments.md are exact. */
export const calendarWords = {
  views: "View",
  month: "Month",
  week: "Week",
  day: "Day",
  today: "Today",
  previous: { month: "Previous month", week: "Previous week", day: "Previous day" },
  next: { month: "Next month", week: "Next week", day: "Next day" },
  add: "Add to calendar",
  addTask: "Add Task",
  addCallback: "Add Callback",
  addReminder: "Add Reminder",
  bookingHours: "Booking hours",
  empty: "No events on this day.",
  /** A day for assistive technology: how many events it has, and the ones that its cell shows. */
  dayLabel(day: string, { count, shown }: { count: number; shown: readonly string[] }): string {
    if (count === 0) return day;
    const more = count > shown.length ? [`and ${count - shown.length} more`] : [];
    const events = `${count} ${count === 1 ? "event" : "events"}`;
    return `${day}, ${events}: ${[...shown, ...more].join(", ")}`;
  },
  more: (count: number): string => `+${count}`,
  loading: "Loading events",
  failed: "Error fetching appointments",
  eventsOfSpan: "Events",
} as const;

/** The texts of an entry's details. */
export const detailWords = {
  when: "When",
  duration: "Duration",
  type: "Type",
  client: "Client",
  email: "Email",
  phone: "Phone",
  notes: "Notes",
  booked: "booked by the client",
  status: "Status",
  contact: "Open contact",
  move: "Move to…",
  remove: "Delete",
} as const;

/** Instructions for moving an entry by keyboard, and the screen-reader announcements. */
export const spoken = {
  instructions:
    "Enter opens an event. To move it, press Space, use the arrow keys for 15 minutes or a day, and press Space again. Escape leaves it where it was.",
  pickedUp: (name: string, at: string) => `${name} is picked up from ${at}.`,
  over: (at: string) => `${at}.`,
  dropped: (name: string, at: string) => `${name} is moved to ${at}.`,
  stays: (name: string, at: string) => `${name} stays at ${at}.`,
} as const;
