/** Whoever is told to come again does so after this many seconds. */
export const retryAfterSeconds = 2;

/** The database cannot be reached, or so much waits for it that one more would only wait longer. */
export class Unavailable extends Error {
  override name = "Unavailable";
  readonly code: string;
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = codeIn(cause) ?? "unavailable";
  }
}

// PostgreSQL ends the connection, starts or stops, or has no connection, disk or memory left; or it gave up a statement
// that ran into statement_timeout, since too much is going on (its manual, appendix A).
const states = /^(08...|57P0[1-5]|53...|57014)$/;
const tookTooLong = "57014";
// What the driver says of a connection that is gone, where it gives no code.
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

const lost = new WeakSet<object>();

/** Notes what a connection reported as it broke: the statements that were under way fail with the very same error. */
export function noteLost(error: Error): void {
  lost.add(error);
}

/** Whether an error, or what caused it, only says that the database cannot be asked at the moment. */
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

/** What the log says of an error with this code. */
export function unavailableText(code: string): string {
  return code === tookTooLong
    ? "a statement took too long and was given up"
    : "the database is not available";
}

function codeIn(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
