import type { EventKind } from "#domain/account/events.ts";
import { providerNames, wayText } from "./device-words.ts";

/** The texts of the account's activity. */
export const activityWords = {
  title: "Activity",
  text: "Recent activity on your account. If something here wasn't you, change your password and sign out the other devices.",
  none: "Nothing yet",
  more: "Show more",
  failed: "We couldn't load your activity",
  from: (device: string, ip: string): string => `${device}, ${ip}`,
} as const;

const named = (words: string) => (detail: string | null) =>
  detail ? `${words}: ${detail}` : words;
const way = (words: string) => (detail: string | null) => `${words} ${wayText(detail)}`.trim();
const provider = (words: string) => (detail: string | null) =>
  named(words)(detail && (providerNames[detail] ?? detail));

const kinds: Record<EventKind, (detail: string | null) => string> = {
  signed_in: way("Signed in"),
  first_step_passed: way("First sign-in step passed"),
  second_step_passed: () => "Two-step check passed",
  session_ended: () => "Signed out",
  sign_in_failed: way("Sign-in failed"),
  second_step_failed: () => "Two-step check failed",
  confirmation_failed: () => "Confirmation failed",
  password_set: () => "Password set",
  password_changed: () => "Password changed",
  email_changed: () => "Email changed",
  phone_changed: () => "Phone number changed",
  phone_removed: () => "Phone number removed",
  identity_linked: provider("Account linked"),
  identity_unlinked: provider("Account unlinked"),
  authenticator_added: named("Authenticator app added"),
  authenticator_removed: named("Authenticator app removed"),
  passkey_added: named("Passkey added"),
  passkey_removed: named("Passkey removed"),
  recovery_code_used: () => "Recovery code used",
  second_step_required: () => "Two-step sign-in turned on",
  second_step_optional: () => "Two-step sign-in turned off",
  api_key_made: named("API key made"),
  api_key_revoked: named("API key revoked"),
  data_exported: () => "All data of the account exported",
  finances_read: (reader) =>
    `${reader ?? "A linked professional"} opened incomes and debts of deals you share`,
};

const bad = new Set<string>(["sign_in_failed", "second_step_failed", "confirmation_failed"]);

/** The text of an event, generic for a kind that this page doesn't know yet. */
export function eventText({ kind, detail }: { kind: string; detail: string | null }): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as EventKind](detail) : "Something was changed";
}

/** Whether the event is a failed attempt. */
export function isFailure(kind: string): boolean {
  return bad.has(kind);
}
