/** Whether the server can be reached: as usual, not, or again since a moment. */
export type LineState = "there" | "lost" | "back";

/** What the watch needs from the world; tests give their own. Times are milliseconds. */
export type LineWorld = {
  /** Asks the server whether it is there. */
  probe: () => Promise<boolean>;
  after: (ms: number, run: () => void) => () => void;
  /** The browser itself knows of no network. */
  isCut: () => boolean;
  /** Hears that the network went or came, or that the page is looked at again. */
  onStir: (run: () => void) => () => void;
};

const firstWait = 1_000;
const longestWait = 15_000;
/** How long it is said that the line is back. */
export const saidBackMs = 4_000;

/** How long to wait before asking again, after so many tries: 1, 2, 4, 8, then every 15 s. */
export function nextWait(tries: number): number {
  return Math.min(firstWait * 2 ** tries, longestWait);
}

/**
 * Watches the line once somebody doubts it: a single failure may be a hiccup, so the line counts as lost when the server
 * fails to answer twice, or at once when the browser has no network. It looks for it until it is back.
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

  // What stirs says nothing by itself: while all is well only a cut network is a reason to ask.
  const stopStirs = world.onStir(() => {
    if (state === "lost" || world.isCut()) void ask();
  });
  return {
    /** Something did not reach the server. */
    doubt: () => void ask(),
    stop() {
      isOver = true;
      stopTimer();
      stopStirs();
    },
  };
}
