/*
 * PostgreSQL stores no NUL, and half a character (a lone surrogate) can be written as JSON but never read again. So no
 * request may bring them in: it is refused, or the text is repaired where a refusal would help no one.
 */

/** How deep lists and objects may be nested; our own forms have three levels. */
const mostLevels = 32;

export const unstorable = "This text contains characters that can’t be saved.";
export const tooManyLevels = "This request is nested too deeply.";

/** The text without NUL, and with U+FFFD in the place of half a character. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** What is wrong with a value that came as JSON, at any depth and in its names too; null when it can be stored. */
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

/** The value with all its texts mended; null when it is nested too deeply. What needs no mending is not copied. */
export function mendTexts(value: unknown): { mended: unknown } | null {
  const wrong = findUnstorable(value);
  if (wrong === null) return { mended: value };
  const mended = mend(value, 0);
  return mended === tooDeep ? null : { mended };
}

const tooDeep = Symbol("nested too deeply");

function mend(value: unknown, levels: number): unknown {
  if (typeof value === "string") return storableText(value);
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return value;
  if (levels >= mostLevels) return tooDeep;
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) {
    const mended = mend(inner, levels + 1);
    if (mended === tooDeep) return tooDeep;
    entries.push([storableText(name), mended]);
  }
  // From entries, because an assignment to "__proto__" would set the prototype.
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
