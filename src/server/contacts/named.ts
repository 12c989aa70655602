import { type SQL, sql } from "drizzle-orm";
import { contacts } from "./tables.ts";

/** Whether a contact's name has this part in it, in any case; % and _ are plain characters. No part narrows nothing. */
export function isNamed(part: string): SQL | undefined {
  const plain = part.trim().replace(/[\\%_]/g, "\\$&");
  if (!plain) return undefined;
  return sql`concat_ws(' ', ${contacts.firstName}, ${contacts.lastName}) ilike ${`%${plain}%`}`;
}
