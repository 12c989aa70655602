import type { FieldKind } from "#domain/search/match.ts";

/** The texts of search and commands, and of the shortcuts. */
export const searchWords = {
  title: "Search and commands",
  field: "Search for people, appointments, pages and actions",
  placeholder: "Search or type a command",
  results: "Results",
  close: "Close search",
  found: (count: number): string => (count === 1 ? "1 result" : `${count} results`),
  nothing: (text: string): string => `Nothing found for “${text}”`,
  nothingHint: "Try part of a name, a phone number, an email or a page name.",
  failed: "We couldn't search people and appointments.",
  retry: "Try again",
  choose: "choose",
  open: "open",
  leave: "close",
} as const;

/** The headings of the result groups. */
export const groupWords = {
  recent: "Recent",
  leads: "Leads",
  deals: "Deals",
  partners: "Referral partners",
  appointments: "Appointments",
  professionals: "Find Professionals",
  acts: "Actions",
  pages: "Pages",
} as const;

/** The field that matched, if not the name. */
export const whyWords: Record<Exclude<FieldKind, "name">, string> = {
  company: "Company",
  email: "Email",
  phone: "Phone",
  id: "Lead ID",
  tag: "Tag",
  role: "Role",
  note: "Notes",
};

export const similarWords = "Similar name";

export const shortcutWords = {
  title: "Keyboard shortcuts",
  text: "They work when no text field or dialog is open.",
  on: "Single-key shortcuts",
  onHint: "Turn them off if they get in the way of your browser, a screen reader or speech input.",
  palette: "Search and commands",
  list: "Show this list",
  addNew: "Add a lead, deal or partner",
  pageSearch: "Search on this page",
  next: "Next person in a list",
  previous: "Previous person in a list",
  escape: "Close",
  anywhere: "Anywhere",
  inLists: "In lists",
  goTo: "Go to",
} as const;
