import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { type DashboardOptions, openDashboards } from "./dashboards.ts";

const channel = "hearthline_live";
const heartbeat = 20_000; // milliseconds: shorter than the idle timeout of usual proxies
// A page may have read its data before its channel was open, so changes of the last moments are sent again.
const recently = 10_000; // milliseconds

export type Live = {
  /**
   * Keeps a response open and writes an event into it whenever rows of the owner change. When a session of the owner
   * ends, and regularly, `isStillIn` checks whether this one is still open; if not, the channel is closed. False, and
   * nothing is written, if this person has too many open.
   */
  open(
    owner: OwnerId,
    req: IncomingMessage,
    res: ServerResponse,
    isStillIn: () => Promise<boolean>,
  ): boolean;
  /** How many are open in this process. */
  count(): number;
  stop(): Promise<void>;
};

/**
 * Listens to PostgreSQL's notifications, so that a change made through any server process reaches every dashboard. An
 * event says only that rows of a topic changed; the dashboard loads them again and so misses nothing. After a lost
 * connection of a browser or the listener, "resync" makes dashboards reload everything.
 */
export async function startLive(
  pool: Pool,
  log: Log,
  { beat = heartbeat, mostOfOne }: Partial<DashboardOptions> & Pick<DashboardOptions, "mostOfOne">,
): Promise<Live> {
  const dashboards = openDashboards({ beat, mostOfOne });
  const recent = recentChanges();

  const listener = await startListener(pool, log, {
    onChange({ owner, topic }) {
      recent.note(owner, topic);
      dashboards.tell(owner, "changed", topic);
      if (topic === "session") dashboards.sendAway(owner);
    },
    onReconnect() {
      for (const owner of dashboards.owners()) dashboards.tell(owner, "resync", "all");
      void dashboards.lookAfterSessions();
    },
  });
  const upkeep = setInterval(() => {
    listener.ask();
    recent.forget();
  }, heartbeat);

  return {
    open(owner, req, res, isStillIn) {
      if (dashboards.isFull(owner)) return false;
      res.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      // A browser that reconnects may have missed events; it says so by the id of the last one it saw.
      const isReturning = req.headers["last-event-id"] !== undefined;
      res.write(`id: 1\nretry: 1000\nevent: ${isReturning ? "resync" : "ready"}\ndata: all\n\n`);
      if (!isReturning)
        res.write(`event: before\ndata: ${JSON.stringify(recent.agesOf(owner))}\n\n`);
      dashboards.add(owner, { res, isStillIn });
      return true;
    },
    count: dashboards.count,
    async stop() {
      clearInterval(upkeep);
      dashboards.stop();
      listener.stop();
    },
  };
}

type Change = { owner: OwnerId; topic: string };

/** When the rows of an owner's topics last changed, by the process's own clock. */
function recentChanges() {
  const changes = new Map<OwnerId, Map<string, number>>();
  /** What changed recently, and how many milliseconds ago. */
  const agesOf = (owner: OwnerId): Record<string, number> => {
    const now = performance.now();
    const ages = [...(changes.get(owner) ?? [])].map(([topic, at]) => [topic, now - at] as const);
    return Object.fromEntries(ages.filter(([, age]) => age < recently));
  };
  return {
    agesOf,
    note(owner: OwnerId, topic: string): void {
      const topics = changes.get(owner) ?? new Map<string, number>();
      changes.set(owner, topics.set(topic, performance.now()));
    },
    forget(): void {
      for (const owner of changes.keys())
        if (Object.keys(agesOf(owner)).length === 0) changes.delete(owner);
    },
  };
}

/** Listens on a connection of its own, and on a new one whenever that is lost. */
async function startListener(
  pool: Pool,
  log: Log,
  { onChange, onReconnect }: { onChange: (change: Change) => void; onReconnect: () => void },
) {
  let client: PoolClient | null = null;
  let giveBack = () => {};
  let ask = () => {};
  let stopping = false;

  async function listen(): Promise<void> {
    const fresh = await pool.connect();
    let isLost = false;
    const release = () => {
      isLost = true;
      fresh.release(true);
    };
    // A dying connection reports more than one error, even one that a shutdown has released; it is replaced once.
    const lose = () => {
      if (isLost) return;
      release();
      if (client !== fresh) return;
      client = null;
      void listenAgain();
    };
    fresh.on("error", lose);
    ask = () => void fresh.query("select").catch(lose);
    fresh.on("notification", ({ payload = "" }) => {
      const change = readPayload(payload);
      // Anyone who may connect to the database can send anything on any channel.
      if (!change) return void log.warn({}, "the live channel received an invalid notification");
      onChange(change);
    });
    try {
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      lose();
      throw error;
    }
    if (isLost) return;
    if (stopping) return release();
    client = fresh;
    giveBack = release;
  }

  async function listenAgain(): Promise<void> {
    for (let wait = 100; !stopping && !client; wait = Math.min(wait * 2, 5_000)) {
      try {
        await listen();
        onReconnect();
      } catch (error) {
        log.warn({ code: codeOf(error) }, "the live channel waits for the database");
        await sleep(wait);
      }
    }
  }

  await listen();
  return {
    /** A server that went silent does not even report its end: only a query reveals it. */
    ask(): void {
      if (client) ask();
    },
    stop(): void {
      stopping = true;
      if (client) giveBack();
    },
  };
}

/** Whose rows of which topic changed, as the triggers write it; null for anything else. */
function readPayload(payload: string): Change | null {
  try {
    const parsed = JSON.parse(payload) as { owner?: unknown; topic?: unknown } | null;
    const { owner, topic } = parsed ?? {};
    const isChange =
      typeof owner === "string" &&
      isUuid(owner) &&
      typeof topic === "string" &&
      /^\w+$/.test(topic);
    return isChange ? { owner: owner as OwnerId, topic } : null;
  } catch {
    return null;
  }
}
