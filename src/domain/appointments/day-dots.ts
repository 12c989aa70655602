/** The colors of a day's dots. */
export type DotColour = "green" | "blue" | "red" | "grey";

/** How many dots a day shows at most. */
export const mostDots = 3;

const colours: Record<string, DotColour> = {
  Confirmed: "green",
  Scheduled: "blue",
  Cancelled: "red",
};

/** The color of the dot for an event with this status. */
export function dotColourOf(status: string): DotColour {
  return Object.hasOwn(colours, status) ? colours[status]! : "grey";
}
