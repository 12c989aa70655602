/** The words of Find Professionals (SPEC §2), as far as it stands. */
export const findWords = {
  line: "Find Professionals",
  text: "Agents find loan officers here, loan officers find agents, and both can link their profiles to work on the same deals. The search opens soon.",
} as const;
