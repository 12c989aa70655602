import { isEmail } from "#domain/kernel/is-email.ts";
import type { Heard, Listening } from "#understanding/heard.ts";
import { understand as read } from "#understanding/understand.ts";

/** What an utterance carries, as the grammar reads it, by the product's one rule of email addresses. */
export function understand(text: string, listening: Listening): Heard {
  return read(text, listening, isEmail);
}
