import { Unavailable } from "./unavailable.ts";

/**
 * Gives out a limited number of turns at once, in the order of requests; the returned function ends the turn. Refuses
 * when too many wait.
 */
export function createTurns(width: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (): Promise<() => void> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw new Unavailable("Too many wait for their turn.");
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const next = waiting.shift();
      // The turn passes directly to the longest waiting request.
      if (next) next();
      else free += 1;
    };
  };
}

/** Runs a limited number of pieces of work at once; the others wait. */
export function createLanes(width: number) {
  const takeTurn = createTurns(width);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const giveBack = await takeTurn();
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}

/** Runs work with the same key one after another, with a limited number waiting; other keys are not delayed. */
export function createLaneOfEach(mostWaiting: number) {
  const lanes = new Map<string, { takeTurn: ReturnType<typeof createTurns>; users: number }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(key) ?? { takeTurn: createTurns(1, mostWaiting), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      const giveBack = await lane.takeTurn();
      try {
        return await work();
      } finally {
        giveBack();
      }
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
