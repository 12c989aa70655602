import * as z from "zod";
import { isEmail } from "#domain/kernel/is-email.ts";

/**
 * Lets the account service judge addresses by the one rule. It asks zod's pattern at seven places, some of them within
 * its endpoints, has no setting for it, and that pattern refuses addresses that mail reaches: other letters than ASCII's,
 * "%" before the @, a top level such as "xn--p1ai". The pattern is the one object that all of them ask; nothing else in
 * this process does (docs/decisions/054).
 */
export function judgeAddressesByOurRule(): void {
  Object.defineProperty(z.regexes.email, "test", { value: isEmail });
}
