import { useEffect, useState } from "react";

/**
 * How many of a list's groups of rows are drawn: the first one of a new view at once, each further one after the frame
 * before it has been painted, so that neither an answer nor a scroll waits for rows that nobody sees yet. What is there
 * when the list comes back is drawn at once, or there would be no place to scroll back to.
 */
export function useDrawnGroups(total: number, view: unknown): number {
  const [drawn, setDrawn] = useState({ view, count: total });
  const count = Math.min(total, drawn.view === view ? Math.max(1, drawn.count) : 1);
  if (drawn.view !== view || drawn.count > count) setDrawn({ view, count });

  useEffect(() => {
    if (count >= total) return;
    let timer: ReturnType<typeof setTimeout>;
    // The frame calls before it paints; the timer comes after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn({ view, count: count + 1 }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, total, view]);
  return count;
}
