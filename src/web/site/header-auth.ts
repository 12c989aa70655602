import type { SessionState } from "#web/account/session-store.ts";

/**
 * Which items the header of the public pages shows. Who still owes the second step is not in, and as long as nobody can
 * say who it is, the pages go on as for a visitor.
 */
export function headerAuth(status: SessionState["status"]): "loading" | "signed-in" | "signed-out" {
  return status === "loading" || status === "signed-in" ? status : "signed-out";
}
