import * as z from "zod/mini";
import { cleanName, cleanText, emptyToNull, tooLong } from "./clean-text.ts";

/** Text that must not be empty, cleaned, at most `max` characters; `label` is the field's name on screen. */
export function requiredText(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, tooLong(max)),
    );
}

/** Optional text: cleaned, and null when nothing is left. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(z.string().check(z.overwrite(cleanText), z.maxLength(max, tooLong(max)))),
    z.transform(emptyToNull),
  );
}

/** A required name: as `requiredText`, cleaned like all names. */
export function requiredName(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanName),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, tooLong(max)),
    );
}

/** An optional name: as `optionalText`, cleaned like all names. */
export function optionalName(max: number) {
  return z.pipe(
    z.nullish(z.string().check(z.overwrite(cleanName), z.maxLength(max, tooLong(max)))),
    z.transform(emptyToNull),
  );
}
