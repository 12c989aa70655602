import type { Asked, Reaction } from "../../../banks/shape.ts";

/** What a caller reacts to: what is expected of them, and everything that was just said. */
export type Moment = { asked: Asked; words: string };

/** Fills in the places of a line; null if it cannot be said now. */
export type Fill = (line: string) => string | null;

/**
 * A caller's reactions, each line of which is used once. Returns what the caller says next, or null if nothing fits: the
 * first reaction that fits and has a line left speaks; if none is left, the last line of the last that fits is repeated.
 */
export function reacting(
  reactions: readonly Reaction[],
): (now: Moment, fill: Fill) => string | null {
  const used = reactions.map(() => 0);
  return (now, fill) => {
    const fitting = reactions.flatMap((reaction, index) => (fits(reaction, now) ? [index] : []));
    for (const index of fitting) {
      const line = reactions[index]!.says[used[index]!];
      const text = line === undefined ? null : fill(line);
      if (text === null) continue;
      used[index]! += 1;
      return text;
    }
    const last = fitting.at(-1);
    const again = last === undefined ? undefined : reactions[last]!.says.at(-1);
    return again === undefined ? null : fill(again);
  };
}

function fits({ asked, hears }: Reaction, now: Moment): boolean {
  if (asked !== "any" && ![asked].flat().includes(now.asked)) return false;
  // A global pattern remembers where it stopped.
  return !hears || new RegExp(hears).test(now.words);
}
