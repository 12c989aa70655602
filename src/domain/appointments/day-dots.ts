/** The colors of a day's dots. */
export type DotColor = "green" | "blue" | "red" | "grey";

/** The most dots a day shows. */
export const mostDots = 3;

const colours: Record<string, DotColor> = {
  Confirmed: "green",
  Scheduled: "blue",
  Cancelled: "red",
};

/** The color of the dot for an event with this status. */
export function dotColorOf(status: string): DotColor {
  return Object.hasOwn(colours, status) ? colours[status]! : "grey";
}
