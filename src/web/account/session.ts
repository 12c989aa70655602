import { createSession } from "./session-store.ts";

/** The one session of this page, shared by React and by the landing page's script. */
export const session = createSession();
