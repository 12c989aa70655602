/*
 * PostgreSQL stores no NUL, and a lone surrogate can be written as JSON but never read again. So no request may contain
 * them: it is refused, or the text is repaired where a refusal would help no one.
 */

/** How deep lists and objects may be nested; our own forms have three levels. */
const mostLevels = 32;

export const unstorable = "This text contains characters that can’t be saved.";
export const tooManyLevels = "This request is nested too deeply.";

/** The text without NUL, and with U+FFFD in place of lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** What is wrong with a JSON value, at any depth and including its keys; null when it can be stored. */
export function findUnstorable(value: unknown, levels = 0): string | null {
  if (typeof value === "string")
    return value.isWellFormed() && !value.includes("\0") ? null : unstorable;
  if (typeof value !== "object" || value === null) return null;
  if (levels >= mostLevels) return tooManyLevels;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(name) ?? findUnstorable(inner, levels + 1);
    if (found) return found;
  }
  return null;
}

/** The value with all its texts repaired; null when it is nested too deeply. Copies only what needs repair. */
export function repairTexts(value: unknown): { repaired: unknown } | null {
  const wrong = findUnstorable(value);
  if (wrong === null) return { repaired: value };
  const repaired = repair(value, 0);
  return repaired === tooDeep ? null : { repaired };
}

const tooDeep = Symbol("nested too deeply");

function repair(value: unknown, levels: number): unknown {
  if (typeof value === "string") return storableText(value);
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return value;
  if (levels >= mostLevels) return tooDeep;
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const repaired = repair(inner, levels + 1);
    if (repaired === tooDeep) return tooDeep;
    entries.push([storableText(name), repaired]);
  }
  // Built from entries, because an assignment to "__proto__" would set the prototype.
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
