/** Events from the live channel: a table changed, or anything may have changed. */
export type LiveListener = {
  /** Rows of this table changed, e.g. "contacts". */
  changed: (topic: string) => void;
  /** Changes may have been missed, so reload everything. */
  resync: () => void;
  /** The channel was refused or is unreachable; perhaps the session has ended. */
  lost: () => void;
  /** The connection broke; the browser reconnects when the server can be reached. */
  broken?: () => void;
};

type Source = Pick<EventSource, "readyState" | "addEventListener" | "close">;

/** The browser features that the channel uses; tests pass their own. Times are in milliseconds. */
export type LiveWorld = {
  open: () => Source;
  after: (ms: number, run: () => void) => () => void;
  isHidden: () => boolean;
  /** Runs when the page was shown or hidden, or when the network is back. */
  onStir: (run: () => void) => () => void;
  /** When the page sent its first requests, if it did so before its scripts ran. */
  began?: () => number | undefined;
  /** A monotonic clock; defaults to `performance.now`. */
  now?: () => number;
};

const CLOSED = 2;
const retryFirstMs = 1_000;
const retryLongestMs = 30_000;
/** The server sends a new connection the changes of the last ten seconds; one that opens later may miss some. */
const toldBack = 9_000;
/** How long before opening the channel the page may have sent its first requests. */
const readBefore = 30;
/** A hidden page closes its connection after this time, because browsers allow only six per server. */
export const restAfterMs = 10_000;

/**
 * Keeps the live channel open while the page is visible. After any interruption, the listener is asked to reload
 * everything. Returns a function that closes the channel.
 */
export function openLive(listener: LiveListener, world: LiveWorld = realWorld): () => void {
  const now = world.now ?? (() => performance.now());
  const began = world.began?.() ?? now();
  let source: Source | null = null;
  /** The first connection is as fresh as the page's data; each later one may have missed changes. */
  let isFirst = true;
  let retryMs = retryFirstMs;
  let stopRetry = () => {};
  let stopRest = () => {};

  function open() {
    stopRetry();
    const fresh = world.open();
    const mayHaveMissed = !isFirst;
    source = fresh;
    const hear = (name: string, run: (data: string) => void) =>
      fresh.addEventListener(name, (event: Event) => {
        if (source === fresh) run(String((event as MessageEvent).data));
      });
    hear("ready", () => {
      retryMs = retryFirstMs;
      if (mayHaveMissed || now() - began > toldBack) listener.resync();
    });
    hear("before", (data) => {
      if (mayHaveMissed) return;
      for (const topic of changedWithin(now() - began + readBefore, data)) listener.changed(topic);
    });
    hear("resync", () => {
      retryMs = retryFirstMs;
      listener.resync();
    });
    hear("changed", listener.changed);
    hear("error", () => {
      // The browser reopens a broken connection; a refused one is reopened here.
      if (fresh.readyState !== CLOSED) return listener.broken?.();
      source = null;
      listener.lost();
      stopRetry = world.after(retryMs, stir);
      retryMs = Math.min(retryMs * 2, retryLongestMs);
    });
  }

  function close() {
    source?.close();
    source = null;
  }

  function stir() {
    stopRest();
    if (!world.isHidden()) {
      if (!source) open();
    } else if (source) {
      stopRest = world.after(restAfterMs, close);
    } else {
      stopRetry();
    }
  }

  const stopStirs = world.onStir(stir);
  stir();
  isFirst = false;
  return () => {
    stopStirs();
    stopRest();
    stopRetry();
    close();
  };
}

/** The topics that changed within the last `ms` milliseconds; `data` maps each topic to its age. */
function changedWithin(ms: number, data: string): string[] {
  const ages = Object.entries(JSON.parse(data) as Record<string, number>);
  return ages.filter(([, age]) => age <= ms).map(([topic]) => topic);
}

const realWorld: LiveWorld = {
  began: () => performance.getEntriesByName("early")[0]?.startTime,
  open: () => new EventSource("/events"),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  onStir: (run) => {
    document.addEventListener("visibilitychange", run);
    window.addEventListener("online", run);
    return () => {
      document.removeEventListener("visibilitychange", run);
      window.removeEventListener("online", run);
    };
  },
};
