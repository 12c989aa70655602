import type { Client } from "./app.ts";

/** Opens the live channel and collects "event data" lines. */
export async function listen(client: Client, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const answer = await client.fetch("/events", { headers, signal: stop.signal });
  const events: string[] = [];
  let isOver = false;
  void (async () => {
    const decoder = new TextDecoderStream();
    for await (const text of answer.body!.pipeThrough(decoder))
      for (const [, event, data] of text.matchAll(/event: (\w+)\ndata: (\w+)/g))
        events.push(`${event} ${data}`);
  })()
    .catch(() => {})
    .finally(() => (isOver = true));
  return {
    status: answer.status,
    events,
    isOver: () => isOver,
    [Symbol.dispose]: () => stop.abort(),
  };
}
