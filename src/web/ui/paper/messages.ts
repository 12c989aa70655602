/** The words of what is printed. */
export const paperWords = {
  print: "Print",
  printed: (moment: string, by: string): string =>
    by ? `Printed ${moment} by ${by}` : `Printed ${moment}`,
  failed: "It could not be printed",
} as const;
