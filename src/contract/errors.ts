/**
 * The response of every procedure that needs a session to a request without one. Pages and API clients rely on the
 * exact text.
 */
export const signedInErrors = {
  UNAUTHORIZED: { status: 401, message: "User not logged in." },
} as const;

/** A missing record and one of another account get the same response, so that no response reveals which ids exist. */
export const notFoundError = {
  NOT_FOUND: { status: 404, message: "This record no longer exists." },
} as const;

/** The database is unreachable or overloaded; says when to try again. */
export const unavailableError = {
  status: 503,
  message: "We can’t answer just now. Try again in a few seconds.",
} as const;

/** The response to any unexpected error. Details are in the log under the request's id. */
export const unexpectedError = {
  status: 500,
  message: "Something went wrong on our side. Please try again.",
} as const;
