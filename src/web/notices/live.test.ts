import { expect, test, vi } from "vitest";
import { openLive, restAfterMs, type LiveWorld } from "./live.ts";

/** An event source that the test controls. */
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

test("a change is reported by its table's name, and the first connection has missed nothing", () => {
  const { listener, latest } = opened();
  latest().say("ready");
  latest().say("changed", "contacts");
  expect(listener.changed).toHaveBeenCalledWith("contacts");
  expect(listener.resync).not.toHaveBeenCalled();
});

test("a first connection that was slow to open resyncs, because older changes are no longer sent", () => {
  let ms = 0;
  const { listener, latest } = opened(() => ms);
  ms = 9_001;
  latest().say("ready");
  expect(listener.resync).toHaveBeenCalledOnce();
});

test("the server's resync triggers a full reload", () => {
  const { listener, latest } = opened();
  latest().say("resync");
  expect(listener.resync).toHaveBeenCalledOnce();
});

test("a refused connection is reported as lost and retried, doubling the wait each time", () => {
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

test("a hidden page closes its connection after a while and catches up when it is shown", () => {
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

test("a page hidden briefly keeps its connection", () => {
  const { sources, passTime, show } = opened();
  show(false);
  show(true);
  expect(passTime()).toEqual([]);
  expect(sources).toHaveLength(1);
});

test("closing stops all events and opens no new connection", () => {
  const { sources, listener, latest, close, show } = opened();
  close();
  latest().say("changed", "contacts");
  show(true);
  expect(listener.changed).not.toHaveBeenCalled();
  expect(sources).toHaveLength(1);
});

test("changes between the page's first requests and the opening of the channel are reported", () => {
  const { latest, listener } = opened();
  latest().say("ready");
  latest().say("before", JSON.stringify({ contacts: 0, appointments: 60_000 }));
  expect(listener.changed.mock.calls).toEqual([["contacts"]]);
  expect(listener.resync).not.toHaveBeenCalled();
});
