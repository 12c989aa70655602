import * as z from "zod/mini";
import { emptyToNull, tooLong } from "./clean-text.ts";
import { cleanEmail, isEmail, longestEmail, malformedEmail } from "./is-email.ts";

/** An email address that may be missing: null when empty. */
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

/** An email address that must be there. */
export const requiredEmail = z.string("Email is required.").check(
  z.overwrite(cleanEmail),
  z.minLength(1, "Email is required."),
  z.maxLength(longestEmail, tooLong(longestEmail)),
  z.refine((text) => text === "" || isEmail(text), malformedEmail),
);

/**
 * An address of a record that is there already, null when empty: what the record had before may be none by today's rule,
 * so that whoever stores it asks for what is new (contacts/kept-emails.ts).
 */
export const keptEmail = z.pipe(
  z.nullish(
    z.string().check(z.overwrite(cleanEmail), z.maxLength(longestEmail, tooLong(longestEmail))),
  ),
  z.transform(emptyToNull),
);
