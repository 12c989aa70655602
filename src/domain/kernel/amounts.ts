import * as z from "zod/mini";

// Above this a JavaScript number no longer distinguishes neighboring dollars. No save has any other bound (CRM-109).
const largest = Number.MAX_SAFE_INTEGER;

function amount(unit: string) {
  return z.nullish(
    z
      .number("Enter a number.")
      .check(
        z.gte(-largest, `This is too small for ${unit}.`),
        z.lte(largest, `This is too large for ${unit}.`),
      ),
  );
}

const orNull = z.transform((value: number | null | undefined) => value ?? null);

/** US dollars as typed, cents as decimals; null when the field was left empty. */
export const optionalDollars = z.pipe(amount("dollars"), orNull);

/** A percentage as people say it: 6.5 is six and a half percent; null when the field was left empty. */
export const optionalPercent = z.pipe(amount("percent"), orNull);

/** How many of something; null when the field was left empty. */
export const optionalCount = z.pipe(amount("a count"), orNull);
