/** An area of the window, in CSS pixels from its top left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** An interactive element; those of the page itself weigh more than those of the layout. */
export type Obstacle = Box & { weight: number };

/** The top left corner of a toast. */
export type Place = { left: number; top: number };

export type Room = {
  /** The toast's size. */
  width: number;
  height: number;
  /** The area where the toast can be. */
  view: Box;
  obstacles: readonly Obstacle[];
  /** Its current place; it stays there unless another place is better. */
  now: Place | null;
};

/** From this width on, there is space beside the page's content, in CSS pixels. */
const wide = 640;
/** The distance to the window's edge, in CSS pixels; narrow at the top, so that the toast covers the header. */
const edge = { wide: 24, narrow: 8 };
/** The distance to elements it must not cover, in CSS pixels. */
const gap = 4;
/** The middle of the page is used only if the edges cover more than this weight. */
const awayFromEdge = 0.35;
const step = { across: 32, down: 8 };

/** The place that covers the least weight; among equal ones, the one closest to the toast's usual place. */
export function bestPlace(room: Room): Place {
  let best: { place: Place; cost: number } | null = null;
  for (const { place, extra } of candidates(room)) {
    const cost = extra + covered(room, place);
    if (!best || cost < best.cost) best = { place, cost };
    if (best.cost === 0) break;
  }
  return best!.place;
}

function* candidates({ width, height, view, now }: Room) {
  const isWide = view.right - view.left >= wide;
  const margin = isWide ? edge.wide : edge.narrow;
  const top = view.top + edge.narrow;
  const bottom = Math.max(top, view.bottom - margin - height);
  const left = view.left + margin;
  const right = Math.max(left, view.right - margin - width);
  const center = (left + right) / 2;
  if (now) yield { place: now, extra: isInside(now, { left, top, right, bottom }) ? 0 : Infinity };
  const edges = isWide
    ? [
        [right, bottom],
        [left, bottom],
        [center, bottom],
        [center, top],
        [right, top],
        [left, top],
      ]
    : [
        [left, top],
        [left, bottom],
      ];
  for (const [x, y] of edges) yield { place: { left: x!, top: y! }, extra: 0 };
  for (let down = 0; down <= bottom - top; down += step.down)
    for (let x = right; x >= left; x -= step.across)
      yield { place: { left: x, top: isWide ? bottom - down : top + down }, extra: awayFromEdge };
}

const isInside = (place: Place, { left, top, right, bottom }: Box) =>
  place.left >= left && place.left <= right && place.top >= top && place.top <= bottom;

function covered({ width, height, obstacles }: Room, { left, top }: Place): number {
  let sum = 0;
  for (const one of obstacles)
    if (
      one.left < left + width + gap &&
      one.right > left - gap &&
      one.top < top + height + gap &&
      one.bottom > top - gap
    )
      sum += one.weight;
  return sum;
}

const pressed = "a[href], button, input, select, textarea, label, summary, [tabindex='0']";
/** How often a visible toast is repositioned, in milliseconds, because the page scrolls and lists load. */
const lookMs = 250;

/** Keeps a toast clear of interactive elements. Returns a function that stops it. */
export function keepClear(area: HTMLElement): () => void {
  let now: Place | null = null;
  const place = () => {
    // The person is about to use the toast.
    if (now && area.matches(":hover, :focus-within")) return;
    const { offsetWidth: width, offsetHeight: height } = area;
    const view = viewNow();
    now = bestPlace({ width, height, view, obstacles: obstaclesIn(view), now });
    area.style.inset = `${now.top}px auto auto ${now.left}px`;
  };
  place();
  const timer = setInterval(place, lookMs);
  return () => {
    clearInterval(timer);
    area.style.inset = "";
  };
}

/** The window without bars at its bottom edge and without the sidebar. */
function viewNow(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = document.querySelector("main")?.getBoundingClientRect().left ?? 0;
  let bottom = Math.min(clientHeight, visualViewport?.height ?? clientHeight);
  const bars = [...document.querySelectorAll("[data-lower-bar], .line-banner > p")]
    .map((bar) => bar.getBoundingClientRect())
    .toSorted((one, other) => other.bottom - one.bottom);
  for (const bar of bars)
    if (bar.height > 0 && bar.top < bottom && bar.bottom >= bottom - 1) bottom = bar.top;
  return { left: clientWidth < wide ? 0 : Math.max(0, left), top: 0, right: clientWidth, bottom };
}

/** The bottom edge of the page's sticky header, in CSS pixels from the top of the window. */
function underHeader(): number {
  const headers = [...document.querySelectorAll("header")];
  const header = headers.find((one) => !one.closest("main, [role=dialog]"));
  const box = header?.getBoundingClientRect();
  return box && box.top <= 0 ? box.bottom : 0;
}

function obstaclesIn(view: Box): Obstacle[] {
  const found: Obstacle[] = [];
  const lid = underHeader();
  for (const one of document.querySelectorAll<HTMLElement>(pressed)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right - left < 2 || bottom <= view.top || top >= view.bottom) continue;
    if (one.closest("[inert], .toasts") || !one.checkVisibility()) continue;
    const isInMain = one.closest("main") !== null;
    // The page's header covers this part, so it cannot be clicked.
    const from = isInMain ? Math.max(top, lid) : top;
    const isInPage = isInMain || one.closest("[role=dialog], [role=alertdialog]") !== null;
    const weight = isInPage ? (one.matches("a") ? 0.8 : 1) : 0.1;
    if (from < bottom) found.push({ left, top: from, right, bottom, weight });
  }
  return found;
}
