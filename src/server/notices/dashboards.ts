import type { ServerResponse } from "node:http";
import type { OwnerId } from "#domain/kernel/ids.ts";

/** What may wait to be sent to a dashboard that reads nothing, in bytes: it misses nothing, it asks again. */
const mostUnread = 256 * 1024;

type Dashboard = {
  res: ServerResponse;
  /** Whether the session that it was opened with goes on. */
  isStillIn: () => Promise<boolean>;
};

export type DashboardOptions = {
  /** How often all get a sign of life, and their sessions are asked after, in milliseconds. */
  beat: number;
  /** How many one person may have open here. */
  mostOfOne: number;
};

/** The open dashboards of this process: whose they are, and what keeps them open. */
export function openDashboards({ beat, mostOfOne }: DashboardOptions) {
  const dashboards = new Map<OwnerId, Set<Dashboard>>();
  let isLooking = false;

  function write({ res }: Dashboard, text: string): void {
    // One that was sent away and reads nothing is still here: a word after the end would end the process.
    if (res.writableEnded) return;
    res.write(text);
    if (res.writableLength > mostUnread) res.destroy();
  }

  /**
   * Nobody says when a session's time is over, and a message about its end may be lost with a connection. While the
   * database can't be asked, everybody stays.
   */
  async function lookAfterSessions(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const open of dashboards.values())
        for (const dashboard of open)
          if (!dashboard.res.destroyed && !(await dashboard.isStillIn())) dashboard.res.end();
    } catch {
      // At the next beat.
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
    isFull: (owner: OwnerId) => (dashboards.get(owner)?.size ?? 0) >= mostOfOne,
    add(owner: OwnerId, dashboard: Dashboard): void {
      // Whoever left while the session was looked up says so no more, and would count for ever.
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
    /** Ends those of an owner whose session has ended. Unknown counts as ended: who is still there comes back. */
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
