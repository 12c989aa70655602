import { v7 } from "uuid";

/** A UUIDv7, created here because PostgreSQL has them only from version 18 on. */
export function newId(): string {
  return v7();
}
