import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (store: ReturnType<typeof createToastStore>) =>
  store
    .list()
    .filter((toast) => toast.open)
    .map((toast) => toast.title);

test("a second toast takes the place of the first", { tags: ["CONST-002"] }, () => {
  const store = createToastStore();
  store.show({ title: "one" });
  store.show({ title: "two" });
  expect(open(store)).toEqual(["two"]);
  expect(store.list()).toHaveLength(1);
});

test("a toast is shown for 5000 ms", { tags: ["CONST-003"] }, () => {
  const store = createToastStore();
  store.show({ title: "one" });
  vi.advanceTimersByTime(4_999);
  expect(open(store)).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(open(store)).toEqual([]);
});

test("a toast that replaces another has its own 5000 ms", { tags: ["CONST-003"] }, () => {
  const store = createToastStore();
  store.show({ title: "one" });
  vi.advanceTimersByTime(4_000);
  store.show({ title: "two" });
  vi.advanceTimersByTime(4_999);
  expect(open(store)).toEqual(["two"]);
  vi.advanceTimersByTime(1);
  expect(open(store)).toEqual([]);
});

test("a dismissed toast leaves the list after 1,000,000 ms", { tags: ["CONST-005"] }, () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: "one" }));
  vi.advanceTimersByTime(999_999);
  expect(store.list()).toMatchObject([{ title: "one", open: false }]);
  vi.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
});

test("dismissing twice is harmless", () => {
  const store = createToastStore();
  const id = store.show({ title: "one" });
  store.dismiss(id);
  const list = store.list();
  store.dismiss(id);
  expect(store.list()).toBe(list);
});

test("a paused toast stays, and then has the rest of its time", () => {
  const store = createToastStore();
  store.show({ title: "one" });
  vi.advanceTimersByTime(3_000);
  store.pause();
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(open(store)).toEqual(["one"]);
  store.resume();
  vi.advanceTimersByTime(1_999);
  expect(open(store)).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(open(store)).toEqual([]);
});

test("a toast shown while paused keeps its full time", () => {
  const store = createToastStore();
  store.pause();
  store.show({ title: "one" });
  vi.advanceTimersByTime(9_000);
  store.resume();
  vi.advanceTimersByTime(4_999);
  expect(open(store)).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(open(store)).toEqual([]);
});

test("listeners are called on show, dismiss and removal, until they unsubscribe", () => {
  const store = createToastStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.dismiss(store.show({ title: "one" }));
  vi.advanceTimersByTime(1_000_000);
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  store.show({ title: "two" });
  expect(heard).toHaveBeenCalledTimes(3);
});
