import { setTimeout as sleep } from "node:timers/promises";

/** Sends a request, and when the product refuses for a moment, waits as long as it says, like any client. */
export async function fetchWithRetry(request: Request): Promise<Response> {
  for (;;) {
    const answer = await fetch(request.clone());
    if (answer.status !== 429) return answer;
    const wait = answer.headers.get("retry-after") ?? answer.headers.get("x-retry-after");
    await sleep(1000 * Number(wait ?? 5));
  }
}
