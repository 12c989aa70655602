import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestPasswordReset } from "./auth-calls.ts";

const waiting = (change: object) => ({ code: "WAIT", message: "Wait.", ...change });
let answers: { status: number; body: object }[] = [];
const sent = vi.fn(async (_path: string, _init: RequestInit) => {
  const { status, body } = answers.shift()!;
  return Response.json(body, { status });
});

beforeEach(() => {
  vi.stubGlobal("fetch", sent);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  sent.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("after a short wait, the same request is sent again", async () => {
  answers = [
    { status: 429, body: waiting({ retryAfterSeconds: 2 }) },
    { status: 200, body: {} },
  ];
  const done = requestPasswordReset("ana@example.com");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  const [first, second] = sent.mock.calls;
  expect(second).toEqual(first);
});

test("a long wait is reported as an error", async () => {
  answers = [{ status: 429, body: waiting({ retryAfterSeconds: 60 }) }];
  await expect(requestPasswordReset("ana@example.com")).rejects.toMatchObject({
    code: "WAIT",
    message: "Wait.",
    status: 429,
  });
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a request is retried at most twice", async () => {
  answers = Array.from({ length: 3 }, () => ({
    status: 429,
    body: waiting({ retryAfterSeconds: 1 }),
  }));
  const done = expect(requestPasswordReset("a@example.com")).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(sent).toHaveBeenCalledTimes(3);
});

async function anyChallenge() {
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: "one",
    hmacKeySignatureSecret: "two",
  });
  return { parameters, signature };
}
const headersOf = (call: number) => sent.mock.calls[call]![1].headers as Record<string, string>;
const proofIn = (header: string | undefined) =>
  JSON.parse(Buffer.from(header!, "base64url").toString()) as object;

test("the browser solves a puzzle instead of waiting, if it gets one", async () => {
  vi.useRealTimers();
  const challenge = await anyChallenge();
  answers = [
    { status: 429, body: waiting({ retryAfterSeconds: 300, challenge }) },
    { status: 200, body: {} },
  ];
  await requestPasswordReset("ana@example.com");
  expect(proofIn(headersOf(1)["x-hearthline-proof"])).toMatchObject({
    challenge,
    solution: { counter: 3 },
  });
});

test("the browser solves a puzzle instead of a captcha, and sends the solution with every later try", async () => {
  vi.useRealTimers();
  const challenge = await anyChallenge();
  answers = [
    { status: 403, body: { code: "CAPTCHA_MISSING", message: "Captcha.", challenge } },
    { status: 429, body: waiting({ retryAfterSeconds: 300, challenge }) },
    { status: 200, body: {} },
  ];
  await requestPasswordReset("ana@example.com");
  const done = { challenge, solution: { counter: 3 } };
  expect(proofIn(headersOf(1)["x-hearthline-captcha-proof"])).toMatchObject(done);
  expect(headersOf(2)["x-hearthline-captcha-proof"]).toBe(
    headersOf(1)["x-hearthline-captcha-proof"],
  );
  expect(proofIn(headersOf(2)["x-hearthline-proof"])).toMatchObject(done);
});

test("any other error is reported at once", async () => {
  answers = [{ status: 403, body: { code: "CONFIRMATION_NEEDED", message: "Confirm." } }];
  await expect(requestPasswordReset("ana@example.com")).rejects.toMatchObject({ status: 403 });
  expect(sent).toHaveBeenCalledTimes(1);
});
