import { expect, test } from "vitest";
import { spanOf } from "./use-slots.ts";

test("a month's request covers every time zone, within the server's limit of 45 days", () => {
  const { from, until } = spanOf("2026-12");
  expect([from.toISOString(), until.toISOString()]).toEqual([
    "2026-11-30T00:00:00.000Z",
    "2027-01-02T00:00:00.000Z",
  ]);
});
