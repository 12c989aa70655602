import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

/** How many rows stand and fall together: no more than a frame has time to draw. */
export const rowsTogether = 4;

const restMs = 200; // what follows a new view waits so long: whoever types on wants the rows of the next letter
const groupsThatStay = 75; // some hundred rows, which the browser's own search in the page can always find
const reach = "2000px"; // two screens, so that a quick scroll finds rows and no gaps

// Pixels: what stands above the rows, how low a row can be, and a card where the window has room for no table.
const head = 190;
const row = 42;
const card = 104;
const widthOfCards = 700;

/** How many groups of a new view are drawn at once: as many as the window can show. */
export function groupsAtOnce(): number {
  const height = rowsTogether * (innerWidth < widthOfCards ? card : row);
  return Math.max(1, Math.ceil((innerHeight - head) / height));
}

/**
 * How many of a list's groups of rows are there: a screen of a new view at once, each further one after the frame
 * before it has been painted, so that neither an answer nor a scroll waits for rows that nobody sees yet. Who comes
 * back to a list finds all of it at once, or there would be no place to scroll back to.
 */
export function useDrawnGroups(total: number, view: unknown): number {
  const isBack = useNavigationType() === "POP";
  const [drawn, setDrawn] = useState({ view, count: isBack ? total : 0 });
  const atOnce = groupsAtOnce();
  const count = Math.min(total, drawn.view === view ? Math.max(atOnce, drawn.count) : atOnce);
  if (drawn.view !== view || drawn.count > count) setDrawn({ view, count });

  useEffect(() => {
    if (count >= total) return;
    let timer: ReturnType<typeof setTimeout>;
    // The frame calls before it paints; the timer comes after that. Later groups begin as mere places.
    const frame = requestAnimationFrame(() => {
      const next = count < groupsThatStay ? count + 1 : total;
      timer = setTimeout(() => setDrawn({ view, count: next }), count === atOnce ? restMs : 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, total, view, atOnce]);
  return count;
}

/**
 * Whether a group of rows is drawn or only keeps its place. The first groups always are; of the thousands that come
 * with scrolling those in reach, and the one that has the focus. A height is that of a group that was drawn before.
 */
export function useNearness(index: number) {
  const place = useRef<HTMLTableSectionElement>(null);
  const stays = index < groupsThatStay;
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: stays });
  useEffect(() => {
    const group = place.current;
    if (stays || !group) return;
    const draw = () => setState((before) => ({ ...before, isNear: true }));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)!.isIntersecting) {
          waiting.add(draw);
          drawNext();
          return;
        }
        waiting.delete(draw);
        if (!group.contains(document.activeElement))
          setState((before) =>
            before.isNear ? { isNear: false, height: group.offsetHeight } : before,
          );
      },
      { rootMargin: reach },
    );
    observer.observe(group);
    return () => {
      waiting.delete(draw);
      observer.disconnect();
    };
  }, [stays]);
  return { place, ...state };
}

// A quick scroll brings many groups into reach within one frame; each gets a frame of its own.
const waiting = new Set<() => void>();
let frame = 0;
let seenAt = 0;

function drawNext(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    // What flies past by more than a window per frame is gone before it could be seen.
    const isRushing = Math.abs(scrollY - seenAt) > innerHeight;
    seenAt = scrollY;
    const [draw] = waiting;
    if (!draw) return;
    if (!isRushing) {
      waiting.delete(draw);
      draw();
    }
    if (waiting.size > 0) drawNext();
  });
}
