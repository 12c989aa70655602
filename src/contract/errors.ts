/** What every procedure that needs a session answers without one. Pages and programs rely on the exact text. */
export const signedInErrors = {
  UNAUTHORIZED: { status: 401, message: "User not logged in." },
} as const;

/** A missing record and one of another account get the same answer, so that no answer reveals which ids exist. */
export const notFoundError = {
  NOT_FOUND: { status: 404, message: "This record no longer exists." },
} as const;

/** The answer while the database is away, or more is asked of it than it can do; with when to come again. */
export const unavailableError = {
  status: 503,
  message: "We can’t answer just now. Try again in a few seconds.",
} as const;

/** Answers anything unexpected. What went wrong is in the log, under the request's id. */
export const unexpectedError = {
  status: 500,
  message: "Something went wrong on our side. Please try again.",
} as const;
