import { failureFacts } from "#server/platform/failure-facts.ts";
import type { Log } from "#server/platform/log.ts";

// What Better Auth logs as an error but is the refusal of a request, which its response explains.
const refusals = [
  /^(State not found|Failed to parse state|INVALID_CALLBACK_REQUEST|No callback URL found)/,
  /^(Invalid|Blocked cross-site|Email is the same|Password|User not found|Credential account)/,
  /^(Provider not found|Provider does not support|Unable to link account|Unable to derive)/,
  /^Failed to verify (registration|authentication)/,
  /did not return an email/,
  // The code of a failed provider sign-in, such as "account_not_linked".
  /^[a-z]+(_[a-z]+)*$/,
];

/**
 * Writes Better Auth's errors to our log, without personal data. Refusals are left out, and database errors are
 * reported where the request fails (app.ts).
 */
export function libraryLog(log: Pick<Log, "error">) {
  return (level: string, message: unknown, ...details: unknown[]): void => {
    if (level !== "error") return;
    const given = [message, ...details];
    const reason = typeof message === "string" ? message : "";
    if (refusals.some((refusal) => refusal.test(reason))) return;
    const error = given.find((one) => one instanceof Error);
    log.error(
      {
        // What an error says may be the values of a statement.
        reason: plain(reason) || "unknown",
        ...(error && failureFacts(error)),
      },
      "the account service reports an error",
    );
  };
}

/** Without addresses, phone numbers and quoted text. */
function plain(text: string): string {
  return text
    .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, "…")
    .replaceAll(/\+\d{6,}/g, "…")
    .replaceAll(/"[^"\n]*"/g, "…")
    .trim()
    .slice(0, 2_000);
}
