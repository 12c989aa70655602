import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { faultsOf, messageOf } from "./failure.ts";
import { isWorthRetrying } from "./query-client.ts";

test("a question without an answer is asked three times in all, a refusal once", () => {
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

test("a failure speaks in the server's words, or says that there was no answer (ERR-082)", () => {
  expect(messageOf(new ORPCError("BAD_REQUEST", { message: "Phone is required." }))).toBe(
    "Phone is required.",
  );
  expect(messageOf(new TypeError("Failed to fetch"))).toMatch(/could not be reached/);
});

test("the faults of a refused input are found, and nothing else is taken for one", () => {
  const issues = [{ path: ["lead", "email"], message: "Enter an email address." }];
  expect(faultsOf(new ORPCError("BAD_REQUEST", { data: { issues } }))).toEqual([
    { path: "lead.email", message: "Enter an email address." },
  ]);
  expect(faultsOf(new ORPCError("BAD_REQUEST", { data: { issues: "none" } }))).toEqual([]);
  expect(faultsOf(new ORPCError("NOT_FOUND"))).toEqual([]);
  expect(faultsOf(new Error("no"))).toEqual([]);
});
