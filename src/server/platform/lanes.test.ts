import { expect, test } from "vitest";
import { createLaneOfEach, createLanes } from "./lanes.ts";

test("a limited number runs at once, the others follow in order, and a failure frees its lane", async () => {
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

test("work with the same key is serialized, and work beyond the queue is refused", async () => {
  const inLane = createLaneOfEach(1);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const [first, second] = [inLane("ana", work("first")), inLane("ana", work("second"))];
  const other = inLane("ben", work("other"));
  await expect(inLane("ana", work("third"))).rejects.toThrow("Too many wait");
  await expect.poll(() => begun).toEqual(["first", "other"]);
  ends[0]!();
  await expect.poll(() => begun).toEqual(["first", "other", "second"]);
  for (const end of ends) end();
  expect(await Promise.all([first, second, other])).toEqual(["first", "second", "other"]);
});
