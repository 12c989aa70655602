import { Gauge } from "prom-client";
import { findLastSealing } from "./account/audit/audit-store.ts";
import type { AuditWatch } from "./account/audit/watch.ts";
import type { Schedule } from "./backup/schedule.ts";
import type { Connections } from "./connections.ts";
import { countMessages, outboxFigures } from "./mail/outbox-figures.ts";
import type { Live } from "./notices/live.ts";
import { askedFigures, type Figure } from "./platform/metrics/asked-figures.ts";
import { startMetricsServer } from "./platform/metrics/metrics-server.ts";
import { measurePools, type Metrics } from "./platform/metrics/metrics.ts";
import { countJobs, queueFigures } from "./platform/metrics/queue-figures.ts";
import type { WatchingConfig } from "./platform/watching-config.ts";
import type { ReadinessCheck } from "./readiness.ts";

type Parts = {
  address: NonNullable<WatchingConfig["metrics"]>;
  metrics: Metrics;
  pools: Connections["pools"];
  live: Pick<Live, "count">;
  backups: Pick<Schedule, "state" | "findNewest">;
  audit: Pick<AuditWatch, "state">;
  readiness: Pick<ReadinessCheck, "check">;
};

const stateFigures = {
  ready: { name: "hearthline_ready", help: "1 while this process can serve requests" },
  database: { name: "hearthline_database_up", help: "1 while the database answers this process" },
} satisfies Record<string, Figure>;

const backupFigures = {
  failing: {
    name: "hearthline_backups_failing",
    help: "1 after a scheduled backup of this process failed; missing where none are scheduled",
  },
  newest: {
    name: "hearthline_backup_newest_timestamp_seconds",
    help: "When the newest scheduled backup was taken; missing where there is none",
  },
} satisfies Record<string, Figure>;

const auditFigures = {
  broken: {
    name: "hearthline_audit_broken",
    help: "1 while the jobs of this process find that the accounts' events were changed in the database",
  },
  ran: {
    name: "hearthline_audit_sealed_timestamp_seconds",
    help: "When the accounts' events were last sealed, which is noted every five minutes at least",
  },
} satisfies Record<string, Figure>;

/** Serves the metrics of this process and what its operator may know (docs/decisions/082-watching.md). */
export function startWatching({ address, metrics, pools, readiness, ...parts }: Parts) {
  const { live, backups, audit } = parts;
  const { registry } = metrics;
  measurePools(metrics, pools);
  new Gauge({
    name: "hearthline_live_channels",
    help: "Open live channels of this process",
    registers: [registry],
    collect() {
      this.set(live.count());
    },
  });
  const askAll = [
    askedFigures(registry, stateFigures, async () => {
      const { ok, database } = await readiness.check();
      return { ready: Number(ok), database: Number(database === "up") };
    }),
    askedFigures(registry, backupFigures, async () => {
      const state = backups.state();
      const newest = await backups.findNewest();
      return {
        failing: state === "off" ? undefined : Number(state === "failing"),
        newest: newest ? newest.getTime() / 1_000 : undefined,
      };
    }),
    askedFigures(registry, auditFigures, async () => {
      // Told also while the database does not answer.
      const ran = await findLastSealing(pools.worker).catch(() => null);
      return {
        broken: Number(audit.state() === "broken"),
        ran: ran ? ran.getTime() / 1_000 : undefined,
      };
    }),
    askedFigures(registry, queueFigures, () => countJobs(pools.worker)),
    askedFigures(registry, outboxFigures, () => countMessages(pools.worker)),
  ];
  return startMetricsServer({
    ...address,
    async read() {
      await Promise.all(askAll.map((ask) => ask()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
    readiness: readiness.check,
  });
}
