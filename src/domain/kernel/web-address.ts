import * as z from "zod/mini";
import { cleanText, emptyToNull, tooLong } from "./clean-text.ts";

const longest = 500;

const httpAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** A web address is http or https and names a host; anything else (javascript:, data:) could run in a reader's page. */
export function isWebAddress(text: string): boolean {
  return httpAddress.safeParse(text).success;
}

/** An optional web address: null when empty. */
export const optionalWebAddress = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(longest, tooLong(longest)),
      z.refine(
        (text) => text === "" || isWebAddress(text),
        "Enter a web address like https://example.com.",
      ),
    ),
  ),
  z.transform(emptyToNull),
);
