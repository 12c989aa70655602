import { expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { createPersonLimits } from "./person-limits.ts";

const [ana, ben] = ["ana", "ben"] as OwnerId[];

function limits() {
  const clock = { now: 0 };
  const settings = { writesAMinute: 600, searchesAMinute: 360, liveChannels: 50 };
  return { clock, ...createPersonLimits(settings, () => clock.now) };
}

test("a third of a minute's changes may come at once, and then as many as a minute has", () => {
  const { clock, count } = limits();
  const admitted = (tries: number) =>
    Array.from({ length: tries }, () => count("writes", ana!, "browser")).filter(
      (wait) => wait === 0,
    ).length;
  expect(admitted(657)).toBe(200);
  clock.now += 5_000;
  expect(admitted(657)).toBe(50);
  clock.now += 60 * 60_000;
  expect(admitted(657)).toBe(200);
});

test("says after how many seconds there is room again, and that is accurate", () => {
  const { clock, count } = limits();
  let wait = 0;
  while (wait === 0) wait = count("searches", ana!, "browser");
  expect(wait).toBe(1);
  clock.now += wait * 1_000;
  expect(count("searches", ana!, "browser")).toBe(0);
});

test("people, their programs and kinds of actions are counted separately", () => {
  const { count } = limits();
  while (count("writes", ana!, "program") === 0);
  expect(count("writes", ana!, "browser")).toBe(0);
  expect(count("searches", ana!, "program")).toBe(0);
  expect(count("writes", ben!, "program")).toBe(0);
});
