import { expect, it } from "vitest";
import { drawnRows } from "./rows-drawn.ts";

const window = { startIndex: 50, endIndex: 52, overscan: 1, count: 100 };

it("renders the rows in and around the window, and those from the top", () => {
  expect(drawnRows(window, 0, null)).toEqual([49, 50, 51, 52, 53]);
  expect(drawnRows(window, 2, null)).toEqual([0, 1, 49, 50, 51, 52, 53]);
  expect(drawnRows({ ...window, startIndex: 0, endIndex: 1 }, 2, null)).toEqual([0, 1, 2]);
});

it("keeps the focused row and its neighbors, wherever the window is", () => {
  expect(drawnRows(window, 0, 20)).toEqual([19, 20, 21, 49, 50, 51, 52, 53]);
  expect(drawnRows(window, 0, 0)).toEqual([0, 1, 49, 50, 51, 52, 53]);
  expect(drawnRows(window, 0, 99)).toEqual([49, 50, 51, 52, 53, 98, 99]);
});

it("renders no row past the end of the list", () => {
  expect(drawnRows({ ...window, count: 51, endIndex: 50 }, 300, 60)).toHaveLength(51);
});
