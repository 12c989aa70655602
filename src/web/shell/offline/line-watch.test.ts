import { expect, test } from "vitest";
import { type LineState, type LineWorld, nextWait, saidBackMs, watchLine } from "./line-watch.ts";

/** A server, network and clock that the test controls. */
function world() {
  const is = { there: true, cut: false };
  const timers: { ms: number; run: () => void }[] = [];
  let stir = () => {};
  let probes = 0;
  const given: LineWorld = {
    probe: async () => {
      probes += 1;
      return is.there;
    },
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    isCut: () => is.cut,
    onStir: (run) => {
      stir = run;
      return () => (stir = () => {});
    },
  };
  const told: LineState[] = [];
  const watch = watchLine(given, (state) => told.push(state));
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    is,
    told,
    watch,
    probes: () => probes,
    timers: () => timers.map(({ ms }) => ms),
    settle,
    stir: () => {
      stir();
      return settle();
    },
    doubt: () => {
      watch.doubt();
      return settle();
    },
    /** Runs the next timer. */
    tick: () => {
      timers.shift()?.run();
      return settle();
    },
  };
}

test("one failure is ignored; the connection is lost when the server fails to answer twice", async () => {
  const { is, told, doubt, tick, timers } = world();
  is.there = false;
  await doubt();
  expect(told).toEqual([]);
  expect(timers()).toEqual([1_000]);
  await tick();
  expect(told).toEqual(["lost"]);
});

test("a false alarm reports nothing and schedules no further checks", async () => {
  const { told, doubt, timers, probes } = world();
  await doubt();
  expect(told).toEqual([]);
  expect(timers()).toEqual([]);
  expect(probes()).toBe(1);
});

test("without a network the connection is lost at once, and back when the server answers", async () => {
  const { is, told, stir, tick, timers } = world();
  Object.assign(is, { there: false, cut: true });
  await stir();
  expect(told).toEqual(["lost"]);
  Object.assign(is, { there: true, cut: false });
  await stir();
  expect(told).toEqual(["lost", "back"]);
  expect(timers()).toEqual([saidBackMs]);
  await tick();
  expect(told).toEqual(["lost", "back", "there"]);
  expect(timers()).toEqual([]);
});

test("a doubt while the connection is shown as back does not prolong that", async () => {
  const { is, told, doubt, stir, tick, timers } = world();
  Object.assign(is, { there: false, cut: true });
  await stir();
  Object.assign(is, { there: true, cut: false });
  await stir();
  await doubt();
  expect(timers()).toEqual([saidBackMs]);
  await tick();
  expect(told).toEqual(["lost", "back", "there"]);
});

test("after the connection was back, a single failure is ignored again", async () => {
  const { is, told, stir, doubt, tick } = world();
  Object.assign(is, { there: false, cut: true });
  await stir();
  Object.assign(is, { there: true, cut: false });
  await stir();
  await tick();
  is.there = false;
  await doubt();
  expect(told).toEqual(["lost", "back", "there"]);
});

test("an offline browser reports nothing while the server answers, which may be on this machine", async () => {
  const { is, told, stir } = world();
  is.cut = true;
  await stir();
  expect(told).toEqual([]);
});

test("checks become less frequent, down to every 15 seconds", async () => {
  expect([0, 1, 2, 3, 4, 9].map(nextWait)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  const { is, doubt, tick, timers } = world();
  is.there = false;
  await doubt();
  await tick();
  expect(timers()).toEqual([2_000]);
  await tick();
  expect(timers()).toEqual([4_000]);
});

test("after stopping, nothing is checked or reported", async () => {
  const { is, told, watch, doubt, stir, timers, probes } = world();
  is.there = false;
  await doubt();
  watch.stop();
  expect(timers()).toEqual([]);
  is.cut = true;
  await stir();
  watch.doubt();
  expect(probes()).toBe(1);
  expect(told).toEqual([]);
});
