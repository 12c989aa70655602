import type { ServerResponse } from "node:http";

/** How long a client may stop reading a response, in milliseconds. */
export const readerPatience = 60_000;
/**
 * A response that is written at once shows no progress until all of it is sent, so large ones get more time (bytes/ms).
 */
const slowestPace = 16;

/**
 * Closes the connection of a client that stops reading a response, whatever it is: a page, a file, an export, the live
 * channel. Slow but steady clients are left alone, and so are those with nothing to read. (A socket's own timeout does
 * not help: every byte that the client sends restarts it.)
 */
export function cutSlowReaders(res: ServerResponse, patience: number): void {
  let timer: NodeJS.Timeout;
  let movedAt = 0; // milliseconds since the process started
  const moved = () => (movedAt = performance.now());

  const look = () => {
    const waiting = res.writableLength;
    // A pipelined response waits for the one before it, which is watched itself.
    if (waiting === 0 || !res.socket) moved();
    const forItsSize = Math.min(waiting / slowestPace, patience);
    if (performance.now() >= movedAt + patience + forItsSize) res.destroy();
    else timer = setTimeout(look, patience / 4).unref();
  };
  moved();
  timer = setTimeout(look, patience / 4).unref();
  res.on("pipe", moved).on("drain", moved).on("prefinish", moved);
  res.once("close", () => clearTimeout(timer));
}
