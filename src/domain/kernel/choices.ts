import * as z from "zod/mini";

/** One of a fixed list, or null: an untouched select sends "", which means no choice. */
export function optionalChoice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
) {
  return z.pipe(
    z.nullish(z.enum(["", ...choices], "Choose one of the list.")),
    z.transform((value): Choices[number] | null => (value ? (value as Choices[number]) : null)),
  );
}
