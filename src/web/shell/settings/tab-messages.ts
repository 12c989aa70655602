/** The labels of the settings' tabs. */
export const tabWords = {
  general: "General",
  account: "Account and security",
  notifications: "Notifications",
  hours: "Booking hours",
  assistant: "Assistant",
  links: "Links",
} as const;
