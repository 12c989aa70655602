import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import { type DashboardOptions, openDashboards } from "./dashboards.ts";

const channel = "hearthline_live";
const heartbeat = 20_000; // milliseconds: shorter than the patience of usual proxies
/** So long a change is told to who only then comes: a page may have read before its channel was open. */
const recently = 10_000; // milliseconds

/** The live channel from the server to open dashboards. */
export type Live = {
  /**
   * Keeps an answer open and writes an event into it whenever rows of the owner change. When a session of the owner
   * ends, and now and then, `isStillIn` tells whether this one goes on; if not, nothing more is told here. Answers
   * false, and writes nothing, when this person has as many open as anybody may.
   */
  open(
    owner: OwnerId,
    req: IncomingMessage,
    res: ServerResponse,
    isStillIn: () => Promise<boolean>,
  ): boolean;
  stop(): Promise<void>;
};

/**
 * Listens to PostgreSQL's notifications, so that a change made through any server process reaches every dashboard.
 * What an event says is only that something of a kind changed; the dashboard asks again and so misses nothing. Whoever
 * was cut off, browser or listener, is told "resync" and asks for everything again.
 */
export async function startLive(
  pool: Pool,
  log: Log,
  { beat = heartbeat, mostOfOne }: Partial<DashboardOptions> & Pick<DashboardOptions, "mostOfOne">,
): Promise<Live> {
  const dashboards = openDashboards({ beat, mostOfOne });
  /** When a kind of an owner's rows last changed, by the process's own clock. */
  const recent = new Map<OwnerId, Map<string, number>>();
  let client: PoolClient | null = null;
  let giveBack = () => {};
  let ask = () => {};
  let stopping = false;

  const tellAll = (event: string) => {
    for (const owner of dashboards.owners()) dashboards.tell(owner, event, "all");
  };

  async function listen(): Promise<void> {
    const fresh = await pool.connect();
    let isLost = false;
    const release = () => {
      isLost = true;
      fresh.release(true);
    };
    // A dying connection reports more than one error, even one that a stop let go; it is given back and replaced once.
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
      const told = readPayload(payload);
      // Whoever may connect may say anything on any channel.
      if (!told) return void log.warn({}, "the live channel was told something that is no change");
      const { owner, topic } = told;
      recent.set(
        owner,
        (recent.get(owner) ?? new Map<string, number>()).set(topic, performance.now()),
      );
      dashboards.tell(owner, "changed", topic);
      if (topic === "session") dashboards.sendAway(owner);
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
        tellAll("resync");
        void dashboards.lookAfterSessions();
      } catch (error) {
        log.warn({ code: codeOf(error) }, "the live channel waits for the database");
        await sleep(wait);
      }
    }
  }

  /** What changed a moment ago, by how many milliseconds. */
  const agesOf = (owner: OwnerId): Record<string, number> => {
    const now = performance.now();
    const ages = [...(recent.get(owner) ?? [])].map(([topic, at]) => [topic, now - at] as const);
    return Object.fromEntries(ages.filter(([, age]) => age < recently));
  };

  const listening = setInterval(() => {
    // Of a server that is silent altogether nothing is heard, not even that it is gone: a question tells.
    if (client) ask();
    for (const owner of recent.keys())
      if (Object.keys(agesOf(owner)).length === 0) recent.delete(owner);
  }, heartbeat);

  await listen();
  return {
    open(owner, req, res, isStillIn) {
      if (dashboards.isFull(owner)) return false;
      res.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      // A browser that comes back may have missed events; it says so by the id of the last one it saw.
      const isReturning = req.headers["last-event-id"] !== undefined;
      res.write(`id: 1\nretry: 1000\nevent: ${isReturning ? "resync" : "ready"}\ndata: all\n\n`);
      if (!isReturning) res.write(`event: before\ndata: ${JSON.stringify(agesOf(owner))}\n\n`);
      dashboards.add(owner, { res, isStillIn });
      return true;
    },
    async stop() {
      stopping = true;
      clearInterval(listening);
      dashboards.stop();
      if (client) giveBack();
    },
  };
}

/** What the triggers tell: whose rows of which table changed; null for anything else. */
function readPayload(payload: string): { owner: OwnerId; topic: string } | null {
  try {
    const told = JSON.parse(payload) as { owner?: unknown; topic?: unknown } | null;
    const { owner, topic } = told ?? {};
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
