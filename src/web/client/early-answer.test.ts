import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropEarlyAnswers, requestOf, takeEarlyAnswer } from "./early-answer.ts";

const [path, body] = requestOf("contacts/list", { type: "Lead", limit: 50 });
const rows = new Response("rows");

beforeEach(() => {
  vi.stubGlobal("window", { earlyAnswers: { [`${path} ${body}`]: Promise.resolve(rows) } });
  vi.spyOn(performance, "now").mockReturnValue(1_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the same request gets the early answer, and only once", async () => {
  expect(await takeEarlyAnswer(path, body)).toBe(rows);
  expect(await takeEarlyAnswer(path, body)).toBeUndefined();
});

test("a request with another input is sent", async () => {
  const [, other] = requestOf("contacts/list", { type: "Deal", limit: 50 });
  expect(await takeEarlyAnswer(path, other)).toBeUndefined();
  expect(await takeEarlyAnswer(path, body)).toBe(rows);
});

test("nothing is taken once the answers are dropped or old", async () => {
  vi.mocked(performance.now).mockReturnValue(30_001);
  expect(await takeEarlyAnswer(path, body)).toBeUndefined();
  vi.mocked(performance.now).mockReturnValue(1_000);
  expect(await takeEarlyAnswer(path, body)).toBeUndefined();

  window.earlyAnswers = { [`${path} ${body}`]: Promise.resolve(rows) };
  dropEarlyAnswers();
  expect(await takeEarlyAnswer(path, body)).toBeUndefined();
});
