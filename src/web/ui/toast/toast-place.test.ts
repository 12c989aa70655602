import { expect, test } from "vitest";
import { bestPlace, type Obstacle, type Room } from "./toast-place.ts";

const desktop = { left: 0, top: 0, right: 1440, bottom: 900 };
const phone = { left: 0, top: 0, right: 390, bottom: 844 };
const card = { width: 384, height: 72 };
const onPhone = { width: 374, height: 64 };

const press = (left: number, top: number, width: number, height: number, weight = 1): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});
const place = (room: Partial<Room>) =>
  bestPlace({ ...card, view: desktop, obstacles: [], now: null, ...room });

test("it appears at the bottom right, and on a phone at the top", () => {
  expect(place({})).toEqual({ left: 1032, top: 804 });
  expect(place({ ...onPhone, view: phone })).toEqual({ left: 8, top: 8 });
});

test("if it would cover row actions, it appears at another edge", () => {
  const acts = Array.from({ length: 14 }, (_, row) => press(1300, 100 + row * 56, 100, 36));
  expect(place({ obstacles: acts })).toEqual({ left: 24, top: 804 });
  const names = acts.map((act) => ({ ...act, left: 300, right: 400 }));
  expect(place({ obstacles: [...acts, ...names] })).toEqual({ left: 528, top: 804 });
});

test("it covers buttons of the layout rather than those of the page", () => {
  const frame = [press(8, 8, 44, 44, 0.1), press(330, 8, 44, 44, 0.1)];
  const rows = Array.from({ length: 20 }, (_, row) => press(8, 90 + row * 40, 374, 36));
  expect(place({ ...onPhone, view: phone, obstacles: [...frame, ...rows] })).toEqual({
    left: 8,
    top: 8,
  });
});

test("if every edge is taken, it appears between them", () => {
  const rows = [0, 780].flatMap((top) => [press(8, top, 374, 90)]);
  const { top } = place({ ...onPhone, view: phone, obstacles: rows });
  expect(top).toBeGreaterThan(90);
  expect(top + onPhone.height).toBeLessThan(780);
});

test("it stays in place unless another place is better, and always within the window", () => {
  const now = { left: 528, top: 40 };
  expect(place({ now })).toEqual(now);
  expect(place({ now, obstacles: [press(600, 50, 40, 40)] })).toEqual({ left: 1032, top: 804 });
  expect(place({ now: { left: 2_000, top: 40 } })).toEqual({ left: 1032, top: 804 });
});

test("in a window smaller than the toast, it appears at the edge", () => {
  expect(place({ view: { left: 0, top: 0, right: 200, bottom: 40 } })).toEqual({ left: 8, top: 8 });
});
