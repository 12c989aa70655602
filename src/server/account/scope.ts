import type { Scope } from "#domain/account/scopes.ts";

/**
 * The scope that a personal API key needs for a procedure: its room, and whether it only reads. The account's own
 * procedures answer to "account", which no key can have.
 */
export function scopeOf(path: readonly string[], method: string | undefined): Scope | "account" {
  const [room] = path;
  if (room === "account") return "account";
  return `${room}:${method === "GET" ? "read" : "write"}` as Scope;
}
