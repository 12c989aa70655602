/**
 * How a list of contacts can be sorted: `closing` and `price` are for deals, `best` is for search results, and
 * `followUp` is by the follow-up state of leads, each state newest first.
 */
export const sorts = ["added", "name", "closing", "price", "best", "followUp"] as const;
export type Sort = (typeof sorts)[number];

/** The default direction: newest, first by name, soonest closing, highest price and best match first. */
export const usualDirection: Record<Sort, "asc" | "desc"> = {
  added: "desc",
  name: "asc",
  closing: "asc",
  price: "desc",
  best: "desc",
  followUp: "asc",
};
