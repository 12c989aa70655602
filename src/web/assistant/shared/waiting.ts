import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { queueOptions } from "./queries.ts";

type Queue = { open: readonly unknown[] };

/**
 * Tells how many calls, texts and emails wait for the professional's approval, now and after every change. While that is
 * unknown, it tells nothing. Returns a function that stops it.
 */
export function followWaiting(client: QueryClient, tell: (count: number) => void): () => void {
  const observer = new QueryObserver(client, {
    ...queueOptions(),
    // A page that shows the queue has its own way to try again.
    retryOnMount: false,
  });
  const report = ({ data }: { data?: Queue | undefined }) => data && tell(data.open.length);
  const stop = observer.subscribe(report);
  // Of data that is loaded and fresh, the observer says nothing.
  report(observer.getCurrentResult());
  return stop;
}
