import { expect, test } from "vitest";
import { createLanes } from "./lanes.ts";

test("so many go on at once, the others follow in their order, and a failure gives its lane back", async () => {
  const inLane = createLanes(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    inLane(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => (ends[number] = resolve));
      if (number === 0) throw new Error("broken");
    }),
  );
  const settled = Promise.allSettled(works);
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[0]!();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[2]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[1]!();
  ends[3]!();
  expect((await settled).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect(await inLane(async () => "free again")).toBe("free again");
});
