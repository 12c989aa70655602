import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("pauses after three failures in a row, then lets one attempt decide", () => {
  let now = 0;
  const breaker = createBreaker({ now: () => now });
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.lets()).toBe(true);
  breaker.failed();
  expect(breaker.lets()).toBe(false);
  now = 29_999;
  expect(breaker.lets()).toBe(false);
  now = 30_000;
  expect(breaker.lets()).toBe(true);
  expect(breaker.lets(), "a second try beside the first").toBe(false);
  breaker.failed();
  now = 59_999;
  expect(breaker.lets()).toBe(false);
  now = 60_000;
  expect(breaker.lets()).toBe(true);
  breaker.succeeded();
  expect(breaker.lets()).toBe(true);
  expect(breaker.lets()).toBe(true);
});
