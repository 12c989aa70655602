import * as z from "zod";
import { isEmail } from "#domain/kernel/is-email.ts";

/**
 * Better Auth checks addresses by zod's pattern in seven places and has no setting for it. That pattern refuses valid
 * addresses: letters beyond ASCII, "%" before the @, a top-level domain such as "xn--p1ai". This replaces the one
 * pattern object that all of them use; nothing else in this process does (docs/decisions/054, 058).
 */
export function useOurEmailRule(): void {
  Object.defineProperty(z.regexes.email, "test", { value: isEmail });
}
