import { v7 } from "uuid";

/** A new record's id: UUIDv7, made here and not in the database, because PostgreSQL makes them from version 18 on only. */
export function newId(): string {
  return v7();
}
