import type { ServerResponse } from "node:http";

/** So long somebody may take nothing of an answer that is being sent, in milliseconds. */
export const readerPatience = 60_000;
/** What is written in one piece is seen to move only when all of it has: for its size there is more time (bytes/ms). */
const slowestPace = 16;

/**
 * Cuts the connection of a reader who takes nothing of an answer for so long, whatever the answer is: a page, a file, a
 * picture, an export. One who reads slowly but steadily is left alone, and so is one whose answer is still being made.
 * (A socket's own timeout does not do: each byte that the reader sends would begin it again. The live channel is
 * written to for as long as a page is open, and looks after its readers itself.)
 */
export function cutSlowReaders(res: ServerResponse, patience: number): void {
  let timer: NodeJS.Timeout | undefined;
  let movedAt = 0; // milliseconds of the process's own clock

  const look = () => {
    const forItsSize = Math.min(res.writableLength / slowestPace, patience);
    const rest = movedAt + patience + forItsSize - performance.now();
    // Behind another answer on the same connection, that one is looked at.
    if (rest <= 0 && res.socket) res.destroy();
    else timer = setTimeout(look, Math.max(rest, patience / 2)).unref();
  };
  const watch = () => {
    movedAt = performance.now();
    if (!timer && !res.destroyed) look();
  };
  res.on("pipe", watch).on("drain", watch).on("prefinish", watch);
  res.once("close", () => clearTimeout(timer));
}
