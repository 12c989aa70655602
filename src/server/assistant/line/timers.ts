/** What happens later, under a name; started anew it begins again. */
export type Timers<Name extends string> = {
  start(name: Name, delay: number, run: () => void): void;
  stop(name: Name): void;
  /** Nothing of it happens any more, also of what is started later. */
  stopAll(): void;
};

export function createTimers<Name extends string>(): Timers<Name> {
  const running = new Map<Name, NodeJS.Timeout>();
  let isOver = false;
  const stop = (name: Name) => clearTimeout(running.get(name));
  return {
    start(name, delay, run) {
      stop(name);
      if (!isOver) running.set(name, setTimeout(run, delay));
    },
    stop,
    stopAll() {
      isOver = true;
      running.forEach((timer) => clearTimeout(timer));
    },
  };
}
