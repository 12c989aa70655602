import { ORPCError } from "@orpc/client";
import { messageOf } from "#web/client/failure.ts";
import { AuthError } from "./auth-error.ts";

/** The error code from the account service or a procedure; "" for any other error. */
export function codeOf(error: unknown): string {
  if (error instanceof AuthError || error instanceof ORPCError) return String(error.code);
  return "";
}

/** The text to show after an account change failed. */
export function failureText(error: unknown): string {
  if (error instanceof AuthError && error.message) return error.message;
  return messageOf(error);
}

/** Whether the thing to remove or end was already gone, which is not a failure. */
export function isGone(error: unknown): boolean {
  return (error instanceof AuthError || error instanceof ORPCError) && error.status === 404;
}

/** Whether it failed because the session has ended. */
export function isNobody(error: unknown): boolean {
  return codeOf(error) === "UNAUTHORIZED";
}
