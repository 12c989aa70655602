import type { ServerResponse } from "node:http";
import type { OwnerId } from "#domain/kernel/ids.ts";

/**
 * The most bytes that may wait for a dashboard that reads nothing. It misses nothing, because it reloads everything.
 */
const mostUnread = 256 * 1024;

type Dashboard = {
  res: ServerResponse;
  /** Whether its session is still open. */
  isStillIn: () => Promise<boolean>;
};

export type DashboardOptions = {
  /** How often all get a heartbeat and their sessions are checked, in milliseconds. */
  beat: number;
  /** The most open dashboards of one person in this process. */
  mostOfOne: number;
};

/** The open dashboards of this process. */
export function openDashboards({ beat, mostOfOne }: DashboardOptions) {
  const dashboards = new Map<OwnerId, Set<Dashboard>>();
  let isLooking = false;

  function write({ res }: Dashboard, text: string): void {
    // One that was closed but reads nothing is still here; writing after the end would end the process.
    if (res.writableEnded) return;
    res.write(text);
    if (res.writableLength > mostUnread) res.destroy();
  }

  /**
   * Nothing reports that a session expired, and a notification about its end may be lost with a connection. While the
   * database is unavailable, all stay open.
   */
  async function lookAfterSessions(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const open of dashboards.values())
        for (const dashboard of open)
          if (!dashboard.res.destroyed && !(await dashboard.isStillIn())) dashboard.res.end();
    } catch {
      // At the next heartbeat.
    } finally {
      isLooking = false;
    }
  }

  const beating = setInterval(() => {
    for (const open of dashboards.values())
      for (const dashboard of open) write(dashboard, ": still here\n\n");
    void lookAfterSessions();
  }, beat);

  return {
    owners: () => dashboards.keys(),
    /** How many are open. */
    count: () => [...dashboards.values()].reduce((sum, open) => sum + open.size, 0),
    isFull: (owner: OwnerId) => (dashboards.get(owner)?.size ?? 0) >= mostOfOne,
    add(owner: OwnerId, dashboard: Dashboard): void {
      // A client that disconnected while its session was checked would count forever.
      if (dashboard.res.destroyed) return;
      const open = dashboards.get(owner) ?? new Set();
      dashboards.set(owner, open.add(dashboard));
      dashboard.res.on("close", () => {
        open.delete(dashboard);
        if (open.size === 0 && dashboards.get(owner) === open) dashboards.delete(owner);
      });
    },
    tell(owner: OwnerId, event: string, data: string): void {
      for (const dashboard of dashboards.get(owner) ?? [])
        write(dashboard, `event: ${event}\ndata: ${data}\n\n`);
    },
    /**
     * Closes the dashboards of an owner whose session has ended. If that is unknown they are closed as well, and
     * reconnect.
     */
    sendAway(owner: OwnerId): void {
      for (const { res, isStillIn } of dashboards.get(owner) ?? [])
        void isStillIn()
          .catch(() => false)
          .then((isIn) => isIn || res.end());
    },
    lookAfterSessions,
    stop(): void {
      clearInterval(beating);
      for (const open of dashboards.values()) for (const { res } of open) res.end();
    },
  };
}
