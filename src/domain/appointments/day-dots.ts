/** The colours of a day's dots (SPEC §2). */
export type DotColour = "green" | "blue" | "red" | "grey";

/** How many dots a day shows at most (SPEC §9). */
export const mostDots = 3;

const colours: Record<string, DotColour> = {
  Confirmed: "green",
  Scheduled: "blue",
  Cancelled: "red",
};

/** The dot of an event with this status (SPEC §2). */
export function dotColourOf(status: string): DotColour {
  return Object.hasOwn(colours, status) ? colours[status]! : "grey";
}
