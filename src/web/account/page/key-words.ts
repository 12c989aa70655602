import type { ScopeRoom } from "#domain/account/scopes.ts";

/** The words of API keys. */
export const keyWords = {
  title: "API keys",
  text: "For programs of your own. A key does what you allow it here, and nothing of this page.",
  none: "None yet",
  make: "Make a key",
  makeTitle: "Make an API key",
  name: "Name",
  nameHint: "What it is for, such as “Website form”.",
  scopes: "What it may do",
  read: "Read",
  write: "Change",
  days: "How long it works",
  daysOf: (days: number): string => (days === 365 ? "1 year" : `${days} days`),
  submit: "Make Key",
  failed: "The key was not made",
  madeTitle: "Your new key",
  madeText: "Copy it now: we keep no copy, and it is not shown again.",
  key: "API key",
  copied: "Key Copied",
  done: "Done",
  ends: (day: string): string => `Works until ${day}`,
  ended: (day: string): string => `Stopped working ${day}`,
  used: (ago: string): string => `last used ${ago}`,
  unused: "never used",
  revoke: "Revoke",
  revokeOne: (name: string): string => `Revoke ${name}`,
  revokeQuestion: (name: string): string => `Revoke ${name}?`,
  revokeText: "Whatever uses it is refused from now on.",
  revoked: "Key Revoked",
  revokeFailed: "The key was not revoked",
} as const;

/** What the rooms of a key's scopes are called in the dashboard. */
export const roomNames: Record<ScopeRoom, string> = {
  profiles: "My profile",
  contacts: "Leads, deals and partners",
  appointments: "Appointments",
  links: "Links with professionals",
  calculator: "Pre-approval calculator",
  notices: "Notifications",
  assistant: "Voice assistant",
  search: "Search of everything",
  overview: "Overview",
};
