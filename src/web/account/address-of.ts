import { reachableEmail } from "#domain/account/placeholder-email.ts";
import type { SessionUser } from "./session-store.ts";

/** What somebody signs in with, to be shown: the email, or the phone number of who has no email. */
export function addressOf({ email, phoneNumber }: SessionUser): string {
  return reachableEmail(email) ?? phoneNumber ?? "";
}
