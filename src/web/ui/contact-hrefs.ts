/** A tel: link with only the characters that a phone can dial, so that it cannot become another kind of link. */
export function phoneHref(typed: string): string {
  return `tel:${typed.replace(/[^\d+*#]/g, "")}`;
}

/** A link to write an email; other parts of the stored text, such as "?bcc=", are escaped and stay text. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
