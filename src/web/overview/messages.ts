/** The words of the overview (SPEC §2 Overview page), as far as it stands. */
export const overviewWords = {
  line: "Your day will stand here",
  text: "New leads, upcoming appointments and what your AI agent did for you come together on this page. Your leads are ready now.",
  action: "Go to New Leads",
} as const;
