/** The texts of the notifications panel. */
export const bellWords = {
  title: "Notifications",
  unread: (count: number): string =>
    count > 0 ? `Notifications, ${count.toLocaleString("en-US")} unread` : "Notifications",
  isNew: "New",
  empty: "No notifications yet",
  emptyText: "New leads, bookings, messages and what your assistant needs appear here.",
  failed: "We couldn't load your notifications",
  loading: "Loading your notifications",
  choose: "Choose what to be notified about",
  somebody: "Someone",
  assistant: "Your assistant",
  aDeal: "a deal",
} as const;
