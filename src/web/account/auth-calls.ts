import { AuthError } from "./auth-error.ts";
import { patientFetch } from "./patient-fetch.ts";
import { session } from "./session.ts";

/** The providers with a button on the sign-in and sign-up screens. */
export type Provider = "google" | "facebook";

/** Sends a request to the account service and returns its answer, or throws an AuthError. */
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

/** Signs in and resolves once the session store is up to date. */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  await session.readyToSignIn();
  await post("/sign-in/email", input);
  await session.changed();
}

/** Creates an account. There is no session until the email is verified. */
export async function signUp(input: { fullName: string; email: string; password: string }) {
  const { fullName: name, email, password } = input;
  await post("/sign-up/email", { name, email, password, callbackURL: "/signin" });
}

/** Requests the email that links to /update-password. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/request-password-reset", { email, redirectTo: "/update-password" });
}

/** Sets a new password with the token from the emailed link. */
export async function resetPassword(input: { token: string; newPassword: string }) {
  await post("/reset-password", input);
}

/** Requests another verification email. */
export async function sendVerification(email: string): Promise<void> {
  await post("/send-verification-email", { email, callbackURL: "/signin" });
}

/** Opens the provider's page, which redirects back to /dashboard. */
export async function signInWith(provider: Provider): Promise<void> {
  await session.readyToSignIn();
  const answer = await post("/sign-in/social", { provider, callbackURL: "/dashboard" });
  if (typeof answer.url !== "string") throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(answer.url);
}

/** Opens the sign-in page of the company that the email belongs to. */
export async function signInWithCompany(email: string): Promise<void> {
  await session.readyToSignIn();
  const answer = await post("/sign-in/sso", { email, callbackURL: "/dashboard" });
  if (typeof answer.url !== "string") throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(answer.url);
}

/** Requests an emailed code. Only accounts get one, but the answer never reveals whether an account exists. */
export async function sendSignInCode(email: string): Promise<void> {
  await post("/email-otp/send-verification-otp", { email, type: "sign-in", createUser: false });
}

/** Signs in with the emailed code. */
export async function signInWithCode(input: { email: string; otp: string }): Promise<void> {
  await session.readyToSignIn();
  await post("/sign-in/email-otp", input);
  await session.changed();
}

/** What the second step still needs from this session, and which factors the account has. */
export type SecondStepState = {
  needs: "proof" | "enrolment" | null;
  authenticators: number;
  passkeys: number;
  recoveryCodes: number;
};

export async function findSecondStep(): Promise<SecondStepState> {
  return (await callAuth("GET", "/second-step/state")) as unknown as SecondStepState;
}

/** Completes the second step with an authenticator app's code. */
export async function verifyCode(code: string): Promise<void> {
  await post("/factors/verify", { code });
  await session.changed();
}

/** Completes the second step with a recovery code and returns how many codes are left. */
export async function takeRecoveryCode(code: string): Promise<number> {
  const { left } = await post("/recovery-codes/use", { code });
  await session.changed();
  return Number(left);
}
