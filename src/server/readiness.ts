import type { AuditWatch } from "./account/audit/watch.ts";
import type { Schedule } from "./backup/schedule.ts";
import { causeCode, type Database } from "./platform/database.ts";
import type { Log } from "./platform/log.ts";
import { ianaRelease } from "./platform/zones.ts";

const patience = 500; // milliseconds

/** Whether requests can be served, for the operator. The public is only told `ok`. */
export type Readiness = {
  ok: boolean;
  /** What keeps it from being ready, in words. */
  wrong: string[];
  database: "up" | "down";
  isStopping: boolean;
  /** Told only: another process would not serve better while backups fail. */
  backups: ReturnType<Schedule["state"]>;
  /** Told only: whether the jobs here found that the accounts' events were changed in the database. */
  audit: ReturnType<AuditWatch["state"]>;
  timeZones: string;
};

export type ReadinessCheck = {
  check(): Promise<Readiness>;
  /** From now on it isn't ready, so that no new requests are sent here. */
  drain(): void;
};

/**
 * Ready means that requests can be served: this process isn't stopping, and the database answers within half a second.
 * The log says when that changes and why.
 */
export function createReadiness({
  database: { pool },
  backups,
  audit,
  log,
}: {
  database: Pick<Database, "pool">;
  backups: Pick<Schedule, "state">;
  audit: Pick<AuditWatch, "state">;
  log: Log;
}): ReadinessCheck {
  let isStopping = false;
  let wasOk = true;

  async function findDatabaseTrouble(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, patience, `no answer within ${patience} ms`);
    });
    const asked = pool.query("select 1").then(
      () => null,
      (error: unknown) => `code ${causeCode(error)}`,
    );
    const trouble = await Promise.race([asked, late]);
    clearTimeout(timer);
    if (trouble === null) return null;
    const used = pool.totalCount - pool.idleCount;
    return `the database does not answer (${trouble}; ${used} of ${pool.options.max} connections in use, ${pool.waitingCount} requests waiting for one)`;
  }

  function report(wrong: string[]): void {
    const isOk = wrong.length === 0;
    if (isOk !== wasOk) log.warn({ wrong }, isOk ? "ready again" : "not ready");
    wasOk = isOk;
  }

  return {
    drain() {
      isStopping = true;
    },
    async check() {
      const trouble = await findDatabaseTrouble();
      const wrong = [
        ...(isStopping ? ["this process is stopping"] : []),
        ...(trouble === null ? [] : [trouble]),
      ];
      report(wrong);
      return {
        ok: wrong.length === 0,
        wrong,
        database: trouble === null ? "up" : "down",
        isStopping,
        backups: backups.state(),
        audit: audit.state(),
        timeZones: ianaRelease,
      };
    },
  };
}
