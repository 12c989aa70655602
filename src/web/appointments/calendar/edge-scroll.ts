/** A place on the screen, in pixels. */
export type Place = { x: number; y: number };
/** From where to where something is seen on the screen, in pixels. */
export type Span = readonly [from: number, until: number];

/** The grid scrolls while the pointer is so near an edge, or beyond it. */
const edgePx = 20;
/** So far the pointer must have gone towards an edge: an entry may lie beside it when it is picked up. */
const meantPx = 8;
/** About three hours of the grid in a second. */
const pxPerSecond = 180;
/** A frame that comes late scrolls no further than this many seconds would. */
const longestFrame = 0.05;

/** Keeps a coordinate within what is seen. */
export function within([from, until]: Span, at: number): number {
  return Math.max(from, Math.min(until, at));
}

/**
 * How far a grid is to be scrolled, in whole pixels, each time somebody asks: with where the pointer is, what is seen of
 * the grid, and the time in milliseconds. `taken` is where the entry was picked up.
 */
export function edgePull(taken: Place) {
  let last: number | null = null;
  const left = { x: 0, y: 0 };
  return (at: Place, seen: { across: Span; down: Span }, now: number): Place => {
    const seconds = Math.min(longestFrame, (now - (last ?? now)) / 1000);
    last = now;
    const step = (axis: "x" | "y", span: Span) => {
      const direction = directionOf(at[axis], taken[axis], span);
      const way = direction === 0 ? 0 : left[axis] + direction * pxPerSecond * seconds;
      left[axis] = way % 1;
      return Math.trunc(way);
    };
    return { x: step("x", seen.across), y: step("y", seen.down) };
  };
}

function directionOf(at: number, taken: number, [from, until]: Span): -1 | 0 | 1 {
  if (at < from + edgePx && at < taken - meantPx) return -1;
  return at > until - edgePx && at > taken + meantPx ? 1 : 0;
}
