/** The turns of one call, one after the other. */
export type Turns = {
  /** Adds a turn behind those that wait; its signal says that nobody wants to hear its answer any more. */
  add(turn: (signal: AbortSignal) => Promise<void>): void;
  /** Nobody wants to hear what is being said or thought, nor what the turns that wait would say. */
  interrupt(): void;
  /** Whether a turn is under way or waits. */
  areWaiting(): boolean;
  /** When no turn is left. */
  settled(): Promise<void>;
};

/** `failed` answers for a turn that broke, so that none ends in silence. */
export function createTurns(failed: (error: unknown) => Promise<void>): Turns {
  let last: Promise<void> = Promise.resolve();
  const open = new Set<AbortController>();
  return {
    add(turn) {
      const controller = new AbortController();
      open.add(controller);
      last = last.then(async () => {
        try {
          await turn(controller.signal);
        } catch (error) {
          if (!controller.signal.aborted) await failed(error);
        } finally {
          open.delete(controller);
        }
      });
    },
    interrupt: () => open.forEach((controller) => controller.abort()),
    areWaiting: () => open.size > 0,
    settled: () => last,
  };
}
