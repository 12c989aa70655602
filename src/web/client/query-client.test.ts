import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { faultsOf, messageOf } from "./failure.ts";
import { isWorthRetrying, noteAway, patiently, waitBeforeRetry } from "./patience.ts";

afterEach(() => void vi.useRealTimers());

const away = () => new ORPCError("SERVICE_UNAVAILABLE", { status: 503 });
const answeredAway = (retryAfter: string) =>
  new Response("", { status: 503, headers: { "retry-after": retryAfter } });

test("a request without an answer is sent three times in all, a refused one once", () => {
  const noAnswer = new TypeError("Failed to fetch");
  expect([0, 1, 2].map((failures) => isWorthRetrying(failures, noAnswer))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isWorthRetrying(0, new ORPCError("UNAUTHORIZED"))).toBe(false);
  expect(isWorthRetrying(0, new ORPCError("INTERNAL_SERVER_ERROR"))).toBe(false);
  expect(isWorthRetrying(0, new DOMException("", "AbortError"))).toBe(false);
});

test("an unavailable server is retried when it asks to be, unless that is too long", () => {
  vi.useFakeTimers();
  noteAway(answeredAway("7"));
  expect([0, 3, 4].map((failures) => isWorthRetrying(failures, away()))).toEqual([
    true,
    true,
    false,
  ]);
  expect(waitBeforeRetry(1_000)).toBe(7_000);
  expect(waitBeforeRetry(8_000)).toBe(8_000);
  noteAway(answeredAway(new Date(Date.now() + 9_000).toUTCString()));
  expect(Math.ceil(waitBeforeRetry(0) / 1_000)).toBe(9);
  noteAway(answeredAway("600"));
  expect(isWorthRetrying(0, away())).toBe(false);
  noteAway(answeredAway(""));
});

test("an idempotent request is retried if there was no answer", async () => {
  vi.useFakeTimers();
  noteAway(answeredAway("3"));
  const answers = [away(), new TypeError("Failed to fetch"), "here"];
  const ask = vi.fn(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const done = patiently(ask);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(401);
  expect(await done).toBe("here");
  expect(ask).toHaveBeenCalledTimes(3);
  await expect(patiently(() => Promise.reject(new ORPCError("NOT_FOUND")))).rejects.toThrow();
});

test(
  "an error shows the server's message, or says that there was no answer",
  { tags: ["ERR-082"] },
  () => {
    expect(messageOf(new ORPCError("BAD_REQUEST", { message: "Phone is required." }))).toBe(
      "Phone is required.",
    );
    expect(messageOf(new TypeError("Failed to fetch"))).toMatch(/couldn't reach Hearthline/);
  },
);

test("validation errors are recognized, and other errors are not mistaken for them", () => {
  const issues = [{ path: ["lead", "email"], message: "Enter an email address." }];
  expect(faultsOf(new ORPCError("BAD_REQUEST", { data: { issues } }))).toEqual([
    { path: "lead.email", message: "Enter an email address." },
  ]);
  expect(faultsOf(new ORPCError("BAD_REQUEST", { data: { issues: "none" } }))).toEqual([]);
  expect(faultsOf(new ORPCError("NOT_FOUND"))).toEqual([]);
  expect(faultsOf(new Error("no"))).toEqual([]);
});
