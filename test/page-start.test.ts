import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import type { UNSAFE_AssetsManifest as AssetsManifest } from "react-router";
import { fetchAhead } from "#web/shell/start/fetch-ahead.ts";
import { readRouteTable, writeRouteTable } from "#web/shell/start/route-table.ts";
import { startWhenPainted } from "#web/shell/start/start-when-painted.ts";

const without = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const start = "/assets/start-1.js";
const built: AssetsManifest = {
  entry: { module: "/assets/entry-1.js", imports: [start] },
  routes: {
    root: {
      ...without,
      id: "root",
      path: "",
      module: "/assets/root-1.js",
      imports: [start],
      css: ["/assets/start-1.css"],
    },
    desk: { ...without, id: "desk", parentId: "root", path: "desk", module: "/assets/desk-1.js" },
    leads: {
      ...without,
      id: "leads",
      parentId: "desk",
      path: "crm/leads",
      module: "/assets/leads-1.js",
      imports: [start, "/assets/lists-1.js", "/assets/names-1.js"],
      css: ["/assets/lists-1.css#"],
    },
    book: {
      ...without,
      id: "book",
      parentId: "root",
      path: "book/:profileId",
      module: "/assets/book-1.js",
    },
  },
  url: "",
  version: "1",
};
// The file of the leads does nothing but pass on what lies in that of the lists.
const passedOn = { "/assets/leads-1.js": { file: "/assets/lists-1.js", names: { default: "t" } } };
const table = writeRouteTable(built, passedOn);

test("what is read of the table of routes is what was written, without what every page begins with", () => {
  const [, desk, leads] = readRouteTable(JSON.parse(JSON.stringify(table)) as typeof table);
  expect(desk).toMatchObject({ id: "desk", parent: 0, path: "desk", imports: [], styles: [] });
  expect(leads).toEqual({
    id: "leads",
    parent: 1,
    path: "crm/leads",
    script: "/assets/lists-1.js",
    names: { default: "t" },
    imports: ["/assets/names-1.js"],
    styles: ["/assets/lists-1.css#"],
  });
});

test.each([
  ["/desk/crm/leads", ["desk-1.js", "lists-1.js", "names-1.js", "lists-1.css#"]],
  ["/desk/crm/leads/", ["desk-1.js", "lists-1.js", "names-1.js", "lists-1.css#"]],
  ["/book/anybody", ["book-1.js"]],
  ["/book", []],
  ["/desk/crm", []],
  ["/nowhere", []],
])("%s asks at once for its own files and no others", (pathname, expected) => {
  const asked: { rel: string; as?: string; href: string }[] = [];
  runInNewContext(fetchAhead, {
    routeTable: table,
    location: { pathname },
    document: {
      createElement: () => ({}),
      head: { append: (link: (typeof asked)[number]) => void asked.push(link) },
    },
  });
  expect(asked.map(({ href }) => href.replace("/assets/", ""))).toEqual(expected);
  for (const { rel, as, href } of asked)
    expect([rel, as]).toEqual(
      href.includes(".css") ? ["preload", "style"] : ["modulepreload", undefined],
    );
});

describe("a page that stands whole in its HTML", () => {
  type Asked = { href?: string; src?: string };

  /** Runs what stands in the page, in a browser that says when something was painted, or in one that does not. */
  function started({ hidden = false, tellsPaints = true } = {}) {
    const asked: string[] = [];
    const clock: { run: () => void; ms: number }[] = [];
    let painted = () => {};
    runInNewContext(startWhenPainted(start), {
      addEventListener: () => {},
      routeTable: table,
      location: { pathname: "/book/anybody" },
      document: {
        hidden,
        createElement: () => ({}),
        head: { append: ({ href, src }: Asked) => void asked.push((href ?? src)!) },
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
    return { asked, clock, paint: () => painted() };
  }
  const all = [start, "/assets/book-1.js"];

  test("asks for no script before it was painted, and then for all of them once", () => {
    const { asked, clock, paint } = started();
    expect(asked).toEqual([]);
    paint();
    expect(asked).toEqual(all);
    paint();
    for (const { run } of clock) run();
    expect(asked).toEqual(all);
  });

  test("waits a second for a browser that tells no paint", () => {
    const { asked, clock } = started({ tellsPaints: false });
    expect(asked).toEqual([]);
    expect(clock.map(({ ms }) => ms)).toEqual([1_000]);
    clock[0]!.run();
    expect(asked).toEqual(all);
  });

  test("starts at once where nobody sees it", () => {
    expect(started({ hidden: true }).asked).toEqual(all);
  });
});
