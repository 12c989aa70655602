import { callAuth } from "./auth-calls.ts";
import { AuthError } from "./auth-error.ts";
import { passkeyWords as words } from "./messages.ts";
import { session } from "./session.ts";
import { whileSessionMoves } from "./session-moves.ts";

/** Whether this browser can keep and use passkeys here: none does at an IP address. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && !isAtAddress();
}

/** Whether the page was opened by an IP address instead of a name. */
export function isAtAddress(): boolean {
  return /^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Adds a passkey of this device to the account; the device asks for face, finger or PIN. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const options = await callAuth("GET", "/passkey/generate-register-options");
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const response = await startRegistration({ optionsJSON }).catch(tellWhy);
  await callAuth("POST", "/passkey/verify-registration", { response, name });
}

/** Proves by a passkey who is there; this browser gets a new session by it. */
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

/** The browser names why nothing came of it; what people know of it is less. */
function tellWhy(error: unknown): never {
  const isThere = error instanceof Error && error.name === "InvalidStateError";
  throw new AuthError(isThere ? words.isThere : words.notUsed, "NOT_USED", 400);
}
