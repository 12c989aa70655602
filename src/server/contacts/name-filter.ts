import { type SQL, sql } from "drizzle-orm";
import { cleanText } from "#domain/kernel/clean-text.ts";
import { fold } from "#domain/kernel/fold.ts";
import { contacts } from "./tables.ts";

/**
 * Whether a contact's name contains this text, folded; % and _ are ordinary characters. Without a text, everything
 * matches.
 */
export function isNamed(part: string): SQL | undefined {
  const plain = fold(cleanText(part)).replace(/[\\%_]/g, "\\$&");
  if (!plain) return undefined;
  return sql`fold_text(concat_ws(' ', ${contacts.firstName}, ${contacts.lastName})) like ${`%${plain}%`}`;
}
