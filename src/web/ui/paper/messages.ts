/** The texts of the print view. */
export const paperWords = {
  print: "Print",
  printed: (moment: string, by: string): string =>
    by ? `Printed ${moment} by ${by}` : `Printed ${moment}`,
  failed: "We couldn't print this page",
} as const;
