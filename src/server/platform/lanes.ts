/** Lets so many pieces of work go on at once; the others wait their turn. */
export function createLanes(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited longest takes over the lane; nobody who comes now gets in between.
      if (next) next();
      else free += 1;
    }
  };
}
