import { ORPCError } from "@orpc/client";
import { messageOf } from "#web/client/failure.ts";
import { AuthError } from "./auth-error.ts";

/** The code of a refusal, by the account service or by a procedure; "" for anything else. */
export function codeOf(error: unknown): string {
  if (error instanceof AuthError || error instanceof ORPCError) return String(error.code);
  return "";
}

/** What a failed change of the account says to a person. */
export function failureText(error: unknown): string {
  if (error instanceof AuthError && error.message) return error.message;
  return messageOf(error);
}

/** Whether what was to be removed or ended is gone already, so that nothing failed. */
export function isGone(error: unknown): boolean {
  return (error instanceof AuthError || error instanceof ORPCError) && error.status === 404;
}

/** Whether it failed because nobody is signed in here any more. */
export function isNobody(error: unknown): boolean {
  return codeOf(error) === "UNAUTHORIZED";
}
