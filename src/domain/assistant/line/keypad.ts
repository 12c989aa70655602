import type { Expecting } from "#understanding/heard.ts";

/** How many digits are expected where a number was asked for. */
const lengths: Partial<Record<Expecting, number>> = { phone: 10, code: 6 };

const places = ["first", "second", "third"];

/** Whether the keys so far are only the beginning of an input. */
export function waitsForMoreKeys(keys: string, expecting: Expecting): boolean {
  const length = lengths[expecting];
  return length !== undefined && !keys.endsWith("#") && digitsOf(keys).length < length;
}

/**
 * The meaning of phone keys as text; null for a key without meaning. 9 opts out and 0 asks for a person, whatever was
 * asked (47 CFR 64.1200(b): the opt-out must always work); while a number is being keyed in, only if no other key
 * follows.
 */
export function wordsOfKeys(keys: string, expecting: Expecting): string | null {
  const digits = digitsOf(keys);
  const isNumber = lengths[expecting] !== undefined && digits.length > 1;
  if (isNumber) return digits;
  if (digits === "9") return "Stop calling me.";
  if (digits === "0") return "I want to speak to a person.";
  if (keys.startsWith("*")) return "Can you repeat that?";
  if (expecting === "confirm" && /^[12]$/.test(digits)) return digits === "1" ? "Yes." : "No.";
  const place = places[Number(digits) - 1];
  return place ? `The ${place} one.` : null;
}

function digitsOf(keys: string): string {
  return keys.replace(/\D/g, "");
}
