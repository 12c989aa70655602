import { expect, test } from "vitest";
import { requestIds } from "./request-id.ts";

test("a retried request keeps its id until it succeeds; different contents get a new one", () => {
  const ids = requestIds();
  const first = ids.idFor({ wording: "Yes" });
  expect(ids.idFor({ wording: "Yes" })).toBe(first);
  const other = ids.idFor({ wording: "Yes, by text" });
  expect(other).not.toBe(first);
  ids.done();
  expect(ids.idFor({ wording: "Yes, by text" })).not.toBe(other);
});
