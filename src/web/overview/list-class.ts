// Side by side both lists keep the room of five rows, so that nothing moves when they come.
const room = "xl:min-h-[20.25rem]";

/** The two lists of the overview. */
export const listClass = `divide-y divide-line ${room}`;

/** What stands in the place of a list that is empty. */
export const emptyClass = `justify-center ${room}`;
