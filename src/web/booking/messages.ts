/** The words of the public booking pages (SPEC §2). */
export const booking = {
  title: "Online booking opens soon",
  text: "Times cannot be chosen here yet. Please call or write to the person who gave you this link.",
  demoText: "A demo cannot be chosen here yet. Register, and you will hear when it can.",
  home: "Back to the start",
} as const;
