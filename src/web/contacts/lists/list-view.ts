import { cleanText } from "#domain/kernel/clean-text.ts";
import { type Sort, sorts, usualDirection } from "#domain/contacts/list-order.ts";

export type Direction = "asc" | "desc";
export type Order = { sort: Sort; direction: Direction };

/** What a list is asked for beside its type and statuses; it lives in the address, so that it can be gone back to. */
export type ListView = {
  /** What is searched for; empty for all. */
  term: string;
  /** What somebody chose to sort by; "usual" until then. */
  sort: Sort | "usual";
  direction: Direction;
  /** Only contacts with this whole tag. */
  tag: string | null;
  /** Only refinances, or only purchases. */
  isRefinance: boolean | null;
};

const longestTerm = 200; // the contract's bounds
const longestTag = 50;
const transactions = { purchase: false, refinance: true } as const;
const names = {
  term: "q",
  sort: "sort",
  direction: "dir",
  tag: "tag",
  transaction: "for",
} as const;

/** The order that a list is asked for: until one is chosen, the newest first, and of a search the best. */
export function orderOf({ term, sort, direction }: Omit<ListView, "tag" | "isRefinance">): Order {
  if (sort !== "usual") return { sort, direction };
  const usual = term ? "best" : "added";
  return { sort: usual, direction: usualDirection[usual] };
}

/** The term as it is asked for: storable, and no longer than the server takes. */
export function termOf(typed: string): string {
  return within(cleanText(typed), longestTerm);
}

/** The view that an address names; what it does not know is as if it were not there. */
export function viewOf(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const direction = parameters.get(names.direction);
  const isDirection = direction === "asc" || direction === "desc";
  const known = sorts.find((sort) => sort === parameters.get(names.sort)) ?? null;
  // A direction alone is that of the day on which somebody was added.
  const sort = known ?? (isDirection ? "added" : "usual");
  const transaction = parameters.get(names.transaction) ?? "";
  return {
    term: termOf(parameters.get(names.term) ?? ""),
    sort,
    direction: isDirection ? direction : sort === "usual" ? "desc" : usualDirection[sort],
    tag: within(cleanText(parameters.get(names.tag) ?? ""), longestTag) || null,
    isRefinance: Object.hasOwn(transactions, transaction)
      ? transactions[transaction as keyof typeof transactions]
      : null,
  };
}

/** The address of a view; parameters that are none of the view's stay. */
export function searchOf(search: string, view: ListView): string {
  const { term, sort, direction, tag, isRefinance } = view;
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value ? parameters.set(name, value) : parameters.delete(name);
  set(names.term, term);
  const isUsual = sort === "usual" || (sort === "added" && direction === "desc" && !term);
  const isTold = !isUsual && (sort !== "added" || direction === "desc");
  set(names.sort, isTold ? sort : null);
  set(names.direction, isUsual || direction === usualDirection[sort] ? null : direction);
  set(names.tag, tag);
  set(names.transaction, isRefinance === null ? null : isRefinance ? "refinance" : "purchase");
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether a view leaves anybody out. */
export function isNarrowed({ term, tag, isRefinance }: ListView): boolean {
  return term !== "" || tag !== null || isRefinance !== null;
}

/** The view after a press on a column's heading: its usual order, and the other way round at the next press. */
export function sortedBy(view: ListView, sort: Sort): Order {
  const order = orderOf(view);
  if (order.sort !== sort) return { sort, direction: usualDirection[sort] };
  return { sort, direction: order.direction === "asc" ? "desc" : "asc" };
}

// Cut between characters: half of a pair is no text that can be sent.
function within(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
