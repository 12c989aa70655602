// In SQL (docs/schema.sql): `mail.drop_without_mailbox` drops a mail to such an address.

/**
 * Better Auth requires an email; people who signed up by phone get one at a domain that can have no mailbox (RFC 2606).
 */
const placeholderDomain = "@phone.invalid";

export function placeholderEmail(userId: string): string {
  return `${userId}${placeholderDomain}`;
}

/** Whether an address is such a placeholder. No mail is sent there, and no screen shows it. */
export function isPlaceholderEmail(email: string): boolean {
  return email.toLowerCase().endsWith(placeholderDomain);
}

/** The address that mail can reach; null for who has only a phone. */
export function reachableEmail(email: string): string | null {
  return isPlaceholderEmail(email) ? null : email;
}
