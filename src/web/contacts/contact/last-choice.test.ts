import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LastChoice } from "./last-choice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A choice whose requests are answered by hand, and everything that happened to it. */
function started() {
  const seen: unknown[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const choice = new LastChoice("New", {
    send: (to) =>
      new Promise<void>((resolve, reject) => {
        seen.push(`send ${to}`);
        answers.push((error) => (error ? reject(error) : resolve()));
      }),
    saved: (from, to) => seen.push(`saved ${from} to ${to}`),
    failed: (_, stored, isLast) => seen.push(`failed, ${stored}${isLast ? "" : ", newer waits"}`),
    done: () => seen.push("done"),
  });
  const answer = async (error?: Error) => {
    answers.shift()!(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { choice, seen, answer };
}

test("choices in a row are saved as one, from the state before the first", async () => {
  const { choice, seen, answer } = started();
  choice.choose("Contacted");
  await vi.advanceTimersByTimeAsync(399);
  choice.choose("Nurturing");
  await vi.advanceTimersByTimeAsync(399);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answer();
  expect(seen).toEqual(["send Nurturing", "saved New to Nurturing", "done"]);
});

test("a choice that returns to the stored value sends nothing", async () => {
  const { choice, seen } = started();
  choice.choose("Contacted");
  choice.choose("New");
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual(["done"]);
});

test("a choice made during a request is sent after it, and after its own pause", async () => {
  const { choice, seen, answer } = started();
  choice.choose("Contacted");
  await vi.advanceTimersByTimeAsync(400);
  choice.choose("Nurturing");
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual(["send Contacted"]);
  await answer();
  choice.choose("Not now");
  await answer();
  await vi.advanceTimersByTimeAsync(399);
  expect(seen.at(-1)).toBe("saved Contacted to Nurturing");
  await vi.advanceTimersByTimeAsync(1);
  await answer();
  expect(seen.slice(-3)).toEqual(["send Not now", "saved Nurturing to Not now", "done"]);
});

test("a failed save returns to the stored value, unless a newer choice waits", async () => {
  const { choice, seen, answer } = started();
  choice.choose("Contacted");
  await vi.advanceTimersByTimeAsync(400);
  choice.choose("Nurturing");
  await answer(new Error("away"));
  await vi.advanceTimersByTimeAsync(400);
  await answer(new Error("still away"));
  expect(seen).toEqual([
    "send Contacted",
    "failed, New, newer waits",
    "send Nurturing",
    "failed, New",
    "done",
  ]);
});

test("saveNow ends the pause, and the pause doesn't save a second time", async () => {
  const { choice, seen, answer } = started();
  choice.choose("Contacted");
  void choice.saveNow();
  await answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(["send Contacted", "saved New to Contacted", "done"]);
});
