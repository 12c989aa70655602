import { reachableEmail } from "#domain/account/placeholder-email.ts";
import type { SessionUser } from "./session-store.ts";

/** The address to show for a user: their email, or their phone number if they have no email. */
export function addressOf({ email, phoneNumber }: SessionUser): string {
  return reachableEmail(email) ?? phoneNumber ?? "";
}
