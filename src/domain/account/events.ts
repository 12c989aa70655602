/**
 * What is written down about an account, for its owner to read (docs/decisions/022). Triggers write what changed,
 * the account room what failed; nobody rewrites either.
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
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What is told by mail as well: whoever did not do it must learn of it. The trigger in the migrations names the same. */
export const toldKinds = [
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
export type ToldKind = (typeof toldKinds)[number];
