// In SQL (docs/schema.sql): `links.note_reading` and `account_keeper.note_export` record readings; `account_keeper.user_changed`, `account_keeper.login_changed`,
// `account_keeper.factor_changed` and `account_keeper.session_changed` record; `account_keeper.event_noted` queues the
// email about it; `account_keeper.refuse_change` makes the records immutable.

/**
 * The security events of an account, which its owner can read (docs/decisions/022). Triggers record changes, the
 * account room records failures, and the rooms through which finances leave the account record who read them
 * (docs/decisions/084); records are never changed.
 */
export const eventKinds = [
  "signed_in",
  "first_step_passed",
  "second_step_passed",
  "session_ended",
  "sign_in_failed",
  "second_step_failed",
  "confirmation_failed",
  "password_set",
  "password_changed",
  "email_changed",
  "phone_changed",
  "phone_removed",
  "identity_linked",
  "identity_unlinked",
  "authenticator_added",
  "authenticator_removed",
  "passkey_added",
  "passkey_removed",
  "recovery_code_used",
  "second_step_required",
  "second_step_optional",
  "api_key_made",
  "api_key_revoked",
  "data_exported",
  "finances_read",
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * The events that are also emailed, so that owners learn of what they did not do themselves. A trigger has the same
 * list.
 */
export const emailedKinds = [
  "password_changed",
  "email_changed",
  "phone_changed",
  "phone_removed",
  "identity_linked",
  "identity_unlinked",
  "authenticator_added",
  "authenticator_removed",
  "passkey_added",
  "passkey_removed",
  "recovery_code_used",
  "second_step_optional",
  "api_key_made",
] as const satisfies readonly EventKind[];
export type EmailedKind = (typeof emailedKinds)[number];
