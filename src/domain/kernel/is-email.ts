import { fromPunycode } from "./punycode.ts";

/*
 * The one rule of email addresses, for every form, procedure, sign-in and letter (docs/decisions/054).
 */

// Browsers and servers have it alike; the types of the domain know neither.
declare const URL: new (address: string) => { readonly hostname: string };

/** How long an address may be: RFC 5321, what fits in a mail's envelope. In octets, its domain in ASCII. */
export const longestEmail = 254;
const longestLocalPart = 64; // octets
const longestDomain = 253; // octets
const longestLabel = 63; // octets

/** What a field says of something that is no address. */
export const malformedEmail = "Enter an email address like name@example.com.";

// Letters of any script, and the characters that RFC 5322 allows without quotes. Invisible ones are not letters.
const atom = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+$/u;
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;
// No top level has digits alone: that would be the address of a machine.
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/;

/** Whether mail can be addressed to this text as it is. Whether anyone reads it there is another question. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  // Longer than any, whatever its letters are.
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

// Spaces, control characters, direction marks and the like, with which copied text begins and ends.
const edges =
  /^(?:[\s\p{Cc}]|\p{Default_Ignorable_Code_Point})+|(?:[\s\p{Cc}]|\p{Default_Ignorable_Code_Point})+$/gu;
/** What is longer is no address with something around it, and is not searched for one. */
const longestPasted = 1_000;
const inBrackets = /^[^<>@]*<([^<>]*)>$/u;
const link = /^mailto:/i;

/**
 * The address in what was typed or pasted, in the one spelling that is stored: without its surroundings (spaces, "Ana
 * <…>", "mailto:"), and with an international domain in its readable form ("exämple.de", not "xn--exmple-cua.de"; and
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
  // Wide letters and dots, as some keyboards write them, lead to the same domain as plain ones.
  const domain = toAscii(text.slice(at + 1));
  return domain === null ? text : `${text.slice(0, at)}@${toLetters(domain)}`;
}

/** An address as it is compared: two that differ by case or by the spelling of the domain are one. */
export function emailKey(typed: string): string {
  return cleanEmail(typed).toLowerCase();
}

/** The address of a link that writes a mail; its subject and its text are not part of it. */
function unlinked(text: string): string {
  const address = text.replace(link, "").replace(/(@[^?]*)\?.*$/su, "$1");
  try {
    return decodeURIComponent(address).normalize("NFC");
  } catch {
    return address;
  }
}

/** A domain as the mail's envelope has it; null when it has characters that no domain has. */
function toAscii(domain: string): string | null {
  if (isPlainDomain(domain)) return domain.toLowerCase();
  // The rest of the web's own rules for names is the browser's to know (UTS 46).
  if (unseen.test(domain) || !/^[\p{L}\p{M}\p{Nd}.。．｡-]+$/u.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Whether a domain is spelt as it is read already, but for its case. */
function isPlainDomain(domain: string): boolean {
  return /^[a-z\d.-]*$/i.test(domain) && !/xn--/i.test(domain);
}

function toLetters(domain: string): string {
  const decoded = domain
    .split(".")
    .map((part) => (part.startsWith("xn--") ? fromPunycode(part.slice(4)) : part));
  const letters = decoded.includes(null) ? domain : decoded.join(".");
  // Letters that would not lead back to the same domain are not shown for it.
  return toAscii(letters) === domain ? letters : domain;
}

/** How long a text is in UTF-8. */
function octetsOf(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replace(/%../g, "-").length;
}
