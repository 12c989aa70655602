/** The words of the calendar page (SPEC §2 My Calendar), as far as it stands. */
export const calendarWords = {
  line: "Your month will stand here",
  text: "Every day shows its appointments, tasks and reminders as dots, and beside them the day you chose. The calendar opens soon.",
} as const;
