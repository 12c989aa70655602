import { expect, test, vi } from "vitest";
import { openLive, restAfterMs, type LiveWorld } from "./live.ts";

/** A source of events that the test plays. */
class FakeSource {
  readyState = 1;
  readonly heard = new Map<string, (event: Event) => void>();

  addEventListener(name: string, run: unknown) {
    this.heard.set(name, run as (event: Event) => void);
  }
  close() {
    this.readyState = 2;
  }
  say(name: string, data = "all") {
    this.heard.get(name)?.({ data } as MessageEvent);
  }
  refuse() {
    this.readyState = 2;
    this.say("error");
  }
}

function opened(now = () => 0) {
  const sources: FakeSource[] = [];
  const timers: { ms: number; run: () => void; stopped: boolean }[] = [];
  let isHidden = false;
  let stir = () => {};
  const world: LiveWorld = {
    open: () => {
      sources.push(new FakeSource());
      return sources.at(-1)!;
    },
    after: (ms, run) => {
      const timer = { ms, run, stopped: false };
      timers.push(timer);
      return () => (timer.stopped = true);
    },
    isHidden: () => isHidden,
    onStir: (run) => {
      stir = run;
      return () => (stir = () => {});
    },
    now,
  };
  const listener = { changed: vi.fn(), resync: vi.fn(), lost: vi.fn() };
  const close = openLive(listener, world);
  return {
    sources,
    listener,
    close,
    latest: () => sources.at(-1)!,
    passTime: () => {
      const due = timers.splice(0).filter((timer) => !timer.stopped);
      for (const timer of due) timer.run();
      return due.map((timer) => timer.ms);
    },
    show: (visible: boolean) => {
      isHidden = !visible;
      stir();
    },
  };
}

test("a change is told by the name of its table, and the first connection has missed nothing", () => {
  const { listener, latest } = opened();
  latest().say("ready");
  latest().say("changed", "contacts");
  expect(listener.changed).toHaveBeenCalledWith("contacts");
  expect(listener.resync).not.toHaveBeenCalled();
});

test("a first connection that was slow to open may have missed what the server no longer tells", () => {
  let ms = 0;
  const { listener, latest } = opened(() => ms);
  ms = 9_001;
  latest().say("ready");
  expect(listener.resync).toHaveBeenCalledOnce();
});

test("the server's resync asks for everything again", () => {
  const { listener, latest } = opened();
  latest().say("resync");
  expect(listener.resync).toHaveBeenCalledOnce();
});

test("a refused connection is told as lost and asked for again, each time after twice the wait", () => {
  const { sources, listener, latest, passTime } = opened();
  latest().refuse();
  expect(listener.lost).toHaveBeenCalledOnce();
  expect(passTime()).toEqual([1_000]);
  latest().refuse();
  expect(passTime()).toEqual([2_000]);
  expect(sources).toHaveLength(3);
  latest().say("ready");
  expect(listener.resync).toHaveBeenCalledOnce();
  latest().refuse();
  expect(passTime()).toEqual([1_000]);
});

test("a broken connection is left to the browser", () => {
  const { sources, listener, latest, passTime } = opened();
  latest().readyState = 0;
  latest().say("error");
  expect(passTime()).toEqual([]);
  expect(sources).toHaveLength(1);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("a page out of sight lets go of its connection after a while and catches up when it is shown", () => {
  const { sources, listener, latest, passTime, show } = opened();
  latest().say("ready");
  show(false);
  expect(latest().readyState).toBe(1);
  expect(passTime()).toEqual([restAfterMs]);
  expect(latest().readyState).toBe(2);
  show(true);
  expect(sources).toHaveLength(2);
  latest().say("ready");
  expect(listener.resync).toHaveBeenCalledOnce();
});

test("a glance away costs nothing", () => {
  const { sources, passTime, show } = opened();
  show(false);
  show(true);
  expect(passTime()).toEqual([]);
  expect(sources).toHaveLength(1);
});

test("after closing nothing is heard and nothing is opened", () => {
  const { sources, listener, latest, close, show } = opened();
  close();
  latest().say("changed", "contacts");
  show(true);
  expect(listener.changed).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});

test("what changed after the page began to ask, and before its channel was open, is told", () => {
  const { latest, listener } = opened();
  latest().say("ready");
  latest().say("before", JSON.stringify({ contacts: 0, appointments: 60_000 }));
  expect(listener.changed.mock.calls).toEqual([["contacts"]]);
  expect(listener.resync).not.toHaveBeenCalled();
});
