import type { SessionState } from "#web/account/session-store.ts";

/**
 * The header state of the public pages. A person who still has to pass two-step sign-in counts as signed out; while the
 * session is unknown, the pages show the visitor's header.
 */
export function headerAuth(status: SessionState["status"]): "loading" | "signed-in" | "signed-out" {
  return status === "loading" || status === "signed-in" ? status : "signed-out";
}
