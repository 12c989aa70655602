/** The account service wants an address of everybody; who came by phone gets one that nobody can have (RFC 2606). */
const placeholderDomain = "@phone.invalid";

export function placeholderEmail(userId: string): string {
  return `${userId}${placeholderDomain}`;
}

/** Whether an address is such a placeholder: no mail ever goes there, and nobody is shown it. */
export function isPlaceholderEmail(email: string): boolean {
  return email.toLowerCase().endsWith(placeholderDomain);
}

/** The address that mail can reach; null for who has only a phone. */
export function reachableEmail(email: string): string | null {
  return isPlaceholderEmail(email) ? null : email;
}
