import { codeOf } from "./database.ts";
import type { Log } from "./log.ts";

/** One step of a shutdown. */
export type StopStep = {
  name: string;
  /** Milliseconds after which `late` aborts. */
  within: number;
  end: (late: AbortSignal) => unknown;
};

const lastChance = 500; // milliseconds that a step gets after `late` aborted

/**
 * Runs the steps one after another and always finishes: a step that hangs or throws is logged and abandoned. `hurry`
 * shortens this step and all later ones.
 */
export async function takeSteps(
  steps: StopStep[],
  { log, hurry }: { log: Log; hurry?: AbortSignal },
): Promise<void> {
  for (const { name, within, end } of steps) {
    const late = new AbortController();
    const leftBehind = afterwards(late.signal);
    const giveUp = () => late.abort();
    const timer = setTimeout(giveUp, within);
    hurry?.addEventListener("abort", giveUp, { once: true });
    if (hurry?.aborted) giveUp();
    const ended = (async () => void (await end(late.signal)))().catch((error: unknown) => {
      log.error({ step: name, code: codeOf(error) }, "a step of the stop failed");
    });
    if ((await Promise.race([ended, leftBehind])) === "left behind")
      log.error({ step: name }, "a step of the stop did not end in time");
    clearTimeout(timer);
    hurry?.removeEventListener("abort", giveUp);
  }
}

/** The longest that all steps can take, in milliseconds. */
export function longestOf(steps: Pick<StopStep, "within">[]): number {
  return steps.reduce((sum, { within }) => sum + within + lastChance, 0);
}

function afterwards(signal: AbortSignal): Promise<"left behind"> {
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => setTimeout(resolve, lastChance, "left behind"), {
      once: true,
    }),
  );
}
