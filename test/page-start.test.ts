import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startWhenPainted } from "#web/shell/start/start-when-painted.ts";

// How a prerendered page starts.

const entry = "/assets/entry-1.js";
const scripts = ["/assets/book-1.js"];
const styles = ["/assets/entry-1.css", "/assets/book-1.css"];

type Added = {
  href?: string;
  src?: string;
  rel?: string;
  onload?: () => void;
  onerror?: () => void;
};

/** Runs the page's inline script, in a browser that reports its first paint or in one that doesn't. */
function started({ hidden = false, tellsPaints = true } = {}) {
  const added: Added[] = [];
  const clock: { run: () => void; ms: number }[] = [];
  let painted = () => {};
  runInNewContext(startWhenPainted({ entry, scripts, styles }), {
    addEventListener: () => {},
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: (tag: Added) => void added.push(tag) },
    },
    setTimeout: (run: () => void, ms: number) => void clock.push({ run, ms }),
    PerformanceObserver: tellsPaints
      ? class {
          constructor(tell: () => void) {
            painted = tell;
          }
          observe({ type }: { type: string }) {
            expect(type).toBe("paint");
          }
        }
      : undefined,
  });
  const asked = () => added.map(({ rel = "script", href, src }) => `${rel} ${href ?? src}`);
  const sheets = () => added.filter(({ rel }) => rel === "stylesheet");
  return { asked, sheets, clock, paint: () => painted() };
}

const fetched = [
  ...styles.map((href) => `stylesheet ${href}`),
  ...[entry, ...scripts].map((href) => `modulepreload ${href}`),
];

test("requests no file before the first paint, and then each of them once", () => {
  const { asked, clock, paint } = started();
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(fetched);
  paint();
  for (const { run } of clock) run();
  expect(asked()).toEqual(fetched);
});

test("runs its scripts once all style sheets have loaded or failed", () => {
  const { asked, sheets, paint } = started();
  paint();
  sheets()[0]!.onload!();
  expect(asked()).toEqual(fetched);
  sheets()[1]!.onerror!();
  expect(asked()).toEqual([...fetched, `script ${entry}`]);
});

test("waits a second in a browser that reports no paint", () => {
  const { asked, clock } = started({ tellsPaints: false });
  expect(asked()).toEqual([]);
  expect(clock.map(({ ms }) => ms)).toEqual([1_000]);
  clock[0]!.run();
  expect(asked()).toEqual(fetched);
});

test("starts at once in a background tab", () => {
  expect(started({ hidden: true }).asked()).toEqual(fetched);
});
