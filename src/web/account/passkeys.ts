import { callAuth } from "./auth-calls.ts";
import { AuthError } from "./auth-error.ts";
import { passkeyWords as words } from "./messages.ts";
import { session } from "./session.ts";
import { whileSessionMoves } from "./session-moves.ts";

/** Whether passkeys work here; no browser supports them at an IP address. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && !isAtAddress();
}

/** Whether the page was opened at an IP address instead of a host name. */
export function isAtAddress(): boolean {
  return /^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Adds a passkey to the account; the device asks for a face, a fingerprint or a PIN. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const options = await callAuth("GET", "/passkey/generate-register-options");
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const response = await startRegistration({ optionsJSON }).catch(tellWhy);
  await callAuth("POST", "/passkey/verify-registration", { response, name });
}

/** Confirms who the person is with a passkey, which gives this browser a new session. */
export async function provePasskey(): Promise<void> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  await session.readyToSignIn();
  const options = await callAuth("GET", "/passkey/generate-authenticate-options");
  const optionsJSON = options as unknown as Parameters<
    typeof startAuthentication
  >[0]["optionsJSON"];
  const response = await startAuthentication({ optionsJSON }).catch(tellWhy);
  await whileSessionMoves(async () => {
    await callAuth("POST", "/passkey/verify-authentication", { response });
    await session.changed();
  });
}

/** Replaces the browser's technical error with a text that people understand. */
function tellWhy(error: unknown): never {
  const isThere = error instanceof Error && error.name === "InvalidStateError";
  throw new AuthError(isThere ? words.isThere : words.notUsed, "NOT_USED", 400);
}
