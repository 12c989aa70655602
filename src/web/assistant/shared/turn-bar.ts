/** A turn of a conversation as a bar: taller for more words, as a share of the tallest, and green for the caller. */
export function turnBar({ speaker, length }: { speaker: string; length: number }) {
  return {
    share: Math.min(1, 0.15 + 0.06 * Math.sqrt(length)),
    color: speaker === "caller" ? "bg-green" : "bg-edge",
  };
}

type Talk = { turns: number; wave: readonly { speaker: string; length: number }[] };

/** The most bars of a conversation whose words were deleted. */
const mostDots = 12;

/** A conversation as a wave, one bar per turn. Without its words only the number of turns is known: dots. */
export function waveBars({ turns, wave }: Talk) {
  if (wave.length > 0) return wave.map(turnBar);
  const dots = Math.min(Math.max(turns, 1), mostDots);
  return Array.from({ length: dots }, () => ({ share: 0, color: "bg-edge" }));
}
