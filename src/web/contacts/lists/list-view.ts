import { cleanText } from "#domain/kernel/clean-text.ts";
import { type FollowUp, followUps } from "#domain/contacts/follow-up.ts";
import { type Sort, sorts, usualDirection } from "#domain/contacts/list-order.ts";

export type Direction = "asc" | "desc";
export type Order = { sort: Sort; direction: Direction };

/** What a list shows besides its type and statuses. It is kept in the address, so that Back works. */
export type ListView = {
  /** The search term; empty for all. */
  term: string;
  /** The chosen column; "usual" is the default order. */
  sort: Sort | "usual";
  direction: Direction;
  /** Only contacts with exactly this tag. */
  tag: string | null;
  /** Only refinances, or only purchases. */
  isRefinance: boolean | null;
  /** Only leads with this follow-up state. */
  followUp: FollowUp | null;
};

/** The part of a view that leaves no contacts out. */
export const everything = {
  term: "",
  tag: null,
  isRefinance: null,
  followUp: null,
} satisfies Partial<ListView>;

const longestTerm = 200; // the contract's bounds
const longestTag = 50;
const transactions = { purchase: false, refinance: true } as const;
const names = {
  term: "q",
  sort: "sort",
  direction: "dir",
  tag: "tag",
  transaction: "for",
  followUp: "follow",
} as const;

/** The order of a list. The default is the list's own, newest first, and best match for a search. */
export function orderOf(
  { term, sort, direction }: Pick<ListView, "term" | "sort" | "direction">,
  usualSort: Sort = "added",
): Order {
  if (sort !== "usual") return { sort, direction };
  const usual = term ? "best" : usualSort;
  return { sort: usual, direction: usualDirection[usual] };
}

/** The term as it is sent: cleaned, and no longer than the server accepts. */
export function termOf(typed: string): string {
  return within(cleanText(typed), longestTerm);
}

/** The view in an address. Unknown values are ignored. */
export function viewOf(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const direction = parameters.get(names.direction);
  const isDirection = direction === "asc" || direction === "desc";
  const known = sorts.find((sort) => sort === parameters.get(names.sort)) ?? null;
  // A direction without a column applies to the date added.
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
    followUp: followUps.find((state) => state === parameters.get(names.followUp)) ?? null,
  };
}

/** The address of a view. Other parameters are kept. */
export function searchOf(search: string, view: ListView, usualSort: Sort = "added"): string {
  const { term, sort, direction, tag, isRefinance, followUp } = view;
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value ? parameters.set(name, value) : parameters.delete(name);
  set(names.term, term);
  const isUsual =
    sort === "usual" || (sort === usualSort && direction === usualDirection[sort] && !term);
  const isTold = !isUsual && (sort !== "added" || direction === "desc");
  set(names.sort, isTold ? sort : null);
  set(names.direction, isUsual || direction === usualDirection[sort] ? null : direction);
  set(names.tag, tag);
  set(names.transaction, isRefinance === null ? null : isRefinance ? "refinance" : "purchase");
  set(names.followUp, followUp);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether a view leaves any contacts out. */
export function isNarrowed({ term, tag, isRefinance, followUp }: ListView): boolean {
  return term !== "" || tag !== null || isRefinance !== null || followUp !== null;
}

/** The order after a click on a heading: its default direction, and the other way on the next click. */
export function sortedBy(view: ListView, sort: Sort, usualSort?: Sort): Order {
  const order = orderOf(view, usualSort);
  if (order.sort !== sort) return { sort, direction: usualDirection[sort] };
  return { sort, direction: order.direction === "asc" ? "desc" : "asc" };
}

// Never cuts inside a surrogate pair, because half of one can't be sent.
function within(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
