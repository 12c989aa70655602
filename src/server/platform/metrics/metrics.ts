import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** One answered request. */
export type Answered = {
  method: string;
  /** The template of its address. */
  route: string;
  status: number;
  seconds: number;
};

/** What the rest of the product tells the metrics. No label has a value that comes from a person or a record. */
export type Metrics = {
  registry: Registry;
  /** A request has begun; the returned function notes its end, with null one that isn't timed. */
  requestBegan(): (answered: Answered | null) => void;
  jobEnded(job: EndedJob): void;
};

/** A job that ran here; a failed one is tried again. */
export type EndedJob = { task: string; outcome: "done" | "failed"; seconds: number };

// The recommendation of OpenTelemetry's conventions for HTTP, whose names these are as well.
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The metrics of one process, with those of Node itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Answered requests by route; live channels are not among them. Status 499: cut off before the answer was complete",
    labelNames: ["http_request_method", "http_route", "http_response_status_code"],
    buckets: requestBuckets,
    registers,
  });
  const active = new Gauge({
    name: "http_server_active_requests",
    help: "Requests that are being answered, without open live channels",
    registers,
  });
  const jobs = new Histogram({
    name: "hearthline_job_duration_seconds",
    help: "Jobs that this process ran, by kind and outcome. A failed one is tried again.",
    labelNames: ["task", "outcome"],
    buckets: jobBuckets,
    registers,
  });
  return {
    registry,
    requestBegan() {
      active.inc();
      let isOver = false;
      return (answered) => {
        if (isOver) return;
        isOver = true;
        active.dec();
        if (!answered) return;
        const { method, route, status, seconds } = answered;
        requests.observe(
          {
            http_request_method: knownMethods.has(method) ? method : "_OTHER",
            http_route: route,
            http_response_status_code: status,
          },
          seconds,
        );
      };
    },
    jobEnded: ({ task, outcome, seconds }) => jobs.observe({ task, outcome }, seconds),
  };
}

/** The connections of the pools, by role. */
export function measurePools({ registry }: Metrics, pools: Record<string, Pool>): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name: `hearthline_pool_${name}`,
      help,
      labelNames: ["pool"],
      registers,
      collect() {
        for (const [pool, connections] of Object.entries(pools))
          this.set({ pool }, read(connections));
      },
    });
  gauge(
    "connections_in_use",
    "Connections that a request or job holds",
    (pool) => pool.totalCount - pool.idleCount,
  );
  gauge("connections_open", "Open connections, in use or idle", (pool) => pool.totalCount);
  gauge("connections_max", "The most connections of the pool", (pool) => pool.options.max);
  gauge("waiting", "Requests and jobs that wait for a connection", (pool) => pool.waitingCount);
}
