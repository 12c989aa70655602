import * as calls from "./auth-calls.ts";
import { AuthError } from "./auth-error.ts";
import { signInWords } from "./messages.ts";
import { session } from "./session.ts";
import { signOut } from "./sign-out.ts";

/** Logs a failure and throws it again, so that the screen can show it. */
async function logged<Result>(what: string, act: Promise<Result>): Promise<Result> {
  try {
    return await act;
  } catch (error) {
    console.error(`${what} failed`, error);
    throw error;
  }
}

async function signInAndCheck(input: Parameters<typeof calls.signIn>[0]): Promise<void> {
  await calls.signIn(input);
  // With a second step to come, the guard shows it.
  if (!["signed-in", "second-step"].includes(session.get().status))
    throw new AuthError(signInWords.notKept, "NO_SESSION", 0);
}

/** What useAuth can do. Failures of the first four are logged and thrown again. */
export const authActions = {
  signIn: (input: Parameters<typeof calls.signIn>[0]) => logged("Sign in", signInAndCheck(input)),
  signUp: (input: Parameters<typeof calls.signUp>[0]) => logged("Sign up", calls.signUp(input)),
  requestPasswordReset: (email: string) =>
    logged("Password reset", calls.requestPasswordReset(email)),
  resetPassword: (input: Parameters<typeof calls.resetPassword>[0]) =>
    logged("Password reset", calls.resetPassword(input)),
  sendVerification: calls.sendVerification,
  signInWith: calls.signInWith,
  /** User and profile are gone at once; done when the server knows, or has been asked long enough. A failure is told. */
  signOut,
};

export type AuthActions = typeof authActions;
