import { expect, test } from "vitest";
import { edgePull, type Place } from "./edge-scroll.ts";

const seen = { across: [100, 900], down: [200, 700] } as const;

/** How far the grid scrolls while the pointer rests at `at` for one second. */
function inOneSecond(taken: Place, at: Place): Place {
  const pull = edgePull(taken);
  let way = { x: 0, y: 0 };
  for (let ms = 0; ms <= 1000; ms += 10) {
    const { x, y } = pull(at, seen, 5_000 + ms);
    way = { x: way.x + x, y: way.y + y };
  }
  return way;
}

test.each([
  ["in the middle", { x: 500, y: 450 }, { x: 0, y: 0 }],
  ["25 px from the upper edge", { x: 500, y: 225 }, { x: 0, y: 0 }],
  ["10 px from the upper edge", { x: 500, y: 210 }, { x: 0, y: -180 }],
  ["far beyond the upper edge", { x: 500, y: -50 }, { x: 0, y: -180 }],
  ["10 px from the lower edge", { x: 500, y: 690 }, { x: 0, y: 180 }],
  ["at the left edge", { x: 105, y: 450 }, { x: -180, y: 0 }],
  ["in the lower right corner", { x: 895, y: 695 }, { x: 180, y: 180 }],
])("a pointer %s", (_, at, way) => {
  const { x, y } = inOneSecond({ x: 500, y: 450 }, at);
  expect(Math.abs(x - way.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - way.y)).toBeLessThanOrEqual(1);
});

test("an entry picked up near an edge and moved along it does not scroll the grid", () => {
  expect(inOneSecond({ x: 300, y: 210 }, { x: 500, y: 208 })).toEqual({ x: 0, y: 0 });
  expect(inOneSecond({ x: 300, y: 210 }, { x: 500, y: 201 }).y).toBeLessThan(0);
});

test("a late frame scrolls no further than a short one", () => {
  const pull = edgePull({ x: 500, y: 450 });
  const at = { x: 500, y: 695 };
  pull(at, seen, 0);
  expect(pull(at, seen, 60_000)).toEqual({ x: 0, y: 9 });
});
