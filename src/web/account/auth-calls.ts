import { AuthError } from "./auth-error.ts";
import { patientFetch } from "./patient-fetch.ts";
import { session } from "./session.ts";

/** The providers with a button on the sign-in and sign-up screens. */
export type Provider = "google" | "facebook";

/** Asks the account service; what it answers with, or an AuthError with its words. */
export async function callAuth(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await patientFetch(`/api/auth${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
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

const post = (path: string, body: object) => callAuth("POST", path, body);

/** Signs in; the session store has changed when this is done. */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  await session.readyToSignIn();
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

/** Leaves for the provider's page. The way back ends at /dashboard. */
export async function signInWith(provider: Provider): Promise<void> {
  await session.readyToSignIn();
  const answer = await post("/sign-in/social", { provider, callbackURL: "/dashboard" });
  if (typeof answer.url !== "string") throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(answer.url);
}

/** Leaves for the sign-in of the company that an address belongs to. */
export async function signInWithCompany(email: string): Promise<void> {
  await session.readyToSignIn();
  const answer = await post("/sign-in/sso", { email, callbackURL: "/dashboard" });
  if (typeof answer.url !== "string") throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(answer.url);
}

/** Asks for a mail with a code. It goes out only to who has an account; the answer is the same for everybody. */
export async function sendSignInCode(email: string): Promise<void> {
  await post("/email-otp/send-verification-otp", { email, type: "sign-in", createUser: false });
}

/** Signs in with the code of that mail. */
export async function signInWithCode(input: { email: string; otp: string }): Promise<void> {
  await session.readyToSignIn();
  await post("/sign-in/email-otp", input);
  await session.changed();
}

/** What the session owes, and the ways to do it. */
export type SecondStepState = {
  needs: "proof" | "enrolment" | null;
  authenticators: number;
  passkeys: number;
  recoveryCodes: number;
};

export async function findSecondStep(): Promise<SecondStepState> {
  return (await callAuth("GET", "/second-step/state")) as unknown as SecondStepState;
}

/** Does the second step with the code of an authenticator app. */
export async function verifyCode(code: string): Promise<void> {
  await post("/factors/verify", { code });
  await session.changed();
}

/** Does the second step with a recovery code; answers how many are left. */
export async function takeRecoveryCode(code: string): Promise<number> {
  const { left } = await post("/recovery-codes/use", { code });
  await session.changed();
  return Number(left);
}
