import * as z from "zod/mini";
import { canonicalZone } from "./canonical-zone.ts";

/** Used where a browser does not report its zone. */
export const fallbackTimeZone = "America/New_York";

// Asking the runtime costs more than most requests; names that it knows stay known, and there are about 600 of them.
const known = new Set<string>();

/** Tells whether this runtime knows the name as an IANA time zone; fixed offsets such as "+05:00" are not zones. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    // Names differ by case too, so the number kept is limited: otherwise spellings could fill the memory.
    if (known.size < 1_000) known.add(name);
    return true;
  } catch {
    return false;
  }
}

/** An IANA zone name such as America/Denver. A former name becomes the present one. */
export const timeZone = z
  .string("Time Zone is required.")
  .check(
    z.maxLength(64),
    z.refine(isTimeZone, "Choose a time zone from the list."),
    z.overwrite(canonicalZone),
  );
