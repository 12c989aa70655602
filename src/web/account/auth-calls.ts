import { AuthError } from "./auth-error.ts";
import { session } from "./session.ts";

/** The providers of SPEC §2. */
export type Provider = "google" | "facebook";

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new AuthError("", "NO_ANSWER", 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  const values = (answer && typeof answer === "object" ? answer : {}) as Record<string, unknown>;
  if (response.ok) return values;
  const text = (key: string) => (typeof values[key] === "string" ? values[key] : "");
  throw new AuthError(text("message"), text("code"), response.status);
}

/** Signs in; the session store has changed when this is done. */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  await post("/sign-in/email", input);
  await session.changed();
}

/** Makes an account; no session opens until the address is verified. */
export async function signUp(input: { fullName: string; email: string; password: string }) {
  const { fullName: name, email, password } = input;
  await post("/sign-up/email", { name, email, password, callbackURL: "/signin" });
}

/** Asks for the mail that leads to /update-password. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/update-password" });
}

/** Sets a new password with the token of the mail's link. */
export async function resetPassword(input: { token: string; newPassword: string }) {
  await post("/reset-password", input);
}

/** Asks for the verification mail again. */
export async function sendVerification(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: "/signin" });
}

/** Leaves for the provider's own page; the way back ends at /dashboard (SPEC §2). */
export async function signInWith(provider: Provider): Promise<void> {
  const answer = await post("/sign-in/social", { provider, callbackURL: "/dashboard" });
  if (typeof answer.url !== "string") throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(answer.url);
}
