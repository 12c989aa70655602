import * as z from "zod/mini";

// Control characters but tab and line feed: nobody types them, and PostgreSQL refuses NUL.
const controls = /(?![\t\n])\p{Cc}/gu;

/** Makes what was typed storable: one Unicode form (NFC), no lone surrogates, no control characters, no outer spaces. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").normalize("NFC").trim();
}

/** Text that must not be empty, cleaned, at most `max` characters; `label` is the field's name in words. */
export function requiredText(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .check(
      z.overwrite(cleanText),
      z.minLength(1, `${label} is required.`),
      z.maxLength(max, tooLong(max)),
    );
}

/** Text that may be missing: cleaned, and null when nothing is left. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(z.string().check(z.overwrite(cleanText), z.maxLength(max, tooLong(max)))),
    z.transform(emptyToNull),
  );
}

export function emptyToNull<Value extends string>(value: Value | null | undefined): Value | null {
  return value === "" || value == null ? null : value;
}

export function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString("en-US")} characters.`;
}
