import { Unavailable } from "./unavailable.ts";

/**
 * Gives out so many turns at once, in the order in which they are asked for; each is given back by what it answers.
 * Where as many wait already as may, one more is refused.
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
      // Whoever waited longest takes over the turn; nobody who comes now gets in between.
      if (next) next();
      else free += 1;
    };
  };
}

/** Lets so many pieces of work go on at once; the others wait their turn. */
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

/** Lets work under the same key go on one after the other, at most so many waiting; other keys wait for nobody. */
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
