const longestMs = 2_000;

/** Settles when the page has been painted and the browser has nothing better to do: for what only comes later. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no word for it.
    if (!("requestIdleCallback" in window)) return void setTimeout(resolve, 300);
    requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
}
