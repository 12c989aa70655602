import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";

/** How many rows from the top are always rendered, so that the browser's find in page works for them. */
export const rowsThatStay = 300;

const restMs = 200; // wait before rendering rows below the window of a new view, in case the person is still typing
const rowsPerFrame = 4;

/**
 * How many rows from the top of a list are rendered besides those in the window. A new view starts with none and grows
 * frame by frame, so that typing and scrolling never wait for rows outside the window. Going back to a list renders
 * them at once, because the scroll position needs them.
 */
export function useRowsFromTop(total: number, view: unknown): number {
  const isBack = useNavigationType() === "POP";
  const most = Math.min(total, rowsThatStay);
  const [drawn, setDrawn] = useState({ view, count: isBack ? most : 0 });
  const count = drawn.view === view ? Math.min(drawn.count, most) : 0;
  if (drawn.view !== view || drawn.count > count) setDrawn({ view, count });

  useEffect(() => {
    if (count >= most) return;
    let timer: ReturnType<typeof setTimeout>;
    // The callback runs before the frame is painted; the timer fires after that.
    const frame = requestAnimationFrame(() => {
      const next = () => setDrawn({ view, count: count + rowsPerFrame });
      timer = setTimeout(next, count === 0 ? restMs : 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, most, view]);
  return count;
}

/**
 * Which rows of a list are rendered (indexes, ascending): those in the window with `range.overscan` around them, the
 * first `fromTop`, and the focused row with its neighbors, so that arrow keys still work from there.
 */
export function drawnRows(range: Range, fromTop: number, focused: number | null): number[] {
  const top = Array.from({ length: Math.min(fromTop, range.count) }, (_, index) => index);
  const held = focused === null ? [] : [focused - 1, focused, focused + 1];
  const rows = new Set([...top, ...held, ...defaultRangeExtractor(range)]);
  return [...rows].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
}
