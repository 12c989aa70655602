import { useSyncExternalStore } from "react";
import { session } from "./session.ts";
import type { SessionState } from "./session-store.ts";

const loading: SessionState = { status: "loading" };

/** The session of this page; "loading" until the first check is done. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => loading);
}
