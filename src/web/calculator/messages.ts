/** The words of the calculator (SPEC §2 Pre-approval calculator screen), as far as it stands. */
export const calculatorWords = {
  line: "The limits of a deal, tried live",
  text: "An agent tries prices and down payments here, within the parameters that the linked loan officer sets in the deal. The calculator opens soon.",
} as const;
