import * as z from "zod/mini";
import { canonicalZone } from "./canonical-zone.ts";

/** Used when a browser does not report its time zone. */
export const fallbackTimeZone = "America/New_York";

// Asking the runtime is slower than most requests, so known names are cached; there are about 600 of them.
const known = new Set<string>();

/** Whether this runtime knows the name as an IANA time zone; fixed offsets such as "+05:00" are not time zones. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    // Names can also differ in case, so the cache is limited: otherwise spellings could fill the memory.
    if (known.size < 1_000) known.add(name);
    return true;
  } catch {
    return false;
  }
}

/** An IANA time zone such as America/Denver. An old name becomes the current one. */
export const timeZone = z
  .string("Time Zone is required.")
  .check(
    z.maxLength(64),
    z.refine(isTimeZone, "Choose a time zone from the list."),
    z.overwrite(canonicalZone),
  );
