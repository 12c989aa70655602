import { ORPCError } from "@orpc/client";

const unreachable = "We couldn't reach Hearthline. Check your connection and try again.";

/** The text for a failed request: the server's own message, or that the server did not answer. */
export function messageOf(error: unknown): string {
  if (error instanceof ORPCError && error.message) return error.message;
  return unreachable;
}

/** Whether it failed because the session ended; the guards handle that, so the page shows no error. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 401;
}

/** Whether the item to delete is already gone; the message says so, and it is not an error. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_FOUND";
}

/** One validation error from the server; `path` is the input's path ("lead.email"). */
export type Fault = { path: string; message: string };

/** The validation errors of a refused input; empty if it failed for another reason. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof ORPCError)) return [];
  const issues: unknown = (error.data as { issues?: unknown } | undefined)?.issues;
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: { path?: unknown; message?: unknown }) =>
    Array.isArray(issue?.path) && typeof issue.message === "string"
      ? [{ path: issue.path.join("."), message: issue.message }]
      : [],
  );
}
