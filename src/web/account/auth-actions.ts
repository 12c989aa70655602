import * as calls from "./auth-calls.ts";
import { AuthError } from "./auth-error.ts";
import { sessionWords } from "./session-messages.ts";
import { session } from "./session.ts";
import { signOut } from "./sign-out.ts";

/** Logs a failure and rethrows it, so that the screen can show it. */
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
  // A session that still needs the second step is fine: the guard shows that step.
  if (!["signed-in", "second-step"].includes(session.get().status))
    throw new AuthError(sessionWords.notKept, "NO_SESSION", 0);
}

/** The actions of useAuth. Failures of the first four are logged and rethrown. */
export const authActions = {
  signIn: (input: Parameters<typeof calls.signIn>[0]) => logged("Sign in", signInAndCheck(input)),
  signUp: (input: Parameters<typeof calls.signUp>[0]) => logged("Sign up", calls.signUp(input)),
  requestPasswordReset: (email: string) =>
    logged("Password reset", calls.requestPasswordReset(email)),
  resetPassword: (input: Parameters<typeof calls.resetPassword>[0]) =>
    logged("Password reset", calls.resetPassword(input)),
  sendVerification: calls.sendVerification,
  signInWith: calls.signInWith,
  /** Clears user and profile at once; resolves when the server confirms or time is up, with a toast if it didn't. */
  signOut,
};

export type AuthActions = typeof authActions;
