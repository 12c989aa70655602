import { expect, it } from "vitest";
import { rowPlaces } from "./row-places.ts";

const free = () => false;

it("keeps everybody's place, whoever comes and goes around them", () => {
  const places = rowPlaces(free);
  expect(places(["ana", "ben", "cleo"], "")).toEqual([0, 1, 2]);
  expect(places(["cleo", "ana"], "")).toEqual([2, 0]);
});

it("gives the places of those who left to those whom another letter found", () => {
  const places = rowPlaces(free);
  places(["ana", "ben", "cleo", "dan"], "");
  expect(places(["eve", "ben", "finn"], "e")).toEqual([0, 1, 2]);
  expect(places(["ben", "gus", "hal", "ida"], "en")).toEqual([1, 0, 2, 4]);
});

it("gives nobody another's place while the term is the same: a dialog may return to the row that left", () => {
  const places = rowPlaces(free);
  places(["ana", "ben"], "a");
  expect(places(["ben", "cleo"], "a")).toEqual([1, 2]);
});

it("gives nobody another's place under the focus or a finger", () => {
  let isHeld = true;
  const places = rowPlaces(() => isHeld);
  places(["ana", "ben"], "");
  expect(places(["cleo", "dan"], "c")).toEqual([2, 3]);
  isHeld = false;
  expect(places(["eve", "dan"], "ca")).toEqual([2, 3]);
});

it("says the same when it is asked twice, as React may", () => {
  const places = rowPlaces(free);
  places(["ana", "ben"], "");
  const once = places(["cleo", "ben"], "c");
  expect(places(["cleo", "ben"], "c")).toEqual(once);
});
