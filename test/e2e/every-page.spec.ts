import routes, { type PageRoute } from "#web/routes.ts";
import { framePages } from "./every-page-dashboard.ts";
import { faultsOf, test } from "./every-page-fixtures.ts";
import { publicPages } from "./every-page-public.ts";
import { assistantPages, contactPages, timePages } from "./every-page-rooms.ts";
import { expect } from "./fixtures.ts";

const pages = [...contactPages, ...framePages, ...publicPages, ...timePages, ...assistantPages];

/** The full paths of the route table. */
function paths(entries: PageRoute[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? paths(entry.children, path) : [path || "/"];
  });
}

test("every route of the product is covered, each once", async () => {
  expect(pages.map(({ route }) => route).toSorted()).toEqual(paths(routes).toSorted());
});

for (const { route, states } of pages)
  test(`${route} is accessible in each of its states, fits, and has large enough targets`, async ({
    world,
  }) => {
    test.setTimeout(120_000 + states.length * 60_000);
    for (const state of states)
      await test.step(state.is, async () => {
        const faults = await faultsOf({ route, state }, world).catch(String);
        expect.soft(faults, state.is).toEqual([]);
      });
  });
