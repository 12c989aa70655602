import * as z from "zod/mini";
import { emptyToNull, tooLong } from "./clean-text.ts";
import { cleanEmail, isEmail, longestEmail, malformedEmail } from "./is-email.ts";

/** An optional email: null when empty. */
export const optionalEmail = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanEmail),
      z.maxLength(longestEmail, tooLong(longestEmail)),
      z.refine((text) => text === "" || isEmail(text), malformedEmail),
    ),
  ),
  z.transform(emptyToNull),
);

/** A required email. */
export const requiredEmail = z.string("Email is required.").check(
  z.overwrite(cleanEmail),
  z.minLength(1, "Email is required."),
  z.maxLength(longestEmail, tooLong(longestEmail)),
  z.refine((text) => text === "" || isEmail(text), malformedEmail),
);

/**
 * The email of an existing record; null when empty. An address that it had before may be invalid by today's rule, so
 * the code that stores it checks only a new one (contacts/kept-emails.ts).
 */
export const keptEmail = z.pipe(
  z.nullish(
    z.string().check(z.overwrite(cleanEmail), z.maxLength(longestEmail, tooLong(longestEmail))),
  ),
  z.transform(emptyToNull),
);
