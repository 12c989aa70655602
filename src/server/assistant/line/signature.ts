import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What Twilio signs of a request: the address as it knows it, then each form field sorted by name, followed by its
 * value (https://www.twilio.com/docs/usage/security#validating-requests). The upgrade to a socket has no fields.
 */
export function signatureOf(authToken: string, url: string, form = new URLSearchParams()): string {
  const names = [...new Set(form.keys())].toSorted();
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].toSorted().map((value) => name + value),
  );
  return createHmac("sha1", authToken)
    .update(url + fields.join(""))
    .digest("base64");
}

/**
 * Whether Twilio signed this request. The address is built from our own configuration, because the sender controls the
 * Host header; it is signed with the default port or without. Takes as long for a wrong signature as for the right one.
 */
export function isSigned(
  signature: unknown,
  { authToken, url, form }: { authToken: string; url: string; form?: URLSearchParams },
): boolean {
  if (typeof signature !== "string") return false;
  const given = Buffer.from(signature);
  const verdicts = [url, withPort(url)].map((address) => {
    const right = Buffer.from(signatureOf(authToken, address, form));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return verdicts.includes(true);
}

/** The same address with its scheme's default port. */
function withPort(url: string): string {
  const [, scheme = "", host = "", rest = ""] = /^(\w+):\/\/([^/]+)(.*)$/.exec(url) ?? [];
  if (/:\d+$/.test(host)) return url;
  return `${scheme}://${host}:${scheme === "https" || scheme === "wss" ? 443 : 80}${rest}`;
}
