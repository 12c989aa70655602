import { DatabaseError } from "pg";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { failureFacts } from "./failure-facts.ts";

const personal = "Priya Raman, 8123.45";

test("an error is logged by its kind, code and place, without what its message says", () => {
  const cause = Object.assign(new DatabaseError(`invalid input: ${personal}`, 1, "error"), {
    code: "22P02",
    table: "contacts",
    detail: `Key (name)=(${personal}) already exists.`,
  });
  const facts = failureFacts(new DrizzleQueryError("insert … values ($1)", [personal], cause));
  expect(facts).toMatchObject({
    error: "DrizzleQueryError",
    code: "22P02",
    cause: { code: "22P02", table: "contacts" },
  });
  expect(facts.stack).toMatch(/^at .+failure-facts\.test\.ts:\d+:\d+\)?$/m);
  expect(JSON.stringify(facts)).not.toContain("Priya");
});

test("a message of several lines, even like those of a stack, stays out", () => {
  const error = new Error(`no\n    at Priya (file:///raman:1:2)\n    at Priya (/raman:3:4)`);
  const facts = failureFacts(error);
  expect(facts.stack).toMatch(/failure-facts\.test\.ts/);
  expect(JSON.stringify(facts)).not.toMatch(/priya|raman/i);
});

test("names and codes that are no identifiers, and things that are no errors, stay out", () => {
  const error = Object.assign(new TypeError(personal), { code: personal, name: personal });
  expect(failureFacts(error)).toMatchObject({ error: "unknown", code: "unknown" });
  expect(failureFacts(personal)).toEqual({ error: "string", code: "unknown" });
  expect(failureFacts(null)).toEqual({ error: "object", code: "unknown" });
});

test("a chain of causes that leads back to itself ends", () => {
  const error = new Error("a");
  error.cause = error;
  expect(JSON.stringify(failureFacts(error)).match(/"cause"/g)).toHaveLength(3);
});
