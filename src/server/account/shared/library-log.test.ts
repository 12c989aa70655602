import { expect, test } from "vitest";
import { libraryLog } from "./library-log.ts";

function logged(...given: [level: string, message: unknown, ...details: unknown[]]) {
  const lines: object[] = [];
  libraryLog({ error: (line: object) => void lines.push(line) } as never)(...given);
  return lines;
}

test("an error of the account service says what happened, without personal data", () => {
  const failure = Object.assign(new Error('key "ana@agents.test" of +17185550142 is taken'), {
    code: "23505",
  });
  const [line] = logged("error", "Failed to create user", failure);
  expect(line).toMatchObject({ reason: "Failed to create user", error: "Error", code: "23505" });
  expect(JSON.stringify(line)).not.toMatch(/ana@|7185550142|is taken/);
  const words = 'the key "ana@agents.test" of +17185550142';
  expect(logged("error", words)).toMatchObject([{ reason: "the key … of …" }]);
  expect(logged("error", failure)).toMatchObject([{ reason: "unknown", code: "23505" }]);
  expect(logged("error", "")).toMatchObject([{ reason: "unknown" }]);
});

test.each([
  "Invalid origin: https://evil.test",
  "State not found",
  "Invalid password",
  "Unable to link account - untrusted provider",
  "Failed to verify authentication",
  "account_not_linked",
  'Provider "facebook" did not return an email. Either request the scope',
])("a refusal is not an error: %s", (message) => {
  expect(logged("error", message, new Error("no"))).toEqual([]);
});

test("lower levels are not logged", () => {
  expect(logged("warn", "Failed to create user")).toEqual([]);
});
