import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";

/** How many rows from the top stay drawn: the browser's own search in the page finds the people in them. */
export const rowsThatStay = 300;

const restMs = 200; // the rows below the window wait this long after a new view: somebody may be typing on
const rowsPerFrame = 4;

/**
 * How many rows from the top of a list are drawn beside those in the window. A new view begins with the window alone
 * and grows frame by frame, so that neither a key press nor a scroll waits for rows that are out of sight. Going back
 * to a list draws them at once, or there would be no place to scroll back to.
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
    // The frame calls before it paints; the timer fires after that.
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
 * Which rows of a list are drawn (indexes, ascending): those in the window with `range.overscan` around them, the first
 * `fromTop`, and the one that has the focus with its neighbors, so that arrow keys go on from there.
 */
export function drawnRows(range: Range, fromTop: number, focused: number | null): number[] {
  const top = Array.from({ length: Math.min(fromTop, range.count) }, (_, index) => index);
  const held = focused === null ? [] : [focused - 1, focused, focused + 1];
  const rows = new Set([...top, ...held, ...defaultRangeExtractor(range)]);
  return [...rows].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
}
