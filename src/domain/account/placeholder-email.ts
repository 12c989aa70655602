// In SQL (docs/schema.sql): `mail.drop_without_mailbox` drops an email to such an address.

/**
 * Better Auth requires an email; people who signed up by phone get one at a domain that cannot receive email (RFC
 * 2606).
 */
const placeholderDomain = "@phone.invalid";

export function placeholderEmail(userId: string): string {
  return `${userId}${placeholderDomain}`;
}

/** Whether an address is such a placeholder. Nothing is sent there, and no screen shows it. */
export function isPlaceholderEmail(email: string): boolean {
  return email.toLowerCase().endsWith(placeholderDomain);
}

/** The address that can receive email; null for people who have only a phone. */
export function reachableEmail(email: string): string | null {
  return isPlaceholderEmail(email) ? null : email;
}
