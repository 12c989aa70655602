import { setTimeout as sleep } from "node:timers/promises";

/** Asks, and where the product has had enough for the moment, waits as long as it says, like anybody else. */
export async function fetchWithRetry(request: Request): Promise<Response> {
  for (;;) {
    const answer = await fetch(request.clone());
    if (answer.status !== 429) return answer;
    const wait = answer.headers.get("retry-after") ?? answer.headers.get("x-retry-after");
    await sleep(1000 * Number(wait ?? 5));
  }
}
