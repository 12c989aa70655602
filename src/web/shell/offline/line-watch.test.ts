import { expect, test } from "vitest";
import { type LineState, type LineWorld, nextWait, saidBackMs, watchLine } from "./line-watch.ts";

/** A world whose server, network and clock are turned by hand. */
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
    /** Lets the next timer run. */
    tick: () => {
      timers.shift()?.run();
      return settle();
    },
  };
}

test("one failure is a hiccup: the line is lost when the server is silent twice", async () => {
  const { is, told, doubt, tick, timers } = world();
  is.there = false;
  await doubt();
  expect(told).toEqual([]);
  expect(timers()).toEqual([1_000]);
  await tick();
  expect(told).toEqual(["lost"]);
});

test("a doubt that was wrong says nothing, and nothing is asked after it", async () => {
  const { told, doubt, timers, probes } = world();
  await doubt();
  expect(told).toEqual([]);
  expect(timers()).toEqual([]);
  expect(probes()).toBe(1);
});

test("without a network it is lost at once, and back when the server answers", async () => {
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

test("a doubt while it is said that the line is back ends that all the same", async () => {
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

test("after it was back a single failure is a hiccup again", async () => {
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

test("a network that the browser misses says nothing while the server answers: it may be on this machine", async () => {
  const { is, told, stir } = world();
  is.cut = true;
  await stir();
  expect(told).toEqual([]);
});

test("it looks for the line ever more seldom, and never less than every 15 seconds", async () => {
  expect([0, 1, 2, 3, 4, 9].map(nextWait)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  const { is, doubt, tick, timers } = world();
  is.there = false;
  await doubt();
  await tick();
  expect(timers()).toEqual([2_000]);
  await tick();
  expect(timers()).toEqual([4_000]);
});

test("after the end nothing is asked and nothing told", async () => {
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
