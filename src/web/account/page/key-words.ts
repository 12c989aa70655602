import type { ScopeRoom } from "#domain/account/scopes.ts";

/** The texts of API keys. */
export const keyWords = {
  title: "API keys",
  text: "Let your own tools use Hearthline. A key can do only what you allow, and can't change your account.",
  none: "None yet",
  make: "Make a key",
  makeTitle: "Make an API key",
  name: "Name",
  nameHint: "What it is for, such as “Website form”.",
  scopes: "What it may do",
  read: "Read",
  write: "Change",
  days: "Expires after",
  daysOf: (days: number): string => (days === 365 ? "1 year" : `${days} days`),
  submit: "Make Key",
  failed: "We couldn't make the key",
  madeTitle: "Your new key",
  madeText: "Copy it now. We don't keep a copy and won't show it again.",
  key: "API key",
  copied: "Key Copied",
  done: "Done",
  ends: (day: string): string => `Works until ${day}`,
  ended: (day: string): string => `Expired ${day}`,
  used: (ago: string): string => `last used ${ago}`,
  unused: "never used",
  revoke: "Revoke",
  revokeOne: (name: string): string => `Revoke ${name}`,
  revokeQuestion: (name: string): string => `Revoke ${name}?`,
  revokeText: "Anything that uses it stops working.",
  revoked: "Key Revoked",
  revokeFailed: "We couldn't revoke the key",
} as const;

/** The dashboard's names for the rooms in a key's scopes. */
export const roomNames: Record<ScopeRoom, string> = {
  profiles: "My profile",
  contacts: "Leads, deals and partners",
  appointments: "Appointments",
  links: "Links with professionals",
  calculator: "Pre-approval calculator",
  notices: "Notifications",
  assistant: "Voice assistant",
  search: "Search",
  overview: "Overview",
};
