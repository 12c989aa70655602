import { expect, test } from "vitest";
import { faultsOf, inOrder } from "./find-banks.ts";
import { vera } from "./fixture.ts";

test("banks are in the order of their first meetings, and an unknown one is the newest", () => {
  const folders = ["april", "may", "december", "december-lines"];
  expect(inOrder(folders, ["december", "april"])).toEqual([
    "december",
    "december-lines",
    "april",
    "may",
  ]);
});

test("what cannot be played is told before the first call", () => {
  expect(faultsOf([vera])).toEqual([]);
  expect(faultsOf([vera, vera])).toEqual(["vera has the id of another caller"]);
  expect(faultsOf([{ ...vera, opens: "on {day 2}" }])).toEqual(["vera {day 2} is no place"]);
  expect(faultsOf([{ ...vera, opens: "it's {code}" }])).toHaveLength(1);
  expect(faultsOf([{ ...vera, end: { kind: "cancelled" } }])).toHaveLength(1);
});
