import type { AccountOverview } from "#contract/account.ts";

/** A way to confirm who the person is. */
export type Way = "app" | "passkey" | "recovery" | "password" | "code";

type Known = Pick<
  AccountOverview,
  "authenticators" | "passkeys" | "recoveryCodesLeft" | "hasPassword" | "email" | "phoneNumber"
>;

/**
 * The ways that an account can confirm with. If two-step sign-in is set up, only its factors count
 * (server/account/multi-factor/reauthentication.ts).
 */
export function waysOf(account: Known, canUsePasskeys: boolean): Way[] {
  const { authenticators, passkeys } = account;
  const ways: Way[] = [];
  if (authenticators.length + passkeys.length > 0) {
    if (authenticators.length > 0) ways.push("app");
    if (passkeys.length > 0 && canUsePasskeys) ways.push("passkey");
    if (account.recoveryCodesLeft > 0) ways.push("recovery");
    return ways;
  }
  if (account.hasPassword) ways.push("password");
  if (account.email || account.phoneNumber) ways.push("code");
  return ways;
}
