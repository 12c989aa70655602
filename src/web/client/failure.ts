import { ORPCError } from "@orpc/client";

const unreachable = "We couldn't reach Hearthline. Check your connection and try again.";

/** What a failed call says to a person: the server's own message, or that there was no answer. */
export function messageOf(error: unknown): string {
  if (error instanceof ORPCError && error.message) return error.message;
  return unreachable;
}

/** Whether it failed because nobody is signed in any more: the guards see to that, and nothing else is to be said. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 401;
}

/** Whether what was to be deleted or ended is gone already: the message says so, and nothing failed. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_FOUND";
}

/** One fault the server found in what was sent; the path is that of the input ("lead.email"). */
export type Fault = { path: string; message: string };

/** The faults a refused input came back with; none when it failed for another reason. */
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
