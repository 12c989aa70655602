import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { AuditBroken } from "./audit-store.ts";

/** What the jobs of the audit have found in this process. */
export type AuditWatch = {
  /** Runs a job, and notes whether it found something changed. */
  run(job: string, work: () => Promise<{ broken: string[] }>): Promise<void>;
  /** Broken: the last run of one of the jobs here found that something was changed. */
  state(): "ok" | "broken";
};

const foreignKeyViolation = "23503";

/**
 * What was changed in the database is logged in every run and fails no job: another try would find the same. Neither does
 * an account that is deleted meanwhile, which the next run no longer sees.
 */
export function createAuditWatch(log: Log): AuditWatch {
  const broken = new Set<string>();
  return {
    async run(job, work) {
      try {
        const found = await work();
        if (found.broken.length > 0) broken.add(job);
        else broken.delete(job);
      } catch (error) {
        if (error instanceof AuditBroken) {
          broken.add(job);
          log.error({ reason: error.message }, "the audit was changed");
        } else if (codeOf(error) !== foreignKeyViolation) throw error;
      }
    },
    state: () => (broken.size > 0 ? "broken" : "ok"),
  };
}
