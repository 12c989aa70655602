/* Reads fields of stored JSON. A value of another type becomes the nearest one that a form can show; nothing throws. */

/** A number; a text that contains one counts too. */
export function number(stored: unknown): number | null {
  if (stored === null || stored === undefined || stored === "") return null;
  const value = Number(stored);
  return Number.isFinite(value) ? value : null;
}

export function text(stored: unknown): string | null {
  return typeof stored === "string" ? stored : null;
}

export function flag(stored: unknown): boolean {
  return stored === true;
}

export function texts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
}

export function flags(stored: unknown): Record<string, boolean> {
  const known = Object.entries(stored ?? {}).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
  );
  return Object.fromEntries(known);
}
