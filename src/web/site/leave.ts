import { signOut } from "#web/account/sign-out.ts";

/** Signs out and goes to / with a full page load. */
export async function signOutAndLeave(): Promise<void> {
  await signOut();
  window.location.assign("/");
}
