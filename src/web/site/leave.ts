import { session } from "#web/account/session.ts";

/** Signs out and goes to / by a full load (SPEC §2 header and sidebar). */
export async function signOutAndLeave(): Promise<void> {
  await session.signOut();
  window.location.assign("/");
}
