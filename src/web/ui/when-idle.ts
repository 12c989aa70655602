const longestMs = 2_000;
const againMs = 250;

/** Settles when the page has been painted and the browser has nothing better to do: for what only comes later. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no word for it.
    if (!("requestIdleCallback" in window)) return void setTimeout(resolve, againMs);
    requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
}

/** The same, when in addition nothing is on its way that a page waits for. */
export async function whenAtRest(isBusy: () => boolean): Promise<void> {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, againMs));
  await whenIdle();
}
