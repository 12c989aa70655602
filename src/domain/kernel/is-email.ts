import { fromPunycode } from "./punycode.ts";

/* The one rule for email addresses, for every form, procedure, sign-in and email (docs/decisions/054). */

// Available in browsers and servers alike; the domain's TypeScript types include neither.
declare const URL: new (address: string) => { readonly hostname: string };

/** The longest address, in octets with its domain in ASCII (RFC 5321: the limit of an email's envelope). */
export const longestEmail = 254;
const longestLocalPart = 64; // octets
const longestDomain = 253; // octets
const longestLabel = 63; // octets

/** The message for a malformed address. */
export const malformedEmail = "Enter an email address like name@example.com.";

// Letters of any script, and the characters that RFC 5322 allows without quotes. Invisible ones are not letters.
const atom = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+$/u;
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
// A top-level domain is never numeric: that would be an IP address.
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/;

/** Whether email can be sent to this address as written. Whether anyone reads it there is another question. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  // Too long in any encoding.
  if (at < 1 || text.length > longestEmail || unseen.test(text)) return false;
  const localPart = text.slice(0, at);
  const domain = toAscii(text.slice(at + 1));
  if (domain === null || !localPart.split(".").every((part) => atom.test(part))) return false;
  const localOctets = octetsOf(localPart);
  const labels = domain.split(".");
  return (
    localOctets <= longestLocalPart &&
    domain.length <= longestDomain &&
    localOctets + 1 + domain.length <= longestEmail &&
    labels.length > 1 &&
    labels.every((part) => part.length <= longestLabel && label.test(part)) &&
    topLevel.test(labels.at(-1)!)
  );
}

// Spaces, control characters, direction marks and the like at the edges of copied text.
const edges =
  /^(?:[\s\p{Cc}]|\p{Default_Ignorable_Code_Point})+|(?:[\s\p{Cc}]|\p{Default_Ignorable_Code_Point})+$/gu;
/** Longer text is not searched for an address, in characters. */
const longestPasted = 1_000;
const inBrackets = /^[^<>@]*<([^<>]*)>$/u;
const link = /^mailto:/i;

/**
 * The address in typed or pasted text, in the one spelling that is stored: without its surroundings (spaces, "Ana <…>",
 * "mailto:"), and with an international domain in its readable form ("exämple.de", not "xn--exmple-cua.de"; and
 * "example.com", not "ｅｘａｍｐｌｅ。ｃｏｍ"). Nothing is removed from its middle: that would be someone else's address. Does not
 * check whether it is an address.
 */
export function cleanEmail(typed: string): string {
  if (typed.length > longestPasted) return typed.toWellFormed().trim();
  let text = typed.toWellFormed().normalize("NFC").replace(edges, "");
  text = (inBrackets.exec(text)?.[1] ?? text).replace(edges, "");
  if (link.test(text)) text = unlinked(text).replace(edges, "");
  const at = text.lastIndexOf("@");
  if (at < 0 || isPlainDomain(text.slice(at + 1))) return text;
  // Full-width letters and dots, as some keyboards write them, lead to the same domain as plain ones.
  const domain = toAscii(text.slice(at + 1));
  return domain === null ? text : `${text.slice(0, at)}@${toLetters(domain)}`;
}

/** The key by which addresses are compared: case and the spelling of the domain make no difference. */
export function emailKey(typed: string): string {
  return cleanEmail(typed).toLowerCase();
}

/** The address of a mailto link, without its subject and body. */
function unlinked(text: string): string {
  const address = text.replace(link, "").replace(/(@[^?]*)\?.*$/su, "$1");
  try {
    return decodeURIComponent(address).normalize("NFC");
  } catch {
    return address;
  }
}

/** A domain as in an email's envelope; null when it has invalid characters. */
function toAscii(domain: string): string | null {
  if (isPlainDomain(domain)) return domain.toLowerCase();
  // The browser checks the remaining rules for domain names (UTS 46).
  if (unseen.test(domain) || !/^[\p{L}\p{M}\p{Nd}.。．｡-]+$/u.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Whether a domain already has its readable spelling, ignoring case. */
function isPlainDomain(domain: string): boolean {
  return /^[a-z\d.-]*$/i.test(domain) && !/xn--/i.test(domain);
}

function toLetters(domain: string): string {
  const decoded = domain
    .split(".")
    .map((part) => (part.startsWith("xn--") ? fromPunycode(part.slice(4)) : part));
  const letters = decoded.includes(null) ? domain : decoded.join(".");
  // The readable form is used only if it leads back to the same domain.
  return toAscii(letters) === domain ? letters : domain;
}

/** The length of a text in UTF-8, in bytes. */
function octetsOf(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%../g, "-").length;
}
