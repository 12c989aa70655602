import { LoggableError } from "./loggable-error.ts";

/** The Retry-After of responses while the database is unavailable, in seconds. */
export const retryAfterSeconds = 2;

/** The database cannot be reached, or too many requests are waiting for it. */
export class Unavailable extends LoggableError {
  override name = "Unavailable";
  readonly code: string;
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = codeIn(cause) ?? "unavailable";
  }
}

// PostgreSQL is starting, stopping, or out of connections, disk or memory; or a statement ran into statement_timeout
// under load (appendix A of its manual).
const states = /^(08...|57P0[1-5]|53...|57014)$/;
const tookTooLong = "57014";
// The driver's message for a lost connection, if it gives no code.
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

const lost = new WeakSet<object>();

/** Notes the error with which a connection broke: its statements fail with the same error object. */
export function noteLost(error: Error): void {
  lost.add(error);
}

/** Whether an error, or its cause, only means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (
      at instanceof Unavailable ||
      lost.has(at) ||
      states.test(codeIn(at) ?? "") ||
      words.test(at.message)
    )
      return true;
  return false;
}

/** The log message for such an error. */
export function unavailableText(code: string): string {
  return code === tookTooLong
    ? "a statement took too long and was given up"
    : "the database is not available";
}

function codeIn(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
