/** How a list of contacts can be sorted: `closing` and `price` are those of deals, `best` is for what a search finds. */
export const sorts = ["added", "name", "closing", "price", "best"] as const;
export type Sort = (typeof sorts)[number];

/** The newest, the first by name, the soonest closing, the highest price and the best come first. */
export const usualDirection: Record<Sort, "asc" | "desc"> = {
  added: "desc",
  name: "asc",
  closing: "asc",
  price: "desc",
  best: "desc",
};
