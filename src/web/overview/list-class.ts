// Both lists keep the height of five rows of three lines, so that nothing below them shifts.
const room = "min-h-[25.875rem]";

/** The two lists of the overview. */
export const listClass = `divide-y divide-line ${room}`;

/** Shown in place of an empty list. */
export const emptyClass = `justify-center ${room}`;
