/** The words of the appointments room (SPEC §2 My Appointments, My Calendar), as far as it stands. */
export const appointmentsWords = {
  line: "No appointments yet",
  text: "Your appointments and the bookings of your clients will stand here, each with its status. Booking opens soon.",
} as const;

export const calendarWords = {
  line: "Your month will stand here",
  text: "Every day shows its appointments, tasks and reminders as dots, and beside them the day you chose. The calendar opens soon.",
} as const;
