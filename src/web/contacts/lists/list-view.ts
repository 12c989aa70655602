import { cleanText } from "#domain/kernel/clean-text.ts";

export type Sort = "added" | "name";
export type Direction = "asc" | "desc";

/** What a list is asked for beside its type and statuses; it lives in the address, so that it can be gone back to. */
export type ListView = {
  /** A part of any searched field; empty for all. */
  term: string;
  sort: Sort;
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

/** Newest first, names from A to Z. */
export const usualDirection: Record<Sort, Direction> = { added: "desc", name: "asc" };

/** The term as it is asked for: storable, and no longer than the server takes. */
export function termOf(typed: string): string {
  return within(cleanText(typed), longestTerm);
}

/** The view that an address names; what it does not know is as if it were not there. */
export function viewOf(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const sort: Sort = parameters.get(names.sort) === "name" ? "name" : "added";
  const direction = parameters.get(names.direction);
  const transaction = parameters.get(names.transaction) ?? "";
  return {
    term: termOf(parameters.get(names.term) ?? ""),
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : usualDirection[sort],
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
  set(names.sort, sort === "added" ? null : sort);
  set(names.direction, direction === usualDirection[sort] ? null : direction);
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
export function sortedBy(view: ListView, sort: Sort): Pick<ListView, "sort" | "direction"> {
  if (view.sort !== sort) return { sort, direction: usualDirection[sort] };
  return { sort, direction: view.direction === "asc" ? "desc" : "asc" };
}

// Cut between characters: half of a pair is no text that can be sent.
function within(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
