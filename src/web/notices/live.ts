/** What the live channel tells: something of a kind changed, or anything may have. */
export type LiveListener = {
  /** Rows of this table changed, e.g. "contacts". */
  changed: (topic: string) => void;
  /** Changes may have been missed: ask for everything again. */
  resync: () => void;
  /** The channel was refused or is unreachable; perhaps the session has ended. */
  lost: () => void;
  /** It broke off; the browser mends it when the server can be reached. */
  broken?: () => void;
};

type Source = Pick<EventSource, "readyState" | "addEventListener" | "close">;

/** What the channel needs from the world; tests give their own. Times are milliseconds. */
export type LiveWorld = {
  open: () => Source;
  after: (ms: number, run: () => void) => () => void;
  isHidden: () => boolean;
  /** Hears that the page was shown or hidden, or that the network came back. */
  onStir: (run: () => void) => () => void;
  /** A clock that only goes forward; the page's own unless given. */
  now?: () => number;
};

const CLOSED = 2;
const retryFirstMs = 1_000;
const retryLongestMs = 30_000;
/** The server tells a newcomer the changes of ten seconds; who came later than this may have missed some. */
const toldBack = 9_000;
/** The parts of a page ask in the moment before the channel is asked for. */
const readBefore = 30;
/** A page out of sight lets go of its connection: browsers allow only six to one server. */
export const restAfterMs = 10_000;

/**
 * Keeps the channel from the server open while the page is in sight. Whoever was away, for whatever
 * reason, is told to ask for everything again. The answer ends it.
 */
export function openLive(listener: LiveListener, world: LiveWorld = realWorld): () => void {
  const now = world.now ?? (() => performance.now());
  const began = now();
  let source: Source | null = null;
  /** The first connection finds data as fresh as the channel; each later one may have missed anything. */
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
      // A broken connection is mended by the browser; a refused one is ours to ask for again.
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

/** What changed in the last milliseconds, of what the server tells with how long ago each was. */
function changedWithin(ms: number, data: string): string[] {
  const ages = Object.entries(JSON.parse(data) as Record<string, number>);
  return ages.filter(([, age]) => age <= ms).map(([topic]) => topic);
}

const realWorld: LiveWorld = {
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
