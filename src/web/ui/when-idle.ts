const longestMs = 2_000;
const againMs = 250;

/** Resolves when the page has been painted and the browser is idle, for code that can load later. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support requestIdleCallback.
    if (!("requestIdleCallback" in window)) return void setTimeout(resolve, againMs);
    requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
}

/** Like whenIdle, and in addition no request is running that the page waits for. */
export async function whenAtRest(isBusy: () => boolean): Promise<void> {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, againMs));
  await whenIdle();
}
