import * as z from "zod/mini";
import { cleanText, emptyToNull, tooLong } from "./clean-text.ts";
import { isEmail, longestEmail } from "./is-email.ts";

const malformed = "Enter an email address like name@example.com.";

/** An email address that may be missing: null when empty. */
export const optionalEmail = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(longestEmail, tooLong(longestEmail)),
      z.refine((text) => text === "" || isEmail(text), malformed),
    ),
  ),
  z.transform(emptyToNull),
);

/** An email address that must be there. */
export const requiredEmail = z.string("Email is required.").check(
  z.overwrite(cleanText),
  z.minLength(1, "Email is required."),
  z.maxLength(longestEmail, tooLong(longestEmail)),
  z.refine((text) => text === "" || isEmail(text), malformed),
);
