import type { ContactType } from "#domain/contacts/contact.ts";

/** Every text of the contact lists and of Deleted contacts; those quoted in docs/behavior/contacts.md are exact. */

const nouns: Record<ContactType, { one: string; many: string }> = {
  Lead: { one: "lead", many: "leads" },
  Deal: { one: "deal", many: "deals" },
  "Referral Partner": { one: "referral partner", many: "referral partners" },
};

// Lists
export const addLabel = (type: ContactType): string => `Add ${type}`;
export const searchLabel = (type: ContactType): string => `Search ${nouns[type].many}`;
export const searchHint = "Search covers names, email, company, phone, lead ID and tags.";
export const filterHint = "Try removing a filter.";
export const clearSearchLabel = "Clear search";
export const showAllLabel = "Show all";
export const loadMoreLabel = "Load more";
export const actionsHeading = "Actions";
export const editLabel = (name: string): string => `Edit ${name}`;
export const deleteLabel = (name: string): string => `Delete ${name}`;
export const convertLabel = (name: string): string => `Convert to Deal: ${name}`;
export const moreTags = (count: number): string => `+${count}`;
export const listFailedTitle = (type: ContactType): string => `Error fetching ${type}s`;
export const nothingFound = (term: string): string => `Nothing found for “${term}”`;
export const nothingLeft = (type: ContactType): string => `No ${nouns[type].many} match`;

type Counted = {
  isAll: boolean;
  /** Whether there are more than were counted. */
  isMore?: boolean;
  /** Whether there was no match, so that these are similar names. */
  isSimilar?: boolean;
  isNarrowed: boolean;
};

/** How many rows a list has in all, or how many are loaded if that isn't known. */
export function countText(
  type: ContactType,
  count: number,
  { isAll, isMore, isSimilar, isNarrowed }: Counted,
): string {
  const { one, many } = nouns[type];
  const rows =
    count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")}${isMore ? "+" : ""} ${many}`;
  if (!isAll) return `First ${rows}`;
  if (isSimilar) return `${rows} with a similar name`;
  return isNarrowed ? `${rows} found` : rows;
}

/** Shown above similar names when a search has no match. */
export const similarText = (term: string): string =>
  `No exact match for “${term}”. These names are similar.`;

/** The headings of the columns. */
export const headings = {
  name: "Name",
  phone: "Phone",
  place: "City",
  tags: "Tags",
  budget: "Budget",
  transaction: "Transaction",
  price: "Price",
  closing: "Closing",
  company: "Company",
  type: "Type",
  status: "Status",
  followUp: "Follow-up",
  lastContact: "Last contact",
  source: "Source",
  sent: "Sent",
  lastReferral: "Last referral",
  added: "Added",
  deleted: "Deleted",
  left: "Kept for",
};

export const purchaseWord = "Purchase";
export const refinanceWord = "Refinance";

// Sorting and filters
export const sortLabel = "Order";
const ordersOfAll = [
  { value: "added-desc", label: "Newest" },
  { value: "added-asc", label: "Oldest" },
  { value: "name-asc", label: "A to Z" },
  { value: "name-desc", label: "Z to A" },
];
const ordersOfLeads = [
  { value: "followUp-asc", label: "By follow-up" },
  { value: "followUp-desc", label: "By follow-up, last first" },
];
const ordersOfDeals = [
  { value: "closing-asc", label: "Closing, soonest" },
  { value: "closing-desc", label: "Closing, latest" },
  { value: "price-desc", label: "Price, highest" },
  { value: "price-asc", label: "Price, lowest" },
];

/** The sort options of a list, as column and direction. A search also offers Best match, listed first. */
export const sortOptions = (type: ContactType, isSearch: boolean) => [
  ...(isSearch ? [{ value: "best-desc", label: "Best match" }] : []),
  ...ordersOfAll,
  ...(type === "Deal" ? ordersOfDeals : []),
  ...(type === "Lead" ? ordersOfLeads : []),
];
export const filtersLabel = "Filters";
export const tagFilter = { label: "Tag", any: "Any tag" };
export const transactionFilter = { label: "Transaction", any: "Any kind" };
export const followUpFilter = { label: "Follow-up", any: "Any follow-up" };
export const filtersButton = (chosen: number): string =>
  chosen === 0 ? filtersLabel : `${filtersLabel} (${chosen})`;
export const followUpLabel = (name: string): string => `Follow-up of ${name}`;
export const onlyTagLabel = (tag: string): string => `Only tag ${tag}`;
export const tagChip = (tag: string): string => `Tag: ${tag}`;
export const removeFilterLabel = (filter: string): string => `Remove filter ${filter}`;
export const resetLabel = "Reset";

export const listLabels = {
  newLeads: "New Leads",
  allLeads: "All Leads",
  workingDeals: "Working Deals",
  closedDeals: "Closed Deals",
  referralPartners: "Referral Partners",
};

// Empty lists
export const emptyLists = {
  newLeads: {
    line: "No new leads yet",
    text: "New leads appear here, newest first.",
  },
  allLeads: {
    line: "No leads yet",
    text: "Everyone who may buy, sell or refinance with you appears here, newest first.",
  },
  workingDeals: {
    line: "No working deals yet",
    text: "Deals in progress, with an offer accepted or under contract, appear here.",
  },
  closedDeals: {
    line: "No closed deals yet",
    text: "Closed and lost deals appear here. A deal moves here when its status changes.",
  },
  referralPartners: {
    line: "No referral partners yet",
    text: "The people who send you clients appear here.",
  },
};

// Deleting
export const deleteQuestion = (name: string): string => `Delete ${name}?`;
export const deleteWarning = (type: ContactType): string =>
  `You can restore the ${nouns[type].one} from Deleted contacts for 30 days.`;
export const confirmDeleteLabel = "Delete";
export const deletedTitle = (type: ContactType): string => `${type} Deleted`;
export const alreadyDeletedTitle = (type: ContactType): string => `${type} Already Deleted`;
export const alreadyDeletedText = "This contact is already in Deleted contacts.";
export const deleteFailedTitle = (type: ContactType): string => `Error deleting ${type}`;
export const undoLabel = "Undo";

// Deleted contacts
export const binTitle = "Deleted contacts";
export const binHint = "Deleted contacts stay here for 30 days, then they're gone for good.";
export const binEmpty = {
  line: "No deleted contacts",
  text: "Contacts you delete stay here for 30 days, so you can restore them.",
};
export const binFailedTitle = "Error fetching deleted contacts";
export const restoreNameLabel = (name: string): string => `Restore ${name}`;
export const forgetLabel = (name: string): string => `Delete ${name} for good`;
export const forgetQuestion = (name: string): string => `Delete ${name} for good?`;
export const forgetWarning = "This also deletes everything about them. It can't be undone.";
export const confirmForgetLabel = "Delete for good";
export const forgottenTitle = (name: string): string => `${name} is gone for good`;

/** How long a deleted contact is still kept. */
export function daysLeftText(days: number): string {
  if (days < 1) return "less than a day";
  const whole = Math.round(days);
  return whole === 1 ? "1 more day" : `${whole} more days`;
}
