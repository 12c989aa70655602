import { expect, test } from "vitest";
import { tryAgainIn } from "./visit-messages.ts";

test.each([
  [1, "1 minute"],
  [61, "2 minutes"],
  [3_600, "60 minutes"],
  [5_401, "2 hours"],
  [86_400, "24 hours"],
])("after a refusal of %i seconds a visitor may try again in %s", (seconds, span) => {
  expect(tryAgainIn(seconds)).toBe(`You can try again in ${span}.`);
});
