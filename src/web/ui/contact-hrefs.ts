/** What a telephone dials: the signs that mean something to it, and nothing that could be another address. */
export function phoneHref(typed: string): string {
  return `tel:${typed.replace(/[^\d+*#]/g, "")}`;
}

/** An address for a new mail; whatever else the stored text holds (a question mark, a copy to others) stays its text. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
