import { isEmail } from "#domain/kernel/is-email.ts";
import type { Heard, Listening } from "#understanding/heard.ts";
import { understand as read } from "#understanding/understand.ts";

/** What an utterance contains, as the grammar reads it, with the product's one rule for email addresses. */
export function understand(text: string, listening: Listening): Heard {
  return read(text, listening, isEmail);
}
