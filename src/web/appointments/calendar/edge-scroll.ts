/** A point on the screen, in pixels. */
export type Place = { x: number; y: number };
/** A visible range on the screen, in pixels. */
export type Span = readonly [from: number, until: number];

/** The grid scrolls while the pointer is within this distance of an edge, or beyond it. */
const edgePx = 20;
/** How far the pointer must move toward an edge first, because an entry can be picked up right beside one. */
const meantPx = 8;
/** About three hours of the grid per second. */
const pxPerSecond = 180;
/** The longest time, in seconds, that a late frame scrolls for. */
const longestFrame = 0.05;

/** Clamps a coordinate to the visible range. */
export function within([from, until]: Span, at: number): number {
  return Math.max(from, Math.min(until, at));
}

/**
 * Returns a function that says, for each frame, how many whole pixels to scroll the grid. `taken` is where the entry
 * was picked up; the function takes the pointer, the visible part of the grid and the time in milliseconds.
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
