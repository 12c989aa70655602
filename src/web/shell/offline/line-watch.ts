/** Whether the server is reachable: as usual, not at all, or again since a moment ago. */
export type LineState = "there" | "lost" | "back";

/** The monitor's dependencies; tests pass their own. Times are in milliseconds. */
export type LineWorld = {
  /** Checks whether the server answers. */
  probe: () => Promise<boolean>;
  after: (ms: number, run: () => void) => () => void;
  /** Whether the browser reports that it is offline. */
  isCut: () => boolean;
  /** Runs when the network changes or the page becomes visible again. */
  onStir: (run: () => void) => () => void;
};

const firstWait = 1_000;
const longestWait = 15_000;
/** How long the "back" state lasts. */
export const saidBackMs = 4_000;

/** The wait before the next check, by the number of tries: 1, 2, 4, 8, then every 15 s. */
export function nextWait(tries: number): number {
  return Math.min(firstWait * 2 ** tries, longestWait);
}

/**
 * Checks the connection after a failure. A single failure can be a hiccup, so the connection counts as lost when the
 * server fails to answer twice, or at once if the browser is offline. Then it checks until the server is back.
 */
export function watchLine(world: LineWorld, tell: (state: LineState) => void) {
  let state: LineState = "there";
  let misses = 0;
  let isAsking = false;
  let isOver = false;
  let stopTimer = () => {};

  function become(next: LineState) {
    if (state === next) return;
    state = next;
    tell(next);
  }

  async function ask() {
    if (isAsking || isOver) return;
    isAsking = true;
    stopTimer();
    const isThere = await world.probe();
    isAsking = false;
    if (isOver) return;
    if (!isThere) {
      misses += 1;
      if (misses > 1 || world.isCut()) become("lost");
      stopTimer = world.after(nextWait(misses - 1), () => void ask());
      return;
    }
    misses = 0;
    if (state === "there") return;
    become("back");
    stopTimer = world.after(saidBackMs, () => become("there"));
  }

  // These events prove nothing by themselves, so while all is well, check only if the browser is offline.
  const stopStirs = world.onStir(() => {
    if (state === "lost" || world.isCut()) void ask();
  });
  return {
    /** A request did not reach the server. */
    doubt: () => void ask(),
    stop() {
      isOver = true;
      stopTimer();
      stopStirs();
    },
  };
}
