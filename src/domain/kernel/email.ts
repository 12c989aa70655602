import * as z from "zod/mini";
import { cleanText, emptyToNull, tooLong } from "./clean-text.ts";

const longest = 254; // RFC 5321: what fits in a mail's envelope
// The world's spellings: letters of any script on both sides, one @, a dot in the domain.
const shape = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]{2,}$/u;

const malformed = "Enter an email address like name@example.com.";

/** Tells whether a text is formed like an email address; says nothing about whether mail arrives there. */
export function isEmail(text: string): boolean {
  return text.length <= longest && shape.test(text) && !text.includes("..");
}

/** An email address that may be missing: null when empty. */
export const optionalEmail = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(longest, tooLong(longest)),
      z.refine((text) => text === "" || isEmail(text), malformed),
    ),
  ),
  z.transform(emptyToNull),
);

/** An email address that must be there. */
export const requiredEmail = z.string("Email is required.").check(
  z.overwrite(cleanText),
  z.minLength(1, "Email is required."),
  z.maxLength(longest, tooLong(longest)),
  z.refine((text) => text === "" || isEmail(text), malformed),
);
