/** The address of security.txt (RFC 9116). */
export const securityPath = "/.well-known/security.txt";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where people report security problems. The file is made for each request, so it is always current; its end of validity
 * is for copies of it, which must not outlive the address. Within a day it is the same text.
 */
export function securityText({
  contactEmail,
  baseUrl,
  now,
}: {
  contactEmail: string;
  baseUrl: string;
  now: Date;
}): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + validDays * dayMs).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${encodeURIComponent(contactEmail).replace("%40", "@")}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, es",
    `Canonical: ${baseUrl}${securityPath}`,
    "",
  ].join("\n");
}
