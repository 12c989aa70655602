import type { ServerResponse } from "node:http";

/** So long somebody may take nothing of an answer that is being sent, in milliseconds. */
export const readerPatience = 60_000;
/** What is written in one piece is seen to move only when all of it has: for its size there is more time (bytes/ms). */
const slowestPace = 16;

/**
 * Cuts the connection of a reader who takes nothing of an answer for so long, whatever the answer is: a page, a file, a
 * picture, an export, the live channel. One who reads slowly but steadily is left alone, and so is one for whom nothing
 * is waiting. (A socket's own timeout does not do: each byte that the reader sends would begin it again.)
 */
export function cutSlowReaders(res: ServerResponse, patience: number): void {
  let timer: NodeJS.Timeout;
  let movedAt = 0; // milliseconds of the process's own clock
  const moved = () => (movedAt = performance.now());

  const look = () => {
    const waiting = res.writableLength;
    // Behind another answer on the same connection, that one is looked at.
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
