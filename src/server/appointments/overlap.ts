import { causeCode } from "#server/platform/database.ts";

const exclusionViolation = "23P01";

/**
 * Runs a change of the calendar. If PostgreSQL itself refuses an overlap, because some code did not take the lock that
 * every procedure takes, the response is the same as if the procedure had found it.
 */
export async function answerOverlap<Result>(
  work: () => Promise<Result>,
  overlap: () => Error,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (causeCode(error) === exclusionViolation) throw overlap();
    throw error;
  }
}
